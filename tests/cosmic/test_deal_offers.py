"""What is offered for the terms of a deal never turns what is got into what is given, or the other way."""

import re
from itertools import product

import pytest

from adjudicator.engine.contract.heading import Heading
from adjudicator.orders.letter.order_language import language
from tests.cosmic.eager import TITLE

_POSITION = (
    "challenge 1: Red attacks Blue on Blue 2",
    "challenge 1: cards Compromise against Compromise",
    "challenge 1: to be settled by a deal",
)
_VIEW = TITLE.position("turn 3 phase 4", _POSITION, {})[1][0]
_NAMES = TITLE.vocabulary(_VIEW, 0)
_MINE = ("give", "I give")
_THEIRS = ("get", "I get", "receive", "want")
_THINGS = (
    "a card",
    "Attack 12",
    "one card",
    "two cards",
    "base on home 5",
    "base on Blue 2 for 2 tokens",
    "...",
    "card",
)


def offers(line: str) -> list[str]:
    reading = language(TITLE.choices, TITLE.facts).read(line, _NAMES, Heading(3, 4), TITLE.phases)
    return [one.suggestion for one in reading.problems if one.suggestion]


@pytest.mark.parametrize("between", [", ", "; ", " and "])
@pytest.mark.parametrize("lead", ["DEAL ", "deal: ", ""])
def test_no_term_is_turned_round(lead: str, between: str) -> None:
    turned = []
    for ways, other in ((_MINE, "get"), (_THEIRS, "give")):
        for way, (this, that) in product(ways, zip(_THINGS, (*_THINGS[1:], _THINGS[0]), strict=True)):
            line = f"{lead}{way} {this}{between}{way} {that}"
            turned += [(line, offer) for offer in offers(line) if re.search(rf"\b{other}\b", offer, re.I)]
    assert turned == []


@pytest.mark.parametrize(
    "line", ["DEAL get ..., get ...", "deal: get base on Blue 2, get one card", "DEAL get X, get Y"]
)
def test_terms_of_one_side_alone_are_asked_about(line: str) -> None:
    assert offers(line) == []


@pytest.mark.parametrize(
    ("line", "offer"),
    [
        ("you get a card, I get a base on Blue 2", "DEAL give any card; get base on Blue 2"),
        ("base on home 5 for a card", "DEAL give base on home 5; get any card"),
        ("he gives me Attack 8 and I give a card", "DEAL give any card; get Attack 8"),
    ],
)
def test_what_both_sides_get_is_never_halved(line: str, offer: str) -> None:
    assert offers(line) in ([], [offer])
