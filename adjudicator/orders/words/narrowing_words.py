"""Narrowing words: a line that begins with one says when the order above it applies, or what to do in its place.

Orders are read by the English ones alone. Those of other languages are known here, too: an order must not stand without
what its writer said of it in their own language.
"""

from collections.abc import Sequence
from typing import Final

from adjudicator.orders.words import synonyms
from adjudicator.orders.words.lexer import Word
from adjudicator.orders.words.segments import ELSE, IF, starts_alternative

_JOINING: Final = frozenset(["and", "but", "only"])
"""Words that may stand before one: `but if`."""


def lead(words: Sequence[Word]) -> int:
    """How many words at the beginning of a line are an IF, UNLESS or ELSE in some language; 0 if none are."""
    at = 0
    while at < min(len(words) - 1, len(_JOINING)) and not _JOINING.isdisjoint(_said(words[at])):
        at += 1
    narrowing = starts_alternative(words, at) or not (IF | ELSE | {"or"}).isdisjoint(_said(words[at])[1:])
    return at + 1 if narrowing or words[at].plain in IF else 0


def _said(word: Word) -> list[str]:
    """A word, and the words of orders for which it stands in other languages."""
    return [word.plain, *(one.plain for one in synonyms.meanings(word))]
