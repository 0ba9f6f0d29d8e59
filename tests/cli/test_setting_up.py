"""Writing a configuration, and hearing what is wrong with the connections."""

import stat
from pathlib import Path

import pytest

from adjudicator.mail.embedded import Embedded
from adjudicator.rehearsal.people import HOUSE
from adjudicator.service.settings.configuration import IMAP_PASSWORD, SMTP_PASSWORD, example_text
from adjudicator.service.settings.toml_reader import load
from tests.cli.conftest import Command


@pytest.fixture
def account(post: Embedded, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> dict[str, object]:
    """The options for an account that works, in an empty current folder."""
    monkeypatch.chdir(tmp_path)
    imap, smtp = post.imap(HOUSE.user), post.smtp(HOUSE.user)
    monkeypatch.setenv(IMAP_PASSWORD, imap.password)
    monkeypatch.setenv(SMTP_PASSWORD, smtp.password)
    return {
        "mailbox": post.address(HOUSE.user),
        "gm": "gm@mail.test",
        "user": HOUSE.user,
        "imap-host": imap.host,
        "imap-port": imap.port,
        "imap-security": "plain",
        "smtp-host": smtp.host,
        "smtp-port": smtp.port,
        "smtp-security": "plain",
    }


def words(account: dict[str, object], **other: object) -> list[object]:
    said = account | {name.replace("_", "-"): value for name, value in other.items()}
    return ["init", *(word for name, value in said.items() for word in (f"--{name}", value))]


def test_a_configuration_is_written_and_its_connections_checked(account: dict[str, object], command: Command) -> None:
    said = command(*words(account, name='The "Game master"', zone="Europe/London", reply="subject"))
    assert said.code == 0, said.err
    assert "IMAP 127.0.0.1" in said.out
    assert said.out.count(": good\n") == 2
    settings = load(Path("adjudicator.toml"))
    assert settings.service.name == 'The "Game master"'
    assert (settings.service.mailbox, settings.service.gm) == ("games@mail.test", "gm@mail.test")
    assert (settings.service.zone, settings.service.reply) == ("Europe/London", "subject")
    assert (settings.imap.port, settings.imap.security) == (account["imap-port"], "plain")
    assert settings.smtp.user == HOUSE.user
    comments = [line for line in example_text().splitlines() if line.startswith("#")]
    assert set(comments) <= set(Path("adjudicator.toml").read_text(encoding="utf-8").splitlines())
    assert stat.S_IMODE(Path("adjudicator.key").stat().st_mode) == 0o600
    assert len(settings.secret()) >= 32


def test_nothing_is_written_over_without_force(account: dict[str, object], command: Command) -> None:
    command(*words(account))
    text, key = Path("adjudicator.toml").read_bytes(), Path("adjudicator.key").read_bytes()
    said = command(*words(account, name="Another"))
    assert (said.code, said.out) == (1, "")
    assert "adjudicator.toml is there already: --check checks its connections, --force writes over it" in said.err
    assert Path("adjudicator.toml").read_bytes() == text
    assert command(*words(account, name="Another"), "--force").code == 0
    assert load(Path("adjudicator.toml")).service.name == "Another"
    assert Path("adjudicator.key").read_bytes() == key


def test_a_configuration_can_be_checked_again(
    account: dict[str, object], command: Command, monkeypatch: pytest.MonkeyPatch
) -> None:
    command(*words(account))
    assert command("init", "--check").code == 0
    monkeypatch.setenv(SMTP_PASSWORD, "wrong")
    said = command("init", "--check")
    assert said.code == 1
    assert "refused the login of games: 535" in said.err
    assert said.out.count(": good\n") == 1
    monkeypatch.delenv(IMAP_PASSWORD)
    said = command("init", "--check")
    assert f"set the environment variable {IMAP_PASSWORD}" in said.err
    assert "adjudicator init --check" in said.err


@pytest.mark.parametrize("letters", ["maildir", "pipe"])
def test_where_letters_arrive_on_this_machine_no_imap_is_looked_for(
    account: dict[str, object], command: Command, monkeypatch: pytest.MonkeyPatch, tmp_path: Path, letters: str
) -> None:
    command(*words(account))
    path = Path("adjudicator.toml")
    before, _, after = path.read_text().partition("\n[imap]\n")
    text = before.replace('letters = "imap"', f'letters = "{letters}"') + "\n" + after[after.index("[smtp]") :]
    path.write_text(f'{text}\n[maildir]\npath = "Maildir"\n' if letters == "maildir" else text)
    monkeypatch.delenv(IMAP_PASSWORD)
    if letters == "maildir":
        said = command("init", "--check")
        assert (said.code, said.out) == (1, "")
        assert "Maildir cannot be read as a Maildir" in said.err
        for folder in ("new", "cur"):
            (tmp_path / "Maildir" / folder).mkdir(parents=True)
    said = command("init", "--check")
    assert said.code == 0
    assert said.out.startswith("SMTP ")
    assert "IMAP" not in said.out


@pytest.mark.parametrize(
    ("other", "sentence"),
    [
        ({"imap_port": 1}, "Nothing answers at 127.0.0.1:1. Check imap.port and that the server is running."),
        ({"imap_security": "starttls"}, "does not offer STARTTLS"),
        ({"smtp_security": "tls"}, "does not speak TLS from the first byte"),
        ({"user": "nobody"}, "refused the login of nobody"),
    ],
)
def test_each_thing_that_is_wrong_with_a_connection(
    account: dict[str, object], command: Command, other: dict[str, object], sentence: str
) -> None:
    said = command(*words(account, **other))
    assert said.code == 1
    assert sentence in said.err
    assert said.err.endswith("no mail will pass until that is put right; `adjudicator init --check` looks again\n")
    assert Path("adjudicator.toml").exists()


@pytest.mark.parametrize(
    ("other", "sentence"),
    [
        ({"mailbox": "games"}, 'service.mailbox must be an address such as "games@example.org", not "games"'),
        ({"zone": "Europe/Londn"}, "did you mean Europe/London?"),
        ({"imap_security": "tsl"}, 'imap.security must be one of "tls", "starttls", "plain", not "tsl"'),
        ({"imap_host": "imap.example.org"}, "would send the password to imap.example.org for anybody to read"),
        ({"imap_port": 99999}, "imap.port must be from 1 to 65535, not 99999"),
        ({"name": "two\nlines"}, "has characters that no setting can have"),
    ],
)
def test_what_cannot_be_a_configuration_is_not_written(
    account: dict[str, object], command: Command, other: dict[str, object], sentence: str
) -> None:
    said = command(*words(account, **other))
    assert (said.code, said.out) == (1, "")
    assert sentence in said.err
    assert not Path("adjudicator.toml").exists()


def test_what_is_not_said_is_asked_for_or_named(account: dict[str, object], command: Command) -> None:
    said = command("init", "--gm", "gm@mail.test")
    assert said.err == "adjudicator: say --mailbox, --imap-host, --smtp-host: nobody is there to be asked\n"


def test_a_folder_that_there_is_not(account: dict[str, object], command: Command) -> None:
    said = command(*words(account, config="nowhere/adjudicator.toml"))
    assert said.err == (
        "adjudicator: there is no folder nowhere: make it first, or choose another place with --config\n"
    )


def test_serving_without_a_configuration(command: Command, tmp_path: Path) -> None:
    said = command("serve", "--config", tmp_path / "nowhere.toml")
    assert said.code == 1
    assert "`adjudicator init` writes one" in said.err


def test_serving_with_a_key_that_others_can_read(account: dict[str, object], command: Command) -> None:
    command(*words(account))
    Path("adjudicator.key").chmod(0o644)
    said = command("serve")
    assert said.code == 1
    assert "chmod 600" in said.err
    assert "Traceback" not in said.err
