"""The configuration: the example is one, and every mistake is named with its line."""

import os
import re
import stat
from pathlib import Path

import pytest

from adjudicator.mail.servers.oauth import Command
from adjudicator.service.mailroom.mail_sources import mailboxes
from adjudicator.service.settings.clock import FileClock, WallClock
from adjudicator.service.settings.configuration import Settings, SettingsWrong, example_text, make_key
from adjudicator.service.settings.toml_reader import load, read

HERE = Path("/etc/adjudicator/adjudicator.toml")


def changed(old: str, new: str) -> str:
    text = example_text()
    assert old in text
    return text.replace(old, new, 1)


def settings(text: str | None = None) -> Settings:
    return read(example_text() if text is None else text, HERE)


def test_the_example_is_a_configuration() -> None:
    found = settings()
    assert found.service.mailbox == "games@example.org"
    assert found.imap.port == 993
    assert found.smtp.rate == 0
    assert found.url == "sqlite:////etc/adjudicator/adjudicator.db"
    assert found.templates is None
    assert isinstance(found.make_clock(), WallClock)


def test_what_is_commented_out_in_the_example_can_be_said() -> None:
    text = example_text()
    for line in ('templates = "templates"', 'ca_file = "mail.pem"', "[clock]", 'file = "clock"'):
        assert f"# {line}" in text
        text = text.replace(f"# {line}", line)
    found = settings(text)
    assert found.templates == HERE.parent / "templates"
    assert found.imap.ca_file == found.smtp.ca_file == "mail.pem"
    assert isinstance(found.make_clock(), FileClock)


def test_the_site_is_built_in_the_languages_of_the_setting() -> None:
    assert settings().site.codes == ("en",)
    text = example_text()
    for line in ("[site]", 'languages = "English"'):
        assert f"# {line}\n" in text
        text = text.replace(f"# {line}", line)
    assert settings(text).site.codes == ("en",)
    assert settings(text.replace('"English"', '"deutsch English de"')).site.codes == ("de", "en")


@pytest.mark.parametrize(
    ("said", "answer"),
    [
        ("Germn", 'site.languages: there is no language "Germn"; did you mean German?'),
        (" ", 'site.languages must name a language at least, such as "English"'),
    ],
)
def test_a_site_in_no_language_is_refused(said: str, answer: str) -> None:
    text = f'{example_text()}\n[site]\nlanguages = "{said}"\n'
    with pytest.raises(SettingsWrong) as wrong:
        settings(text)
    assert str(wrong.value) == f"{HERE} line {len(text.splitlines())}: {answer}"


def test_access_tokens_come_from_a_command_or_the_environment_and_need_no_password() -> None:
    text = example_text().replace("# token_command = ", "token_command = ")
    found = settings(text)
    for server in (found.imap_server({}), found.smtp_server({})):
        assert server.token == Command("/usr/local/bin/mail-token games@example.org")
        assert server.password == ""
    said = {"ADJUDICATOR_IMAP_TOKEN": "for IMAP", "ADJUDICATOR_SMTP_TOKEN": "for SMTP"}
    tokens = [server.token() for server in (found.imap_server(said), settings().smtp_server(said)) if server.token]
    assert tokens == ["for IMAP", "for SMTP"]
    assert settings().imap_server({"ADJUDICATOR_IMAP_PASSWORD": "secret"}).token is None


@pytest.mark.parametrize(
    "url", ["sqlite:////var/games.db", "postgresql+psycopg://gm@db/games", "sqlite:///:memory:", "sqlite://"]
)
def test_other_addresses_of_databases_are_left_alone(url: str) -> None:
    assert settings(changed("sqlite:///adjudicator.db", url)).url == url


@pytest.mark.parametrize(
    ("old", "new", "said"),
    [
        ("port = 993", "prot = 993", "there is no setting imap.prot; did you mean port?"),
        ("port = 993", 'port = "993"', 'imap.port must be a whole number, not "993"'),
        ("port = 993", "port = 99399", "imap.port must be from 1 to 65535, not 99399"),
        ("poll = 60", "poll = true", "imap.poll must be a whole number, not true"),
        ("poll = 60", "poll = 0", "imap.poll must be at least 1 second, not 0"),
        ("outage = 60", "outage = 1", "service.outage must be at least twice as long as imap.poll (60 seconds), or 0"),
        ("processes = 4", "processes = -1", "service.processes must be 0 to 256 processes, not -1"),
        ("outage = 60", "outage = -1", "service.outage must be 0 to 10080 minutes, not -1"),
        ("rate = 0", "rate = -5", "smtp.rate must be 0 or more letters a minute, not -5"),
        ('name = "The Adjudicator"', "name = 7", "service.name must be words in quotes, not 7"),
        ('reply = "plus"', 'reply = "plsu"', 'service.reply must be one of "plus", "subject", not "plsu"'),
        ('security = "tls"', 'security = "tsl"', "did you mean tls?"),
        ('security = "tls"', 'security = "plain"', 'use "tls" or "starttls"'),
        ("gm@example.org", "gm at home", "service.gm must be an address"),
        ("gm@example.org", "Games@Example.org", 'service.gm must be where you read letters, and "Games@Example'),
        ("gm@example.org", "no-reply@example.org", 'service.gm: nobody reads what is sent to "no-reply@example.org"'),
        ("games@example.org", "noreply@example.org", "service.mailbox: nobody reads what is sent to"),
        ("games@example.org", "games+all@example.org", "service.mailbox must be an address"),
        ("Europe/London", "Europe/Lundon", "did you mean Europe/London?"),
        ("[smtp]", "[stmp]", "there is no section stmp; did you mean smtp?"),
        ('host = "smtp.example.org"', "", "smtp.host is missing"),
    ],
)
def test_a_typo_is_named_with_its_line(old: str, new: str, said: str) -> None:
    text = changed(old, new)
    lines = text.splitlines()
    line = 1 + next(number for number, one in enumerate(lines) if (new or "[smtp]") in one)
    with pytest.raises(SettingsWrong) as wrong:
        settings(text)
    assert str(wrong.value).startswith(f"{HERE} line {line}: ")
    assert said in str(wrong.value)


FURTHER = """
[[mailboxes]]
host = "imap.example.org"
user = "old@example.org"

[[mailboxes]]
host = "imap.example.org"
folder = "Junk"
shared = true
"""


@pytest.mark.parametrize("written", ['["hunter2"]', '{ password = "hunter2" }'])
@pytest.mark.parametrize(("section", "key"), [("store", "url"), ("imap", "token_command"), ("smtp", "token_command")])
def test_what_may_hold_a_secret_is_not_shown(section: str, key: str, written: str) -> None:
    text = re.sub(rf"(?m)^(# )?{key} = .*$", "", example_text())
    text = re.sub(rf"(?m)^\[{section}\]$", f"[{section}]\n{key} = {written}", text)
    with pytest.raises(SettingsWrong, match=rf"line \d+: {section}.{key} must be words in quotes\Z"):
        settings(text)


def test_there_may_be_further_mailboxes_with_passwords_of_their_own() -> None:
    found = settings(example_text() + FURTHER)
    said = {"ADJUDICATOR_IMAP_PASSWORD": "one", "ADJUDICATOR_IMAP_PASSWORD_2": "two"}
    servers = found.imap_servers(said)
    assert [(one.user, one.folder, one.password) for one in servers] == [
        ("games@example.org", "INBOX", "one"),
        ("old@example.org", "INBOX", "two"),
        ("", "Junk", ""),
    ]
    assert mailboxes(found) == (
        "imap://games@example.org@imap.example.org/INBOX",
        "imap://old@example.org@imap.example.org/INBOX",
        "imap://@imap.example.org/Junk",
    )
    with pytest.raises(SettingsWrong, match="set the environment variable ADJUDICATOR_IMAP_PASSWORD_2"):
        found.imap_servers({"ADJUDICATOR_IMAP_PASSWORD": "one"})


@pytest.mark.parametrize(
    ("more", "said"),
    [
        ("[mailboxes]\n", r"each further mailbox begins with \[\[mailboxes\]\]"),
        ('[[mailboxes]]\nhots = "a"\n', "there is no setting mailboxes.hots; did you mean host?"),
        ('[[mailboxes]]\nhost = "a"\npoll = 5\n', "there is no setting mailboxes.poll"),
        ('[[mailboxes]]\nhost = "a"\nport = 0\n', "mailboxes.port must be from 1 to 65535, not 0"),
        (FURTHER + FURTHER, "two mailboxes are the same"),
    ],
)
def test_what_is_wrong_with_a_further_mailbox_is_said_with_its_line(more: str, said: str) -> None:
    with pytest.raises(SettingsWrong, match=f"^{HERE} line \\d+: {said}"):
        settings(f"{example_text()}\n{more}")


def test_further_mailboxes_and_copies_need_imap() -> None:
    elsewhere = changed('letters = "imap"', 'letters = "pipe"')
    with pytest.raises(SettingsWrong, match=r'further mailboxes need service.letters = "imap"'):
        settings(elsewhere + FURTHER)
    with pytest.raises(SettingsWrong, match=r"smtp.copies is a folder of \[imap\]"):
        settings(elsewhere.replace("# copies =", "copies ="))


def test_where_copies_go_and_are_found() -> None:
    text = example_text().replace("# copy_to =", "copy_to =").replace("# copies =", "copies =")
    server = settings(text).copies_server({"ADJUDICATOR_IMAP_PASSWORD": "secret"})
    assert server is not None
    assert (server.host, server.folder) == ("imap.example.org", "Copies")
    assert settings().copies_server() is None
    with pytest.raises(SettingsWrong, match=r"smtp.copy_to must be an address such as"):
        settings(text.replace("games+copies@example.org", "copies"))


def test_what_is_no_toml_says_where() -> None:
    with pytest.raises(SettingsWrong, match=r"this is not TOML: .*line \d+"):
        settings(changed("port = 993", "port : 993"))


def test_a_setting_outside_every_section() -> None:
    with pytest.raises(SettingsWrong, match="line 1: there is no setting mailbox"):
        settings('mailbox = "games@example.org"\n')


def test_a_missing_section() -> None:
    with pytest.raises(SettingsWrong, match=r"the section \[service\] is missing"):
        settings("")


def test_a_missing_file(tmp_path: Path) -> None:
    with pytest.raises(SettingsWrong, match="`adjudicator init` writes one"):
        load(tmp_path / "adjudicator.toml")


def test_passwords_come_from_the_environment() -> None:
    found = settings()
    assert found.imap_server({"ADJUDICATOR_IMAP_PASSWORD": "one"}).password == "one"
    assert found.smtp_server({"ADJUDICATOR_SMTP_PASSWORD": "two"}).password == "two"
    with pytest.raises(SettingsWrong, match="set the environment variable ADJUDICATOR_IMAP_PASSWORD"):
        found.imap_server({})
    with pytest.raises(SettingsWrong, match="ADJUDICATOR_SMTP_PASSWORD"):
        found.smtp_server({"ADJUDICATOR_SMTP_PASSWORD": ""})


def test_an_account_without_a_user_needs_no_password() -> None:
    text = changed('user = "games@example.org"\nfolder', "folder")
    assert settings(text).imap_server({}).password == ""


def test_the_key_is_made_once_and_for_its_owner_alone(tmp_path: Path) -> None:
    found = read(example_text(), tmp_path / "adjudicator.toml")
    with pytest.raises(SettingsWrong, match="`adjudicator init --key` makes"):
        found.secret({})
    assert make_key(found.key_file)
    key = found.secret({})
    assert len(key) >= 32
    assert not make_key(found.key_file)
    assert found.secret({}) == key
    assert stat.S_IMODE(found.key_file.stat().st_mode) == 0o600
    assert found.secret({"ADJUDICATOR_SECRET": "another"}) == b"another"


def test_a_key_that_others_can_read_is_refused(tmp_path: Path) -> None:
    found = read(example_text(), tmp_path / "adjudicator.toml")
    make_key(found.key_file)
    found.key_file.chmod(0o640)
    with pytest.raises(SettingsWrong, match="chmod 600"):
        found.secret({})


def test_a_key_that_is_none_is_refused(tmp_path: Path) -> None:
    found = read(example_text(), tmp_path / "adjudicator.toml")
    handle = os.open(found.key_file, os.O_CREAT | os.O_WRONLY, 0o600)
    os.close(handle)
    with pytest.raises(SettingsWrong, match="holds no key"):
        found.secret({})
