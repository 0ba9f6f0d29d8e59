"""Idioms: everyday words for IF, UNLESS and other words of orders; they stand in `languages/en/idioms.txt`.

Only English has them, as orders are read with them. In any other language they are refused, with the words that would
have worked.
"""

from collections.abc import Mapping, Sequence
from functools import cache
from typing import Final

from adjudicator.engine.text.plurals import ENGLISH
from adjudicator.orders.words import word_classes
from adjudicator.orders.words.lexer import Word
from adjudicator.orders.words.word_lists import Phrases, Said, entries, shipped

FILE: Final = "idioms.txt"
_ORDINALS: Final = {"first": 1, "second": 2, "third": 3, "fourth": 4, "fifth": 5}
_NO_NOUNS: Final = word_classes.of("no noun")
"""Words that nobody counts."""
_ENDINGS: Final = frozenset(["st", "nd", "rd", "th"])


def _ordinal(words: Sequence[Word], at: int) -> tuple[Word, int] | None:
    """The number in `4th`, `the fourth` or `Blue's fourth` at a place, and the place of what it counts."""
    word = words[at]
    if word.plain in _ORDINALS and at and _owns(words[at - 1]):
        number, end = _ORDINALS[word.plain], at + 1
    elif word.number is not None and at + 1 < len(words) and words[at + 1].plain in _ENDINGS:
        if word.end != words[at + 1].column:
            return None
        number, end = word.number, at + 2
    else:
        return None
    if end == len(words) or not words[end].plain.isalpha() or words[end].number is not None:
        return None
    if words[end].plain in _NO_NOUNS:
        return None  # `Green in the first, and Blue in the third and fourth`
    return word._replace(plain=str(number), number=number, end=words[end - 1].end), end


def _owns(word: Word) -> bool:
    """Whether the thing counted has an owner or is a known one: `the third`, `Blue's third`."""
    return word.plain in ("the", "my") or word.text.casefold().endswith("'s")


def plainly(words: list[Word]) -> list[Word]:
    """The words with IF, UNLESS and ELSE in place of idioms, and `planet 4` for the fourth planet."""
    phrases, meant = _ours()
    found: list[Word] = []
    at = 0
    quoted = False
    while at < len(words):
        word = words[at]
        quoted = quoted is not (at > 0 and word.plain == '"')
        if quoted:  # quoted words within an order stay as they are; but a whole line may stand in quotes
            found.append(word)
            at += 1
            continue
        ordinal = _ordinal(words, at)
        if ordinal is not None:
            number, counted = ordinal
            found += [words[counted], number]
            at = counted + 1
            continue
        if word.plain == "#" and 0 < at < len(words) - 1 and words[at + 1].number is not None:
            at += 1  # `planet #4`
            continue
        size = phrases.before(words, at)
        if size:
            said = tuple([one.plain for one in words[at : at + size]])
            word = word._replace(plain=meant[said], end=words[at + size - 1].end)
        found.append(word)
        at += size or 1
    return found


@cache
def _ours() -> tuple[Phrases, Mapping[Said, str]]:
    """The idioms, each with the words that it stands for."""
    meant = {said: entry.key.casefold() for entry in entries(shipped(FILE)[ENGLISH]) for said in entry.said}
    return Phrases(meant), meant
