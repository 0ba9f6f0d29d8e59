"""Checking letters and printing reports: nothing is sent, and nothing counts."""

import io
import json
import sys
from datetime import timedelta
from pathlib import Path
from typing import Any

import pytest

from adjudicator.rehearsal.house import House
from adjudicator.service.mailroom import reception
from tests.cli.conftest import COSMIC, Command

SEAT = ("--game", "andromeda", "--seat", "red")


@pytest.fixture
def attack(andromeda: House, command: Command) -> str:
    """An attack that Red can make."""
    form = command("report", "andromeda", "--seat", "Red").out
    return next(line for line in form.splitlines() if line.startswith("# ATTACK")).removeprefix("# ")


def test_a_letter_is_read_and_does_not_count(andromeda: House, command: Command, attack: str, tmp_path: Path) -> None:
    letter = tmp_path / "letter.txt"
    letter.write_text(f"Hello,\n{attack.lower()}\n\nKind regards,\nAnn\n", encoding="utf-8")
    said = command("check", letter, *SEAT)
    assert said.code == 0
    assert f"  1. {attack}" in said.out
    assert "Hello" not in said.out
    shown = json.loads(command("game", "show", "andromeda", "--json").out)
    assert shown["seats"][0]["heard"] is False


def test_who_would_be_ready_is_told_so(andromeda: House, command: Command, tmp_path: Path) -> None:
    letter = tmp_path / "letter.txt"
    for words, told in (
        ("READY\n", "READY counts once orders of yours stand"),
        ("PASS\nREADY\n", "You are READY. WAIT takes it back"),
    ):
        letter.write_text(words, encoding="utf-8")
        assert told in " ".join(command("check", letter, *SEAT).out.split())
    with andromeda.office.store.unit() as unit:
        game = unit.games.named("andromeda")
        assert game is not None
        phase = unit.phases.current(game.id)
    assert phase is not None
    assert phase.ends_at is None


def test_a_letter_that_is_not_understood(andromeda: House, command: Command, attack: str, tmp_path: Path) -> None:
    letter = tmp_path / "letter.txt"
    letter.write_text("atak planet 1\n", encoding="utf-8")
    said = command("check", letter, *SEAT)
    assert said.code == 1
    assert f"YES 1: {' '.join(attack.split()[:2])} 1" in said.out
    told: dict[str, Any] = json.loads(command("check", letter, *SEAT, "--json").out)
    assert told["orders"] == []
    assert told["misread"][0]["line"] == 1


def test_what_will_not_happen_is_found(andromeda: House, command: Command, attack: str, tmp_path: Path) -> None:
    letter = tmp_path / "letter.txt"
    letter.write_text(f"{attack} ELSE {attack.removeprefix('ATTACK ')}\n", encoding="utf-8")
    said = command("check", letter, *SEAT)
    assert said.code == 1
    assert "Worth another look" in said.out
    assert "is the same wish. [A101]" in " ".join(said.out.split())
    told: dict[str, Any] = json.loads(command("check", letter, *SEAT, "--json").out)
    (noticed,) = told["noticed"]
    assert (noticed["code"], noticed["severity"], noticed["line"], noticed["alternative"]) == ("A101", "warning", 1, 2)
    assert [one["taken"] for one in told["taken"]] == [told["taken"][0]["situations"], 0]


def test_what_is_covered_is_said(andromeda: House, command: Command, attack: str, tmp_path: Path) -> None:
    letter = tmp_path / "letter.txt"
    letter.write_text(f"{attack}\nZAP any IF used against me ELSE no\n", encoding="utf-8")
    told: dict[str, Any] = json.loads(command("check", letter, *SEAT, "--json").out)
    held = [one["prompt"] for one in told["covered"]]
    assert all(prompt.startswith("Do you hold") for prompt in held)
    said = command("check", letter, *SEAT).out
    assert [line for line in said.splitlines() if "whatever the others do" in line] == [
        f"Answered whatever the others do: {prompt}" for prompt in held
    ]
    assert any(line.startswith('Order 1, "ATTACK') and "taken in" in line for line in said.splitlines())


def test_a_text_that_begins_like_a_header_is_a_text(
    andromeda: House, command: Command, attack: str, tmp_path: Path
) -> None:
    letter = tmp_path / "letter.txt"
    letter.write_text(f"NOTE to GM: hello\n{attack}\n", encoding="utf-8")
    assert f"  1. {attack}" in command("check", letter, *SEAT).out


def test_a_mail_is_taken_apart(andromeda: House, command: Command, attack: str, tmp_path: Path) -> None:
    letter = tmp_path / "letter.eml"
    form = command("report", "andromeda", "--seat", "Red").out.replace(f"# {attack}", attack)
    quoted = "".join(f"> {line}\n" for line in form.splitlines())
    letter.write_text(f"From: Ann <ann@mail.test>\nSubject: Re: report\n\n{quoted}", encoding="utf-8")
    said = command("check", letter, *SEAT)
    assert (said.code, f"  1. {attack}" in said.out) == (0, True)


def test_a_letter_can_be_piped_in(
    andromeda: House, command: Command, attack: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(sys, "stdin", io.TextIOWrapper(io.BytesIO(attack.encode())))
    assert f"  1. {attack}" in command("check", "-", *SEAT).out


def test_whoever_checks_a_letter_sees_what_stands_for_its_seat(house: House, command: Command) -> None:
    """So it is written down, and refused while all game masters play."""
    command("game", "new", "andromeda", *COSMIC, "--gm", "ann@mail.test")
    command("game", "start", "andromeda")
    reception.receive(house.office, b"From: bob@mail.test\nMessage-ID: <1@x>\n\nPASS\n", source="pipe")
    reception.handle_all(house.office)
    blue = ("check", "clock", "--game", "andromeda", "--seat", "blue")
    said = command(*blue)
    assert (said.code, said.out) == (1, "")
    assert said.err.startswith("adjudicator: the orders of Blue cannot be shown to somebody who plays in andromeda;")
    command("game", "master", "andromeda", "eve@mail.test")
    assert "You pass in turn 1 phase 1" in command(*blue).out
    deeds = json.loads(command("game", "log", "andromeda", "--json").out)
    assert [one["what"] for one in deeds][-1] == "looked at the orders of Blue"


@pytest.mark.parametrize(
    ("words", "sentence"),
    [
        (
            ("nowhere.txt", *SEAT),
            "the letter nowhere.txt cannot be read (No such file or directory); give a file, or -",
        ),
        ((".", *SEAT), "the letter . cannot be read (Is a directory)"),
        (("clock", "--game", "x", "--seat", "Red"), "there is no game 'x'; there are: andromeda"),
        (("clock", "--game", "andromeda", "--seat", "Pink"), "there is no seat 'Pink' in andromeda; there are: Red,"),
    ],
)
def test_what_cannot_be_checked(andromeda: House, command: Command, words: tuple[str, ...], sentence: str) -> None:
    said = command("check", *words)
    assert (said.code, said.out) == (1, "")
    assert said.err.startswith(f"adjudicator: {sentence}")


def test_a_game_that_has_not_begun(house: House, command: Command) -> None:
    command("game", "new", "andromeda", *COSMIC)
    assert command("check", "clock", *SEAT).err == "adjudicator: andromeda has no open phase: it has not begun yet\n"
    assert (
        "there is no report for Red in andromeda: it has not begun yet"
        in command("report", "andromeda", "--seat", "Red").err
    )
    assert "andromeda has no open phase" in command("adjudicate", "andromeda", "--preview").err


def test_reports_are_printed_as_they_were_sent(andromeda: House, command: Command) -> None:
    command("adjudicate", "andromeda")
    latest = command("report", "andromeda", "--seat", "Blue").out
    assert "You are Blue. Turn 1 phase 1 is over; turn 1 phase 2 is open." in latest
    assert command("report", "andromeda", "--seat", "blue", "--turn", 1, "--phase", 1).out == latest
    first = command("report", "andromeda", "--seat", "Blue", "--turn", 1, "--phase", 0).out
    assert "You are Blue. Turn 1 phase 1 is open." in first
    assert command("report", "andromeda", "--seat", "Blue", "--html").out.lstrip().startswith("<!DOCTYPE html>")


def test_a_report_that_there_is_not(andromeda: House, command: Command) -> None:
    said = command("report", "andromeda", "--seat", "Red", "--turn", 2, "--phase", 3)
    assert said.err == "adjudicator: there is no report of turn 2 phase 3 for Red; there are those of turn 1 phase 0\n"
    said = command("report", "andromeda", "--seat", "Red", "--turn", 2)
    assert said.err == "adjudicator: say both --turn and --phase, or neither for the latest report\n"


def test_whether_a_report_has_left(andromeda: House, command: Command) -> None:
    def said() -> str:
        return command("report", "andromeda", "--seat", "Red").err

    assert said() == "adjudicator: it waits to be sent to ann@mail.test; `adjudicator serve` sends it\n"
    now = andromeda.clock.now()
    with andromeda.office.store.unit() as unit:
        mail = next(
            one.mail for one in unit.outbox.claim(now, stale_after=timedelta(0)) if b"report for Red" in one.mail.raw
        )
    assert said() == "adjudicator: it is on its way to ann@mail.test\n"
    with andromeda.office.store.unit() as unit:
        unit.outbox.retry(mail, now, "450 busy\x1b[2J")
    assert (
        said()
        == "adjudicator: it has not left for ann@mail.test yet: 450 busy\N{REPLACEMENT CHARACTER}[2J; it is tried "
        "again from Tue 05 May 2026 18:01 UTC on\n"
    )
    with andromeda.office.store.unit() as unit:
        (again,) = (one.mail for one in unit.outbox.claim(now + timedelta(minutes=1), stale_after=timedelta(days=1)))
        unit.outbox.sent(again, now + timedelta(minutes=1))
    assert said() == "adjudicator: it left for ann@mail.test on Tue 05 May 2026 18:01 UTC\n"


def test_a_report_that_was_given_up(andromeda: House, command: Command) -> None:
    with andromeda.office.store.unit() as unit:
        for one in unit.outbox.claim(andromeda.clock.now(), stale_after=timedelta(0)):
            unit.outbox.fail(one.mail, "550 no such user")
    said = command("report", "andromeda", "--seat", "Red").err
    assert said == "adjudicator: it could not be sent to ann@mail.test: 550 no such user\n"


@pytest.mark.parametrize(
    ("wished", "wanted", "sentence"),
    [
        ("text", "--html", "Blue was sent this as text alone, as they wish (FORMAT text)"),
        ("html", "", "Blue was sent this as a page alone, as they wish (FORMAT html): --html prints it"),
    ],
)
def test_a_report_in_a_form_that_was_not_sent(
    andromeda: House, command: Command, wished: str, wanted: str, sentence: str
) -> None:
    with andromeda.office.store.unit() as unit:
        game = unit.games.named("andromeda")
        assert game is not None
        unit.seats.wish(game.id, 1, format=wished)
    command("adjudicate", "andromeda")
    said = command("report", "andromeda", "--seat", "blue", *filter(None, [wanted]))
    assert (said.code, said.out, said.err) == (1, "", f"adjudicator: {sentence}\n")
    assert command("report", "andromeda", "--seat", "blue", *([] if wanted else ["--html"])).code == 0


@pytest.mark.parametrize("looked", [("report", "andromeda"), ("print", "andromeda")])
def test_a_look_at_what_is_not_there_is_no_look(andromeda: House, command: Command, looked: tuple[str, str]) -> None:
    assert "there is no seat 'Brown'" in command(*looked, "--seat", "Brown").err
    assert "there is no report of turn 9 phase 1" in command(*looked, "--seat", "Red", "--turn", 9, "--phase", 1).err
    assert "looked at" not in command("game", "log", "andromeda").out
