"""Letters that are made to take long: none takes more steps than there are. All its orders stand.

What is done is counted in calls of functions, which are the same on every machine. Each letter has fewer lines than are
read of one; some took minutes.
"""

import pytest

from adjudicator.orders.lines.letter_reading import LetterReading, Line
from adjudicator.orders.values.budget import STEPS, Budget, Spent, left
from adjudicator.service.documents.acknowledgements import not_closely
from adjudicator.service.game import orders_on_file, table
from adjudicator.service.game.reading_cache import Readings
from tests.orders.counting import calls
from tests.sampling import some
from tests.service.house import House
from tests.service.readings import after_each_reading
from tests.slowest.corpus import LETTERS, conditions

CALLS = 5 * STEPS // 2
"""Calls of functions that a letter may take beyond what its bytes do."""
A_BYTE = 30
"""Calls that one byte of it may take: to read a line that cannot be read takes some thousand."""
CUT = {
    "en": "more may be wrong with them than is said here. They stand",
    "de": "was hier steht, wurden sie nicht weiter angesehen. Sie stehen",
}


@pytest.mark.parametrize("kind", some([*LETTERS], 3))
def test_no_letter_takes_more_steps_than_there_are(house: House, kind: str) -> None:
    house.begun(players=5)
    house.reply(0, "I fancy planet 2 of theirs")  # the words of all languages are read once
    house.reply(0, "LIMBO 1 to home 1\nZAP Blue IF I lose")  # what is looked up once and remembered does not count
    letter = "\n".join(LETTERS[kind]())
    assert calls(lambda: house.reply(0, letter)) < CALLS + A_BYTE * len(letter)


@pytest.mark.parametrize("language", CUT)
def test_what_is_not_looked_at_further_stands_and_it_is_said(house: House, language: str) -> None:
    house.begun(players=5)
    house.reply(0, f"LANGUAGE {language}")
    house.reply(0, "ZAP Blue IF Yellow hand >= 5")
    assert CUT[language] not in house.answer(0)
    lines = list(conditions())
    assert house.reply(0, "\n".join(lines)).verdict == "accepted"
    assert CUT[language] in house.answer(0)
    laid = house.table()
    with house.store.unit() as unit:
        assert len(table.orders(unit, laid, 0).clauses) == len(lines)


@pytest.mark.parametrize("end", ["", "\n\nAnn"], ids=["unsigned", "signed"])
def test_a_letter_that_names_players_is_searched_in_the_steps_of_one(
    house: House, monkeypatch: pytest.MonkeyPatch, end: str
) -> None:
    """It is read with the names and without them, and with its signature and without it."""
    house.begun(players=5)
    found: list[tuple[int, int]] = []
    monkeypatch.setattr(orders_on_file, "_readings", Readings())
    after_each_reading(monkeypatch, lambda steps, reading: found.append((steps, reading.steps)))
    wishes = " or ".join(["Bleu", "him", "Grene", "his power"] * 15)
    house.reply(0, "ZAP Bob\n" + f"zap {wishes}\n" * 12 + end)
    *_, (_, kept) = found
    readings = [(steps, used) for steps, used in found if steps and used > STEPS // 10]
    assert len(readings) == (3 if end else 2)
    there = STEPS
    for steps, used in readings:
        assert steps == there
        there = left(used, there)
    assert readings[-1][0] < STEPS
    assert kept < STEPS // 100


def test_a_letter_without_names_is_not_read_once_more_for_them(house: House, monkeypatch: pytest.MonkeyPatch) -> None:
    """Nor is it read with them at all: `and` begins as Ann does, and is nobody's name."""
    house.begun(players=5)
    found: list[int] = []
    monkeypatch.setattr(orders_on_file, "_readings", Readings())
    after_each_reading(monkeypatch, lambda steps, reading: found.append(reading.steps))
    house.reply(0, "ZAP Blue\n" + "and zap Bleu or Grene and any\n" * 40)
    long = [steps for steps in found if steps > max(found) // 2]
    assert len(long) == 1


def test_where_the_search_for_what_was_meant_ends_it_is_said(house: House) -> None:
    house.begun(players=5)
    laid = house.table()
    lines = [
        Line(n, f"I would like to go to the planet number {n} with 4 of those at home 1, thanks") for n in (1, 3, 5)
    ]

    def read(steps: int) -> LetterReading:
        return orders_on_file.read_from(laid.title, laid.view(0), 0, lines, (), steps)[1]

    whole = read(STEPS)
    assert not whole.cut
    assert not_closely(whole) == ()
    few = read(whole.steps // 3)
    assert few.cut
    assert {one.line for one in few.problems} == {one.line for one in whole.problems} == {1, 3, 5}
    (said,) = not_closely(few)
    assert "stopped looking" in said


def test_what_is_spent_is_spent_for_good() -> None:
    budget = Budget(10)
    budget.take(10)
    assert not budget.spent
    for _ in range(2):
        with pytest.raises(Spent):
            budget.take(1)
    assert budget.spent


def test_what_a_letter_leaves_is_told_in_tenths() -> None:
    """So what was found for one letter is found for the next that comes to the same."""
    assert [left(used) for used in (0, 1, STEPS // 10, STEPS, 2 * STEPS)] == [
        *(STEPS, STEPS, STEPS - STEPS // 10, 0, 0),
    ]
