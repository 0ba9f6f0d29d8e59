"""Letters with more in them than is looked at closely, read or not: nothing is lost, and the answer says so."""

import sqlite3
from collections.abc import Sequence
from contextlib import closing
from pathlib import Path

import pytest
from msgspec.structs import replace

from adjudicator.mail.intake.length import MOST as LINES
from adjudicator.orders.lines.letter_reading import Line
from adjudicator.orders.values.problems import CLOSELY
from adjudicator.service.game import orders_on_file, table
from adjudicator.service.game.orders_on_file import Orders
from adjudicator.service.game.reading_cache import Readings
from adjudicator.service.games.games import GameWrong
from adjudicator.service.master import command, commanded, paper_orders
from adjudicator.service.office.advice import MOST
from adjudicator.service.service_words.requests import MOST as THINGS
from tests.service.commanding import gm
from tests.service.house import PLAYERS, House, words
from tests.service.readings import before_each_reading

SAID = {
    "en": "{} things in your letter could not be read as they stand",
    "de": "{} Stellen in deinem Brief konnte ich nicht so lesen, wie sie dastehen",
}


def stands(house: House) -> Orders:
    """What stands for the first seat."""
    laid = house.table()
    with house.store.unit() as unit:
        return table.orders(unit, laid, 0)


def letter(size: int) -> str:
    """A letter with so many lines that are no orders."""
    return "\n".join(f"Frobnicate the widget number {n}" for n in range(1, size + 1))


@pytest.mark.parametrize("order", ["PASS\n", ""])
def test_each_of_many_lines_is_named_and_it_is_said_that_few_are_looked_at_closely(house: House, order: str) -> None:
    house.begun()
    filed = house.reply(0, order + letter(30))
    assert filed.verdict == ("accepted" if order else "unreadable")
    answer = house.answer(0)
    assert all(f"Frobnicate the widget number {n}" in answer for n in range(1, 31))
    assert f"{SAID['en'].format(30)}. Each of them is named, but I looked closely only at the first {CLOSELY}" in answer


def test_of_fewer_nothing_is_said(house: House) -> None:
    house.begun()
    house.reply(0, letter(CLOSELY))
    assert "could not be read as they stand" not in house.answer(0)


def test_it_is_said_in_german_to_who_reads_german(house: House) -> None:
    house.begun()
    house.reply(0, "LANGUAGE de")
    house.reply(0, letter(30))
    assert f"{SAID['de'].format(30)}. Jede ist genannt, aber nur bei den ersten {CLOSELY} habe ich" in house.answer(0)


def alternatives(size: int) -> str:
    """An order with so many alternatives, of which all but two can never be reached."""
    return "LIMBO 1 to home 1" + " ELSE 1 to home 2" * (size - 1)


TOLD = {
    "en": "Your orders have {} alternatives. They stand, and count as ever, but they were not checked",
    "de": "Deine Befehle haben {} Möglichkeiten. Sie stehen und zählen wie sonst, wurden aber nicht geprüft",
}


@pytest.mark.parametrize("language", TOLD)
def test_so_many_alternatives_are_checked_and_more_stand_all_the_same(house: House, language: str) -> None:
    house.begun()
    house.reply(0, f"LANGUAGE {language}")
    house.reply(0, alternatives(MOST))
    assert "A101" in house.answer(0)
    assert TOLD[language].format(MOST) not in house.answer(0)
    filed = house.reply(0, alternatives(MOST + 1))
    assert filed.verdict == "accepted"
    assert "A101" not in house.answer(0)
    assert TOLD[language].format(MOST + 1) in house.answer(0)
    (clause,) = stands(house).clauses
    assert len(clause.alternatives) == MOST + 1


def orders(size: int) -> str:
    """So many lines that are orders."""
    return "\n".join(f"LIMBO 1 to home {1 + n % 5}" for n in range(size))


@pytest.fixture
def read_lines(monkeypatch: pytest.MonkeyPatch) -> list[int]:
    """Of each reading the number of its lines, but for those of a few."""
    found: list[int] = []

    def counted(lines: Sequence[Line]) -> None:
        if len(lines) > 50:
            found.append(len(lines))

    before_each_reading(monkeypatch, counted)
    # Another test may have had the same read.
    monkeypatch.setattr(orders_on_file, "_readings", Readings())
    return found


@pytest.mark.parametrize("situations", [0, 2], ids=["not tried", "tried beforehand"])
def test_a_long_letter_is_read_once_for_all_that_is_done_with_it(
    house: House, read_lines: list[int], situations: int
) -> None:
    house.begun()
    house.office = replace(house.office, situations=situations)
    assert house.reply(0, orders(300)).verdict == "accepted"
    assert read_lines == [300]
    house.reply(0, "READY")
    house.reply(0, "SHOW ORDERS")
    assert "LIMBO 1 to home 5" in house.answer(0)
    assert read_lines == [300]


def test_that_it_has_empty_lines_makes_no_difference(house: House, read_lines: list[int]) -> None:
    house.begun()
    said = orders(300).replace("LIMBO 1 to home 3", "\n\n\nLIMBO 1 to home 3")
    assert house.reply(0, f"\n\n{said}\n\n\n> what you wrote\n> and more").verdict == "accepted"
    assert len(read_lines) == 1


def test_one_of_which_lines_are_left_out_is_read_once_more_without_them(house: House, read_lines: list[int]) -> None:
    house.begun()
    assert house.reply(0, f"Dear all,\n\n{orders(300)}").verdict == "accepted"
    assert len(read_lines) == 2


def test_one_that_names_players_is_read_with_their_names_and_as_it_is_kept(house: House, read_lines: list[int]) -> None:
    house.begun()
    house.office = replace(house.office, situations=2)
    assert house.reply(0, f"ZAP Bob\n{orders(300)}").verdict == "accepted"
    assert len(read_lines) == 3
    house.reply(0, "READY")
    assert len(read_lines) == 3


TOO_LONG = {
    "en": (
        "It is too much from line 502 on: READY I have looked at none of its lines",
        "Send it again as several letters",
    ),
    "de": (
        "Zu viel ist es von Zeile 502 an: READY Keine Zeile davon habe ich angesehen",
        "noch einmal als mehrere Briefe",
    ),
}


@pytest.mark.parametrize("language", TOO_LONG)
def test_of_a_letter_with_too_many_lines_nothing_is_read_and_nothing_is_lost(
    house: House, read_lines: list[int], language: str
) -> None:
    """Its READY would end the phase without the orders that could not be read; and in two letters all of it counts."""
    house.begun()
    house.reply(0, f"LANGUAGE {language}\nLIMBO 2 to home 1")
    whole = "\n".join([orders(LINES - 100), *["ZAP any"] * 100, "", "READY"])
    filed = house.reply(0, whole)
    assert (filed.verdict, filed.body, read_lines) == ("too_long", None, [])
    assert whole.encode() in filed.raw.replace(b"\r\n", b"\n")
    (told,) = house.refusals("too_long", PLAYERS[0].address)
    assert [said for said in TOO_LONG[language] if said not in " ".join(words(told).split())] == []
    assert [len(clause.alternatives) for clause in stands(house).clauses] == [1]
    first, second = whole.splitlines()[: LINES - 100], whole.splitlines()[LINES - 100 :]
    assert [house.reply(0, "\n".join(part)).verdict for part in (first, second)] == ["accepted"] * 2
    assert len(stands(house).clauses) == LINES
    assert stands(house).ready


def test_lines_that_are_quoted_make_no_letter_too_long(house: House) -> None:
    house.begun()
    quotation = "\n".join(f"> {line.text}" for line in house.last(0, "report").lines)
    assert house.reply(0, f"PASS\n\n{quotation}\n" + "> > and what I wrote\n" * 2 * LINES).verdict == "accepted"


@pytest.mark.parametrize("mark", ["> ", "# "], ids=["quoted", "behind the mark of a comment"])
def test_of_lines_that_are_not_read_no_more_are_looked_at_for_orders(
    house: House, read_lines: list[int], monkeypatch: pytest.MonkeyPatch, mark: str
) -> None:
    house.begun()
    looked: list[int] = []
    before_each_reading(monkeypatch, lambda lines: looked.append(sum(bool(line.text) for line in lines)))
    house.reply(0, "PASS\n" + "\n".join(f"{mark}LIMBO 1 to home {n}" for n in range(2 * LINES)))
    assert "LIMBO 1 to home 1" in house.answer(0)
    assert max(looked) == LINES


def test_what_is_asked_for_twice_in_a_letter_is_answered_once(house: House) -> None:
    """Else a letter of nothing but RESEND, from anybody who writes in a player's name, would bury him in reports."""
    house.begun()
    house.reply(0, "\n".join(["RESEND", "  resend", "HELP ATTACK", "HELP attack", "HELP ZAP"] * 90))
    assert len(house.mails(0, "/again/")) == 1
    said = ("The report comes again", "ATTACK (order word)", "ZAP (order word)")
    assert [house.answer(0).count(one) for one in said] == [1, 1, 1]


MORE_ASKED = {"en": 'Line 21 ("HELP frog 21") and those below it', "de": 'Zeile 21 ("HELP frog 21") und was darunter'}


@pytest.mark.parametrize("language", MORE_ASKED)
def test_so_many_things_are_answered_of_a_letter_and_it_is_said_where_that_ends(house: House, language: str) -> None:
    house.begun()
    house.reply(0, f"LANGUAGE {language}")
    house.reply(0, "\n".join(f"HELP frog {n}" for n in range(1, THINGS + 1)))
    assert MORE_ASKED[language] not in house.answer(0)
    house.reply(0, "\n".join(f"HELP frog {n}" for n in range(1, THINGS + 30)) + "\nZONE Europe/Paris\nPASS")
    answer = house.answer(0)
    assert MORE_ASKED[language] in answer
    assert "frog 20" in answer
    assert answer.count("frog 21") == 1
    assert "frog 22" not in answer
    assert house.seats()[0].zone == "Europe/Paris"
    assert stands(house).passed


@pytest.fixture
def read_alone(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> list[int]:
    """Of each reading the number of its lines; it fails where somebody else must not write meanwhile."""
    found: list[int] = []

    def watched(lines: Sequence[Line]) -> None:
        with closing(sqlite3.connect(tmp_path / "games.db", timeout=0)) as other:
            other.execute("BEGIN IMMEDIATE")  # fails if anybody else may write
            other.rollback()
        found.append(len(lines))

    before_each_reading(monkeypatch, watched)
    monkeypatch.setattr(orders_on_file, "_readings", Readings())
    return found


def test_orders_from_paper_are_read_while_others_work_with_the_database(house: House, read_alone: list[int]) -> None:
    house.begun()
    lines = orders(100).splitlines()
    said, understood = paper_orders.enter(house.office, "andromeda", "Red", lines)
    assert understood
    assert "LIMBO 1 to home 5" in said
    assert read_alone == [100]


def test_so_are_those_that_a_game_master_enters_by_mail(house: House, read_alone: list[int]) -> None:
    house.begun()
    house.office = replace(house.office, situations=2)
    heading = house.table().heading
    blocks = [f"ORDERS FOR {seat} {heading}\n{orders(size)}\nEND" for seat, size in (("Red", 100), ("Blue", 60))]
    assert gm(house, "\n".join(blocks)).verdict == "commanded"
    assert read_alone == [100, 60]
    assert stands(house).clauses


@pytest.mark.parametrize("way", ["by mail", "at the command line", "at the desk"])
def test_so_are_those_with_which_they_correct_a_phase(house: House, read_alone: list[int], way: str) -> None:
    house.begun()
    heading = house.table().heading
    house.next_phase()
    said = f"CORRECT ORDERS FOR Red {heading}\n{orders(100)}\nEND"
    house.office = replace(house.office, situations=2)
    if way == "by mail":
        assert gm(house, said).verdict == "commanded"
    elif way == "at the desk":
        assert commanded(house.office, "andromeda", said).done
    else:
        command(house.office, "andromeda", "CORRECT ORDERS FOR", f"Red {heading}", orders(100).splitlines())
    assert read_alone == [100]
    game = house.game().id
    with house.store.unit() as unit:
        assert len(unit.corrections.of(game)) == 1


def test_of_such_orders_no_more_lines_are_read_than_of_a_letter(house: House, read_lines: list[int]) -> None:
    house.begun()
    heading = house.table().heading
    house.next_phase()
    lines = orders(LINES + 5).splitlines()
    with pytest.raises(GameWrong, match=r"too much from line 501 on, 'LIMBO 1 to home 1'\. Nothing was done"):
        command(house.office, "andromeda", "CORRECT ORDERS FOR", f"Red {heading}", lines)
    assert read_lines == []


def test_of_orders_from_paper_no_more_lines_are_read_than_of_a_letter(house: House, read_lines: list[int]) -> None:
    house.begun()
    with pytest.raises(GameWrong, match=r"too much from line 502 on, 'LIMBO 1 to home 1'\. Nothing was entered"):
        paper_orders.enter(house.office, "andromeda", "Red", ["", *orders(LINES + 5).splitlines()])
    assert read_lines == []
    assert stands(house).clauses == ()
