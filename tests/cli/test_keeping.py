"""An installation saved, put back, and looked at as a whole: each thing that is wrong is one line with what to do."""

import sqlite3
import subprocess
import sys
from datetime import timedelta
from itertools import count
from pathlib import Path

import pytest

from adjudicator.rehearsal.house import House
from adjudicator.service.keeping.examining import LOOKED_AT, Finding, clock, examined, games
from adjudicator.service.serve import alone
from adjudicator.service.settings import SMTP_PASSWORD
from adjudicator.service.toml import load
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
    assert "points to a row of seat that is missing" in found(andromeda, "database")[0].sentence
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
