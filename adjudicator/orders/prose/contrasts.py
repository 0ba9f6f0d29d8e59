"""Contrasts: what is named only to say that it is not meant, `not planet 1 but planet 3`, `all but Bob`.

What is excluded is taken out of the words; what is left is an order as if it stood alone.
"""

from collections.abc import Callable, Collection, Sequence
from typing import Final

from adjudicator.engine.contract.order_words import Vocabulary
from adjudicator.orders.words import word_classes
from adjudicator.orders.words.everybody_else import all_but, everybody_else
from adjudicator.orders.words.lexer import Word, split
from adjudicator.orders.words.segments import IF

_NOT: Final = word_classes.of("contrasting")
_BUT: Final = word_classes.of("but rather")
"""Begins what is meant instead."""
_ONLY: Final = frozenset(["only", "nur"])
_FAR: Final = 8
"""Words from a negation to what is meant instead."""
_ARTICLES: Final = word_classes.of("article") | word_classes.of("hesitating") | frozenset(["planet", "card"])

Named = Callable[[Sequence[Word], int], int]
"""How many words name something at a place."""


def contrasted(words: Sequence[Word], named: Named, ordering: Callable[[Sequence[Word]], bool]) -> list[Word]:
    """The words without what they exclude; all of them if they exclude nothing, or leave it unclear.

    `ordering` says whether there is an order word among words.
    """
    out = list(words)
    at = 0
    while at < len(out):
        size = 0
        if out[at].plain in _NOT and not any(word.plain in IF for word in out[:at]):
            size = _before_but(out, at, named, ordering) or _behind(out, at, named)
        if size:
            start = at - 1 if at and out[at - 1].plain == "," and at + size < len(out) else at
            del out[start : at + size]
            at = start
        else:
            at += 1
    return out if any(named(out, place) for place in range(len(out))) else list(words)


def _before_but(words: Sequence[Word], at: int, named: Named, ordering: Callable[[Sequence[Word]], bool]) -> int:
    """How many words from a negation on are `not planet 1, but`."""
    for end in range(at + 2, min(len(words) - 1, at + _FAR)):
        if words[end].plain in _BUT:
            between = words[at + 1 : end]
            says = any(named(words, place) for place in range(at + 1, end))
            plain = not ordering(between) and all(word.plain not in _ONLY | IF for word in between)
            return end + 1 - at if says and plain and words[end + 1].plain not in IF else 0
    return 0


def _behind(words: Sequence[Word], at: int, named: Named) -> int:
    """How many words from a negation on are a thing that is named behind what is meant: `the 30, not the 4`."""
    if not at or words[at - 1].plain[0].isalnum():
        return 0
    end = at + 1
    while end < len(words) and words[end].plain in _ARTICLES and not named(words, end):
        end += 1
    size = named(words, end) if end < len(words) else 0
    end += size + (size and end + size < len(words) and words[end + size].plain in _ARTICLES)
    closed = end == len(words) or not words[end].plain[0].isalnum()
    return end - at if size and closed else 0


def excepted(words: Sequence[Word], names: Vocabulary, beside: Collection[str]) -> list[Word]:
    """The words with everybody else who is not `beside` in place of `all except Blue`."""
    start, end = all_but(words, names)
    out = {word.plain for word in words[start:end]} | {seat.casefold() for seat in beside}
    left = everybody_else(names, out)
    if not end or not left:
        return list(words)
    first = words[start]
    said = [one._replace(line=first.line, column=first.column, end=first.end) for one in split(", ".join(left))]
    return [*words[:start], *said, *words[end:]]
