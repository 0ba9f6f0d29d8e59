"""An installation saved, put back, and looked at as a whole: each thing that is wrong is one line with what to do."""

import os
import resource
import sqlite3
import subprocess
import sys
from contextlib import closing
from datetime import timedelta
from itertools import count
from pathlib import Path

import pytest

from adjudicator.mail.parsing.letter import read
from adjudicator.rehearsal.house import House
from adjudicator.service.games.games import named
from adjudicator.service.maintenance.examination import LOOKED_AT, Finding, clock, examined, games
from adjudicator.service.office.office import opened
from adjudicator.service.settings.configuration import SMTP_PASSWORD, SettingsWrong
from adjudicator.service.settings.toml_reader import load
from adjudicator.service.work.sole_service import alone
from tests.cli.conftest import Command, Said


def found(house: House, about: str) -> list[Finding]:
    """What is found about one thing."""
    return [one for one in examined(house.configuration) if one.about == about]


def test_saved_and_put_back(andromeda: House, command: Command) -> None:
    done = command("backup", "saved")
    assert (done.code, done.err) == (0, "")
    assert done.out == "saved: everything as it was at 05 May 2026 18:00:00 UTC; guard it, for secrets are in it\n"
    assert command("game", "pause", "andromeda").code == 0
    refused = command("restore", "saved")
    assert refused.code == 1
    assert "adjudicator.db is there already: with --force the backup takes its place" in refused.err
    done = command("restore", "saved", "--force")
    assert done.code == 0, done.err
    assert "The open phases of andromeda are held.\n" in done.out
    assert "running" in command("game", "show", "andromeda").out
    refused = command("restore", "adjudicator.toml", "--force")
    assert (refused.code, refused.err.count("\n")) == (1, 1)
    assert "adjudicator.toml is no backup" in refused.err


@pytest.mark.parametrize(("came", "said"), [("imap", "are fetched again"), ("pipe", "are lost; ask for them again")])
def test_what_has_become_of_letters_since_the_backup(andromeda: House, command: Command, came: str, said: str) -> None:
    file = andromeda.configuration
    file.write_text(file.read_text("utf-8").replace("[service]", f'[service]\nletters = "{came}"'), "utf-8")
    command("backup", "saved")
    assert f"letters since then {said}" in command("restore", "saved", "--force").out
    told = "letters are fetched again" if came == "imap" else "nor letters that came since: ask players for theirs"
    assert told in command("notices").out
    with closing(opened(load(file)).store) as store, store.unit() as unit:
        mails = unit.outbox.of_game(named(unit, "andromeda").id)
    letter = " ".join(line.text for mail in mails if mail.seat == 0 for line in read(mail.raw).lines)
    sought = "What you have sent since is looked for in the mailbox." in letter
    assert (sought, "is not among them: send it again." in letter) == (came == "imap", came == "pipe")


def test_a_file_that_cannot_be_written_is_named(andromeda: House, command: Command) -> None:
    name = 252 * "x"
    assert command("backup", name).err == f"adjudicator: {name}.part: File name too long\n"


def test_a_command_says_nothing_of_the_log(andromeda: House, command: Command) -> None:
    """Under pytest everything logged is caught, so this one runs as it does in a terminal."""
    assert command("backup", "saved").code == 0
    typed = [sys.executable, "-m", "adjudicator.cli", "restore", "saved", "--force"]
    done = subprocess.run(typed, check=False, cwd=andromeda.folder, capture_output=True, text=True)
    assert (done.returncode, done.stderr) == (0, "")


def test_a_sound_installation(andromeda: House, command: Command) -> None:
    (andromeda.folder / "adjudicator.db").chmod(0o600)
    with alone(load(andromeda.configuration)):
        said = command("doctor")
    assert said == Said(0, "clock: clock.file is set, so time stands still: leave it out for real games\n", "")
    said = command("doctor", "--json")
    assert '"about": "service"' in said.out
    assert '"fatal": false' in said.out


def test_what_needs_a_person(andromeda: House, command: Command, monkeypatch: pytest.MonkeyPatch) -> None:
    store = andromeda.office.store
    (andromeda.folder / "adjudicator.db").chmod(0o644)
    (rights,) = found(andromeda, "keys")
    assert "others can read it: chmod 600" in rights.sentence
    with store.unit() as unit:
        unit.outbox.claim(andromeda.clock.now(), stale_after=timedelta(0), limit=2)
        unit.letters.receive(b"Subject: x\r\n\r\nx", source="-", message_id=None, received_at=andromeda.clock.now())
    andromeda.clock.move(andromeda.clock.now() + timedelta(days=30))
    said = command("doctor")
    assert said.code == 1
    assert said.err.splitlines()[-1] == "adjudicator: 3 of these must be put right"
    for part in (
        "andromeda: phase number 1 was due at ",
        "mail: 2 letters were taken up and not heard of since: start the service",
        "letters: 1 letters on file wait to be handled, the oldest since 05 May 18:00 UTC",
        "adjudicator: ",
    ):
        assert any(line.startswith(part) for line in said.err.splitlines()), (part, said.err)
    monkeypatch.setenv(SMTP_PASSWORD, "wrong")
    (refused,) = (one for one in examined(andromeda.configuration) if one.about.startswith("SMTP"))
    assert "refused the login" in refused.sentence


CONTRADICTIONS = {
    "UPDATE phase SET closed_at = opened_at": "it is running, but no phase of it is open",
    "UPDATE game SET status = 'finished'": "it is finished, but its phase number 1 is open",
    "UPDATE game SET serial = 3": "its phase number 1 is open instead of 3",
    "UPDATE phase SET state = x'7b7d'": "its open phase cannot be read by this version",
    "UPDATE game SET title = 'chess'": "its open phase cannot be read by this version",
    "UPDATE phase SET held = 'for a reason'": "its open phase is held (for a reason)",
    "UPDATE game SET status = 'paused'": "it is paused: `adjudicator game resume andromeda`",
    "UPDATE seat SET name = 'Pink' WHERE number = 0": "its seats are not those of its position",
}


def test_what_contradicts_itself(andromeda: House) -> None:
    store = andromeda.office.store
    store.close()
    sound = (andromeda.folder / "adjudicator.db").read_bytes()
    for change, said in CONTRADICTIONS.items():
        _sql(andromeda, change)
        with store.unit() as unit:
            (finding,) = games(unit, andromeda.clock, load(andromeda.configuration))
        assert said in finding.sentence
        store.close()
        (andromeda.folder / "adjudicator.db").write_bytes(sound)


def test_a_database_that_is_not_whole(andromeda: House) -> None:
    _sql(andromeda, "PRAGMA foreign_keys = OFF", "UPDATE seat SET game_id = 99 WHERE number = 1")
    torn = [one.sentence for one in found(andromeda, "database")]
    assert "points to a row of seat that is missing" in torn[0]
    assert "a row of seat points to a row of game that is missing" in " ".join(torn)
    assert torn == sorted(torn)
    _sql(andromeda, "UPDATE alembic_version SET version_num = '0001'")
    assert any("`adjudicator upgrade --check`" in one.sentence for one in found(andromeda, "database"))
    _sql(andromeda, "UPDATE alembic_version SET version_num = '9f00'")
    assert any("install that version again" in one.sentence for one in found(andromeda, "database"))
    (andromeda.folder / "adjudicator.db").write_bytes(b"no database" * 1000)
    for end in ("-wal", "-shm"):
        (andromeda.folder / f"adjudicator.db{end}").unlink(missing_ok=True)
    (finding,) = found(andromeda, "database")
    assert "not a whole database" in finding.sentence


def test_a_clock_that_is_wrong(andromeda: House) -> None:
    text = andromeda.configuration.read_text().replace('[clock]\nfile = "clock"\n', "")
    andromeda.configuration.write_text(text)
    now = andromeda.clock.now()

    def came(*received: str) -> list[str]:
        with andromeda.office.store.unit() as unit:
            for said in received:
                raw = f"Return-Path: <a@b.test>\r\nReceived: from x\r\n\tby y; {said}\r\n\r\nLetter".encode()
                unit.letters.receive(raw, source="-", message_id=None, received_at=now, uidvalidity=1, uid=next(uids))
            return [one.sentence for one in clock(unit.letters.stamps(LOOKED_AT))]

    uids = count(1)
    assert came("Tue, 05 May 2026 19:59:00 +0200 (CEST)") == []
    (slow,) = came("Tue, 5 May 2026 18:07:00 +0000")
    assert slow.startswith("letters came 7 minutes before the mail server got them, so this machine's clock is slow")
    assert found(andromeda, "clock")[0].sentence == slow
    (fast,) = came(*["Tue, 5 May 2026 17:00:00 +0000"] * LOOKED_AT)
    assert "this machine's clock is fast, or the service was not at work" in fast
    assert came("some day or other") == []


def test_a_disk_that_is_nearly_full(andromeda: House, monkeypatch: pytest.MonkeyPatch) -> None:
    class Usage:
        free = 30 * 2**20

    monkeypatch.setattr("shutil.disk_usage", lambda path: Usage)
    (finding,) = found(andromeda, "disk")
    assert finding.sentence.startswith("30 MB are left where the games are, and 100 MB should be: make room")


def test_a_clock_that_is_wrong_by_a_day(andromeda: House) -> None:
    raw = b"Received: from x by y; Wed, 6 May 2026 20:05:00 +0000\r\n\r\nLetter"
    with andromeda.office.store.unit() as unit:
        unit.letters.receive(raw, source="-", message_id=None, received_at=andromeda.clock.now(), uidvalidity=1, uid=1)
        (slow,) = clock(unit.letters.stamps(LOOKED_AT))
    assert slow.sentence.startswith("letters came 26 hours before the mail server got them")


UNREADABLE = {
    b"# caf\xe9\n": "line 1: this is not written in UTF-8: save the file in that encoding",
    "zone".encode("utf-16"): "line 1: this is not written in UTF-8: save the file in that encoding",
    b"name = The Adjudicator\n": "this is not TOML: Invalid value (at line 1, column 8)",
}


@pytest.mark.parametrize("raw", UNREADABLE, ids=["latin-1", "utf-16", "no quotes"])
def test_a_configuration_that_cannot_be_read(raw: bytes, house: House, command: Command) -> None:
    house.configuration.write_bytes(raw)
    said = command("doctor")
    assert (
        said.err.splitlines()[0] == f"configuration: adjudicator.toml{':' if b'name' in raw else ''} {UNREADABLE[raw]}"
    )
    assert (said.code, len(said.err.splitlines())) == (1, 2)
    house.configuration.unlink()
    house.configuration.mkdir()
    assert command("doctor").code == 2


PLACES = {
    "games.db": "configuration: store.url: 'games.db' is no database address; write for example sqlite:///adjudicator.db",
    "postgresql://games@db:54x2/games": "configuration: store.url: 'postgresql://games@db:54x2/games' is no database",
    "mysql://games": "configuration: store.url: there is no storage on 'mysql'; use sqlite:///FILE or postgresql://...",
    "sqlite:///": "configuration: store.url: a database in memory forgets every letter; name a file",
    "sqlite:///nowhere/games.db": "database: there is no folder ",
}


@pytest.mark.parametrize("url", PLACES)
def test_a_database_that_cannot_be(url: str, house: House, command: Command) -> None:
    with house.configuration.open("a") as file:
        file.write(f'[store]\nurl = "{url}"\n')
    said = command("doctor")
    assert (said.code, said.err.splitlines()[0][: len(PLACES[url])]) == (1, PLACES[url])
    for words in (("game", "list"), ("serve", "--once")):
        said = command(*words)
        assert (said.code, said.err.count("\n")) == (1, 1), said


def test_an_editors_mark_and_its_tabs_are_read(house: House) -> None:
    text = house.configuration.read_bytes().replace(b" = ", b"\t=\t").replace(b"\n", b"\r\n")
    house.configuration.write_bytes(b"\xef\xbb\xbf" + text)
    assert found(house, "configuration") == []
    assert load(house.configuration).service.gm == "gm@mail.test"


@pytest.mark.parametrize(
    ("zone", "guess"), [("Europe/Lundon", "did you mean Europe/London?"), ("", "name one such as Europe/London")]
)
def test_a_zone_that_there_is_not(zone: str, guess: str, house: House) -> None:
    text = house.configuration.read_text()
    house.configuration.write_text(text.replace('zone = "UTC"', f'zone = "{zone}"'))
    (finding,) = examined(house.configuration)
    assert f'there is no zone "{zone}"; {guess}' in finding.sentence


def test_templates_that_cannot_be_used(house: House, command: Command) -> None:
    text = house.configuration.read_text()
    house.configuration.write_text(text.replace("[service]", '[service]\ntemplates = "words"'))
    (gone,) = found(house, "templates")
    assert "words, which service.templates names: make it, or correct the name" in gone.sentence
    assert not gone.fatal
    refused = command("templates", "check")
    assert (refused.code, refused.err.count("\n")) == (1, 1)
    assert "there is no folder words" in refused.err
    words = house.folder / "words"
    (words / "games" / "andromeda").mkdir(parents=True)
    refused = command("templates", "check", "--game", "nix")
    assert (refused.code, "there is no game 'nix', nor words of your own for one" in refused.err) == (1, True)
    assert command("templates", "check", "--game", "andromeda").code == 0
    (words / "site").mkdir()
    (words / "site" / "index.html.j2").write_text("{{ players | only_there }}")
    (words / "report.txt.j2").write_text("Hello\n{{ game }}\n")
    assert found(house, "templates") == []
    (words / "report.txt.j2").write_text("Hello\n{% if %}\n")
    (words / "games" / "andromeda" / "receipt.txt.j2").write_text("{{ game | wraped }}")
    (words / "reminder.txt.j2").write_bytes(b"caf\xe9")
    for one, said in zip(
        found(house, "templates"),
        (
            "the template receipt.txt.j2, line 1 cannot be used: No filter named 'wraped'",
            "the template reminder.txt.j2, line 1 cannot be used: this is not written in UTF-8",
            "the template report.txt.j2, line 2 cannot be used: Expected an expression",
        ),
        strict=True,
    ):
        assert one.fatal
        assert one.sentence.startswith(said)
        assert "`adjudicator templates check`" in one.sentence


def test_a_key_that_is_gone(andromeda: House, command: Command) -> None:
    key = andromeda.folder / "adjudicator.key"
    was = key.read_bytes()
    key.unlink()
    (gone,) = found(andromeda, "keys")
    assert "adjudicator.key back from your backup" in gone.sentence
    before = andromeda.configuration.read_bytes()
    said = command("init", "--key")
    assert "adjudicator.key: made; keep a copy of it" in said.out
    assert andromeda.configuration.read_bytes() == before
    assert key.read_bytes() != was
    assert found(andromeda, "keys") == []
    assert "adjudicator.key: kept as it was" in command("init", "--key").out


def test_a_database_that_is_empty(andromeda: House, command: Command) -> None:
    file = andromeda.folder / "adjudicator.db"
    os.truncate(file, 0)
    file.chmod(0o600)
    empty = "adjudicator.db: this is not a whole database (it is empty; if there were no games yet, delete it)"
    for words in (("game", "list"), ("serve", "--once"), ("backup", "saved.zip"), ("upgrade",), ("upgrade", "--check")):
        said = command(*words)
        assert (said.code, empty in said.err, said.err.count("\n")) == (1, True, 1), said
    assert empty in command("health").out
    (line,) = found(andromeda, "database")
    assert empty in line.sentence
    assert file.stat().st_size == 0
    for one in (file, file.with_name("adjudicator.db-wal")):
        one.unlink(missing_ok=True)
    assert "There are no games yet" in command("game", "list").out


def test_a_lock_that_cannot_be_written(house: House, command: Command) -> None:
    lock = house.folder / "adjudicator.lock"
    # Whoever stopped without a word left this behind; nobody holds it.
    lock.write_text("at work: 1\n")
    with alone(load(house.configuration)) as died:
        assert died
        assert "another service is at work" in command("serve", "--once").err
    soft, hard = resource.getrlimit(resource.RLIMIT_FSIZE)
    resource.setrlimit(resource.RLIMIT_FSIZE, (0, hard))
    try:
        with (
            pytest.raises(SettingsWrong, match=r"cannot be written .*make room on the disk"),
            alone(load(house.configuration)),
        ):
            pass
    finally:
        resource.setrlimit(resource.RLIMIT_FSIZE, (soft, hard))
    lock.unlink()
    lock.mkdir()
    said = command("serve", "--once")
    assert (said.code, said.err.count("\n")) == (1, 1)
    folder = "adjudicator.lock is a folder, and must be a file or missing: move it away"
    assert folder in said.err
    assert f"service: {folder}" in command("doctor").err.splitlines()


def test_no_configuration(tmp_path: Path, monkeypatch: pytest.MonkeyPatch, command: Command) -> None:
    monkeypatch.chdir(tmp_path)
    said = command("doctor")
    assert said.code == 1
    assert said.err.startswith("configuration: adjudicator.toml cannot be read")


def _sql(house: House, *statements: str) -> None:
    house.office.store.close()
    with sqlite3.connect(house.folder / "adjudicator.db") as db:
        for statement in statements:
            db.execute(statement)
    db.close()
