"""Letters that are made to take long: none takes more steps than there are. All its orders stand.

What is done is counted in calls of functions, which are the same on every machine. Each letter has fewer lines than are
read of one; some took minutes.
"""

from collections.abc import Callable, Iterator

import pytest

from adjudicator.orders.values.budget import STEPS, Budget, Spent, left
from adjudicator.service.game import orders_on_file, table
from adjudicator.service.game.reading_cache import Readings
from tests.orders.counting import calls
from tests.service.house import House
from tests.service.readings import after_each_reading

CALLS = 3 * STEPS
"""Calls of functions that a letter may take beyond what its bytes do."""
A_BYTE = 100
"""Calls that one byte of it may take: to read a line that cannot be read takes some thousand."""
CUT = {
    "en": "more may be wrong with them than is said here. They stand",
    "de": "was hier steht, wurden sie nicht weiter angesehen. Sie stehen",
}


def conditions() -> Iterator[str]:
    """Each of these conditions is compared with all before it, for all values that they can have."""
    for at in range(45):
        hands = " OR ".join(f"{'Green' if n % 2 else 'Yellow'} hand={n}" for n in range(at + 11, at + 31))
        yield f"ZAP Blue IF {hands}"
    for at in range(90):
        yield (
            f"ZAP Blue IF offence tokens>=3 AND (defence tokens>={at + 2} OR defence allies>=2 OR offence allies>=2"
            " OR Blue hand>=5 OR Green hand>=4)"
        )


def cards() -> Iterator[str]:
    """Cards that nobody holds, each of which was tried in five situations of its own."""
    return (f"CARD Attack {n % 40} IF Blue hand >= {n % 20} AND offence tokens >= {n}" for n in range(240))


LETTERS: dict[str, Callable[[], Iterator[str]]] = {
    "conditions": conditions,
    "cards": cards,
    "alternatives": lambda: (
        "CARD Attack 8" if not n else f"ELSE Attack {n % 20} IF offence tokens >= {n}" for n in range(240)
    ),
    "brackets": lambda: ("ZAP Blue IF " + "(" * 30 + "I lose" + ")" * 30 for n in range(60)),
    "every turn": lambda: (f"EVERY TURN ZAP Blue IF Blue hand >= {n}" for n in range(200)),
    "headings": lambda: (f"CHALLENGE {1 + n % 6}\nCARD Attack {n % 40}" for n in range(120)),
    "takings back": lambda: (f"WITHDRAW line {n}" for n in range(240)),
    "languages": lambda: (f"LANGUAGE {'en' if n % 2 else 'de'}" for n in range(240)),
    "messages": lambda: (f"PRESS to Blue: hello {n}" for n in range(100)),
    "misspelt": lambda: (f"ZPA Bleu IF ofence tokns >= {n}" for n in range(240)),
    "conditions nobody understands": lambda: (
        f"ZAP Blue IF their card is Compromise and he is nice {n}" for n in range(120)
    ),
    "one long line": lambda: iter(["attack planet 4 and " * 900]),
    "orders within orders": lambda: (f"please would you attack {n} with my 20 or so, IF not\n" for n in range(120)),
    "quotations": lambda: ("PASS" if not n else f"> ZAP Blue {n}" for n in range(1500)),
}


@pytest.mark.parametrize("kind", LETTERS)
def test_no_letter_takes_more_steps_than_there_are(house: House, kind: str) -> None:
    house.begun(players=5)
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
    assert [steps for steps, _ in readings] == [
        left(sum(used for _, used in readings[:n])) for n in range(len(readings))
    ]
    assert readings[-1][0] < STEPS
    assert kept < STEPS // 100


def test_a_letter_without_names_is_not_read_once_more_for_them(house: House, monkeypatch: pytest.MonkeyPatch) -> None:
    """It is read with the names, as `and` begins like Ann's; but then there is nothing to be put in their place."""
    house.begun(players=5)
    found: list[int] = []
    monkeypatch.setattr(orders_on_file, "_readings", Readings())
    after_each_reading(monkeypatch, lambda steps, reading: found.append(reading.steps))
    house.reply(0, "ZAP Blue\n" + "and zap Bleu or Grene and any\n" * 40)
    long = [steps for steps in found if steps > max(found) // 2]
    assert len(long) == 2


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
