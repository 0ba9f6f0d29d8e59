"""Sequences: orders that are carried out one after the other, `conserve, then shoot`, as the parts of one turn.

A title says which of its order words have numbered parts, and what these are called: `... as action 2`.
"""

import re
from collections.abc import Collection, Mapping, Sequence
from typing import Final, NamedTuple

from adjudicator.orders.words.lexer import Word

_BEFORE: Final = frozenset("in on for as at with my the our now".split())
"""What may stand before the name of a part."""
_SIGNS: Final = frozenset([":", "=", "-", ",", ".", ")", "is"])
"""What may stand behind it."""
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
            end = at + 2
            while end < len(words) and words[end].plain in _SIGNS:
                end += 1
            start = _back(words, at)
            return Part(label.plain, number.number, (*words[:start], *words[end:]))
    return Part(ANY, 0, words)


def _back(words: Sequence[Word], at: int) -> int:
    """Where the small words begin that stand before the name of a part."""
    while at and words[at - 1].plain in _BEFORE:
        at -= 1
    return at


def listed(words: Sequence[Word], most: int, *, ahead: bool) -> Part:
    """The part that words are counted as: `2. shoot Blue`, `in the second shoot Blue`.

    `ahead` says whether an order word follows the number.
    """
    at = 0
    while at < len(words) and words[at].plain in _BEFORE:
        at += 1
    if at + 1 >= len(words) or not 0 < (words[at].number or 0) <= most:
        return Part(ANY, 0, words)
    signed = words[at + 1].plain in _ENDING
    if not (signed or ahead or (at and words[0].plain == "in")):
        return Part(ANY, 0, words)
    return Part(ANY, words[at].number or 0, words[at + 1 + signed :])


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
