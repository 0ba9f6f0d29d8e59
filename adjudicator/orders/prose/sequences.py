"""Sequences: orders that are carried out one after the other, `conserve, then shoot`, as the parts of one turn.

A title says which of its order words have numbered parts, and what these are called: `... as action 2`.
"""

import re
from collections.abc import Collection, Mapping, Sequence
from typing import Final, NamedTuple

from adjudicator.orders.words.lexer import Word

_ENDING: Final = frozenset([":", ".", ")", "/"])
"""What stands behind the number of something that is listed."""
_NUMBER: Final = re.compile(r" as \w+ (\d+)$")
_OPEN: Final = re.compile(r" (?:IF|UNLESS|ELSE) ")
ANY: Final = ""
"""The label of parts that are only counted: `1. conserve 2. shoot`."""


class Part(NamedTuple):
    """The part of a turn that some words are about, by its label and number (0: none), and the words without it."""

    label: str
    number: int
    rest: Sequence[Word]


def part_in(words: Sequence[Word], labels: Collection[str]) -> Part:
    """The part that words name: `action 1: ...`, `... in my second action`."""
    for at, word in enumerate(words[:-1]):
        beside = words[at + 1]
        label, number = (word, beside) if word.plain in labels else (beside, word)
        if label.plain in labels and number.number:
            return Part(label.plain, number.number, (*words[:at], *words[at + 2 :]))
    return Part(ANY, 0, words)


def listed(words: Sequence[Word], most: int, *, ahead: bool) -> Part:
    """The part that words are counted as: `2. shoot Blue`, or where an order word is `ahead`: `second shoot Blue`."""
    if len(words) < 2 or not 0 < (words[0].number or 0) <= most:
        return Part(ANY, 0, words)
    signed = words[1].plain in _ENDING
    return Part(ANY, words[0].number or 0, words[1 + signed :]) if signed or ahead else Part(ANY, 0, words)


def in_sequence(orders: Sequence[str], parts: Mapping[str, tuple[str, int]]) -> tuple[str, ...] | None:
    """Orders that were given one after the other, with the numbers of their parts where one turn has several.

    `parts` has the label of each order word with numbered parts, and their number. None if it is unclear which part an
    order is for.
    """
    kinds = [parts.get(order.split()[0]) for order in orders]
    found = list(orders)
    for label, most in dict.fromkeys(kind for kind in kinds if kind is not None):
        at = [place for place, kind in enumerate(kinds) if kind == (label, most)]
        if len(at) < 2:
            continue
        said = [int(number[1]) if (number := _NUMBER.search(orders[place])) else 0 for place in at]
        named = [number for number in said if number]
        if len(at) > most or len(set(named)) < len(named) or any(_OPEN.search(orders[place]) for place in at):
            return None
        free = iter(number for number in range(1, most + 1) if number not in named)
        for place, named_as in zip(at, said, strict=True):
            if not named_as:
                found[place] = f"{orders[place]} as {label} {next(free)}"
    return tuple(found)
