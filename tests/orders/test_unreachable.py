"""Alternatives after others that always answer: each is checked once, and reported with as few places as possible."""

import re

import pytest

from adjudicator.core.chance import Chance
from adjudicator.games.catalogue import title
from adjudicator.orders.dry_run.checks.unreachable import Unreachable
from adjudicator.orders.dry_run.order_checks import Sheet
from adjudicator.orders.letter.order_language import language
from adjudicator.orders.values.findings import Finding
from adjudicator.service.game.resolution import dealt
from tests.orders import counting

COSMIC = title("postal-cosmic")
VIEW = dealt(COSMIC, 4, {}, Chance(b"a seed for tests")).boundary.views[0]
NAMES = COSMIC.vocabulary(VIEW, 0)


def found(letter: str) -> list[Finding]:
    reading = language(COSMIC.choices, COSMIC.facts).read(letter, NAMES, COSMIC.where(VIEW), COSMIC.phases)
    assert not reading.problems
    return list(Unreachable().look(Sheet(COSMIC, VIEW, 0, reading.clauses)))


def calls(letter: str) -> int:
    """How many functions are called to check a letter."""
    reading = language(COSMIC.choices, COSMIC.facts).read(letter, NAMES, COSMIC.where(VIEW), COSMIC.phases)
    sheet = Sheet(COSMIC, VIEW, 0, reading.clauses)
    return counting.calls(lambda: list(Unreachable().look(sheet)))


@pytest.mark.parametrize("ends", ["", " IF Blue holds {} cards or more"], ids=["always", "on nine conditions"])
def test_checking_takes_no_longer_than_there_are_alternatives(ends: str) -> None:
    few, many = ("\n".join(f"LIMBO 1 to home 1{ends.format(n % 9)}" for n in range(size)) for size in (50, 200))
    assert calls(many) <= 5 * calls(few)


def test_of_several_on_the_same_condition_the_first_is_told() -> None:
    three = [f"LIMBO 1 to home 1 IF Blue holds {n} cards or more" for n in (5, 5, 7)]
    told = found("\n".join(three))
    assert [one.line for one in told] == [2, 3]
    assert all(re.findall(r"\d+", one.sentence) == ["1"] for one in told)


@pytest.mark.parametrize(
    ("letter", "lines"),
    [
        ("LIMBO 1 to home 1\nLIMBO 1 to home 1", [2]),
        ("LIMBO 1 to home 1 IF Blue holds 3 cards\nLIMBO 1 to home 1", []),
        ("ZAP any\nZAP any\nIN 2 ZAP any", [2, 3]),
        ("IN 1 ZAP any\nIN 2 ZAP any\nZAP any", []),
        ("ZAP any; at most 1\nZAP any", []),
        ("ZAP any ELSE any; at most 1", [1]),
        ("OWN COLOUR redraw\nOWN COLOUR attack Blue on home 4", [2]),
        ("OWN COLOUR redraw IF Blue holds 3 cards\nOWN COLOUR redraw UNLESS Blue holds 3 cards\nOWN COLOUR redraw", []),
    ],
)
def test_which_are_never_reached(letter: str, lines: list[int]) -> None:
    assert [one.line for one in found(letter)] == lines
