"""A letter behind a mail server's alias: on file, or to be tried again; never sent back for a fault of ours."""

import io
import sqlite3
import sys
from pathlib import Path

import pytest

from adjudicator.mail.parsing.letter import read
from adjudicator.rehearsal.house import House
from adjudicator.service.mailroom.reception import handle_all
from adjudicator.store.database import connections
from tests.cli.conftest import Command, Said

LETTER = b"From: Ann Lee <ann@mail.test>\r\nSubject: orders\r\nMessage-ID: <1@x>\r\n\r\nPASS\r\n\xff"


@pytest.fixture
def deliver(command: Command, monkeypatch: pytest.MonkeyPatch) -> Command:
    def piped(raw: bytes, *words: object) -> Said:
        monkeypatch.setattr(sys, "stdin", io.TextIOWrapper(io.BytesIO(raw)))
        return command("deliver", *words)

    return piped


def filed(house: House) -> list[bytes]:
    with house.office.store.unit() as unit:
        return [letter.raw for letter in unit.letters.unhandled()]


def test_a_letter_is_on_file_to_the_byte(house: House, deliver: Command) -> None:
    assert deliver(LETTER) == Said(0, "", "")
    assert filed(house) == [LETTER]


def test_it_counts_for_the_seat_it_was_sent_to(andromeda: House, deliver: Command) -> None:
    with andromeda.office.store.unit() as unit:
        game = unit.games.named("andromeda")
        assert game is not None
        report = read(unit.outbox.of_seat(game.id, 0)[-1].raw)
    assert deliver(LETTER, "--to", report.reply_to).code == 0
    assert handle_all(andromeda.office) == 1
    with andromeda.office.store.unit() as unit:
        assert [one.seat for one in unit.game_letters.accepted(game.id, 1)] == [0]
        letter = unit.letters.get(1)
    assert letter is not None
    assert letter.raw == f"Delivered-To: {report.reply_to}\n".encode() + LETTER
    assert letter.verdict == "accepted"


@pytest.mark.parametrize("said", ["ORIGINAL_RECIPIENT", "RECIPIENT"])
def test_a_mail_server_may_say_the_address_in_the_environment(
    house: House, deliver: Command, monkeypatch: pytest.MonkeyPatch, said: str
) -> None:
    monkeypatch.setenv(said, "games+x@mail.test")
    assert deliver(LETTER).code == 0
    assert filed(house) == [b"Delivered-To: games+x@mail.test\n" + LETTER]


def test_an_address_that_is_none_adds_no_header(house: House, deliver: Command) -> None:
    assert deliver(LETTER, "--to", "x\nSubject: forged").code == 0
    assert filed(house) == [LETTER]


def test_while_the_database_is_locked_the_mail_server_tries_again(
    house: House, deliver: Command, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    monkeypatch.setattr(connections, "BUSY_SECONDS", 0.05)
    (path,) = tmp_path.glob("*.db")
    with sqlite3.connect(path, isolation_level=None) as holder:
        holder.execute("BEGIN IMMEDIATE")
        said = deliver(LETTER)
        holder.execute("ROLLBACK")
    holder.close()
    assert said.code == 75
    assert "try again later" in said.err
    assert filed(house) == []
    assert deliver(LETTER).code == 0


@pytest.mark.parametrize("wrong", ["no configuration", "no key", "no database"])
def test_nothing_that_is_wrong_here_sends_a_letter_back(
    house: House, deliver: Command, tmp_path: Path, wrong: str
) -> None:
    if wrong == "no configuration":
        (tmp_path / "adjudicator.toml").unlink()
    elif wrong == "no key":
        (tmp_path / "adjudicator.key").write_text("")
    else:
        (path,) = tmp_path.glob("*.db")
        house.office.store.close()
        path.write_bytes(b"not a database at all" * 100)
    said = deliver(LETTER)
    assert said.code == 75, said
    assert said.err.startswith("adjudicator: try again later: ")


def test_nothing_is_no_letter(house: House, deliver: Command) -> None:
    assert deliver(b"\n").code == 65
    assert filed(house) == []
