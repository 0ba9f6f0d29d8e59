"""Numbered labels: `Action 1: ...` before an order, which belongs at its end, `... as action 1`."""

from collections.abc import Sequence
from typing import Final

from adjudicator.orders.words.lexer import Word, split
from adjudicator.orders.words.segments import ELSE, IF

_SIGNS: Final = frozenset([":", "-", ")", ".", ",", "="])
_FEWEST: Final = 3


def behind(words: Sequence[Word]) -> Sequence[Word]:
    """The words after a label with its number and sign; nothing if the words do not begin with one."""
    if len(words) < _FEWEST or not words[0].plain.isalpha() or words[1].number is None:
        return ()
    return words[3:] if words[2].plain in _SIGNS else words[2:]


def moved(label: Sequence[Word], rest: Sequence[Word]) -> list[Word]:
    """The words of an order with its label at the end of each alternative, before any condition."""
    name, number = label[0].plain, label[1].number
    while rest and rest[-1].plain in _SIGNS:
        rest = rest[:-1]
    found: list[Word] = []
    conditional = False
    for at, word in enumerate(rest):
        if not conditional and (word.plain in IF | ELSE or word.plain in ("or", ";")):
            found += _said(name, number, rest[at - 1])
        conditional = word.plain in IF or (conditional and word.plain not in ELSE)
        found.append(word)
    return found if conditional else [*found, *_said(name, number, rest[-1])]


def _said(name: str, number: int | None, after: Word) -> list[Word]:
    """`as action 1`, placed where the word that it follows stands."""
    return [word._replace(column=after.column, end=after.end) for word in split(f"as {name} {number}", after.line)]
