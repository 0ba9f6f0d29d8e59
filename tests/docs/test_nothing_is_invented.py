"""What is offered holds no number, no name and no term that the line has not, whatever word of an order is lost."""

import re
from collections.abc import Iterator
from itertools import chain
from typing import Final

import pytest

from adjudicator.orders.letter.order_language import language
from adjudicator.orders.words.lexer import split
from tests.docs.tables import TABLES, Table

_LOST: Final = ("...", "wug", "")
"""What stands in the place of a word: nothing like any other."""
_PLACED: Final = re.compile(r"\b(?:IN|PHASE|TURN) \d+", re.I)
"""Where an order stands may come from a heading, or from the position."""
_TURNED: Final = (("give", "get"), ("offence", "defence"), ("if", "unless"), ("lose", "win"), ("up", "down"))
"""Terms of which one is never offered for the other."""
_EVERY: Final = 3
"""Of so many lines one is tried: all take long."""


def lines(table: Table) -> Iterator[str]:
    """The examples of a title with each of their words lost in turn."""
    for choice in table.title.choices:
        words = choice.example.split()
        for at in range(1, len(words)):
            for lost in _LOST:
                yield " ".join(filter(None, [*words[:at], lost, *words[at + 1 :]]))
    for one, other in (("get", "get"), ("give", "give"), ("get", "give")):
        yield f"DEAL {one} ..., {other} ..."
        yield f"DEAL {one} a card, {other} two cards"


def invented(line: str, offer: str, names: frozenset[str]) -> Iterator[str]:
    """Numbers, names and terms of an offer that are not in the line."""
    said, offered = [[word.plain for word in split(_PLACED.sub("", one))] for one in (line, offer)]
    numbers = [
        {str(word.number) for word in split(_PLACED.sub("", one)) if word.number is not None} for one in (line, offer)
    ]
    yield from numbers[1] - numbers[0] - {"1"}  # `habitat` is one habitat
    yield from (word for word in offered if word in names and word not in said)
    for term in chain.from_iterable(_TURNED):
        other = next(pair[1 - pair.index(term)] for pair in _TURNED if term in pair)
        if offered.count(term) > said.count(term) and offered.count(other) < said.count(other):
            yield term


@pytest.mark.parametrize("table", TABLES, ids=[f"{table.title.heading}, {table.heading.said}" for table in TABLES])
def test_no_offer_invents_anything(table: Table) -> None:
    speech = language(table.title.choices, table.title.facts)
    kinds = [kind for kind in ("seat", "card", "piece", "power", "hull") if kind in table.names.kinds]
    names = frozenset(name.casefold() for kind in kinds for name in table.names.kinds[kind] if name.isalpha())
    found = []
    for line in list(dict.fromkeys(lines(table)))[::_EVERY]:
        reading = speech.read(line, table.names, table.heading, table.title.phases)
        for problem in reading.problems:
            found += [(line, problem.suggestion, what) for what in invented(line, problem.suggestion, names)]
    assert found == []


def test_what_is_invented_is_found() -> None:
    names = frozenset(["blue", "compromise"])
    assert list(invented("DEAL get ..., get a card", "DEAL give 2 to Blue; get Compromise", names)) == [
        *("2", "blue", "compromise", "give")
    ]
