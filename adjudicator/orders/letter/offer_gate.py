"""The offer gate: an offer reaches the writer only if it can be sent as it stands and is then read.

Every suggestion passes through here, so none of the searches has to be trusted.
"""

import re
from collections.abc import Callable
from typing import Final

from msgspec.structs import replace

from adjudicator.engine.contract.order_words import ORDER_WORD, Vocabulary
from adjudicator.orders.grammar.order_heads import Heads
from adjudicator.orders.lines import line_kinds
from adjudicator.orders.lines.letter_reading import LetterReading
from adjudicator.orders.values.problems import Problem
from adjudicator.orders.words import directives
from adjudicator.orders.words.lexer import Word, key, split
from adjudicator.orders.words.segments import IF, scope_at

_GAP: Final = re.compile(r"(?:^|\s)(?:\.{2,}|\u2026)[\s,;]+\w")
"""Dots in place of a word, with more after them; at the end of a line they are only a sign."""


def of_use(
    reading: LetterReading, heads: Heads, vocabulary: Vocabulary, again: Callable[[str], LetterReading]
) -> LetterReading:
    """The reading without offers that would be refused; `again` reads a line by itself.

    A single order word, word of the service or name is kept: it fills a gap in the line and is no line itself.
    """
    if not any(one.suggestion for one in reading.problems):
        return reading

    numbered = vocabulary.numbered

    def checked(one: Problem) -> Problem:
        words = split(one.suggestion)
        if _fills(one.words, words):
            return replace(one, suggestion="")
        if one.suggestion in heads.choices or one.suggestion in directives.WORDS:
            part = not _begins(one.words, one.suggestion)  # the word that was written is not offered again
        else:
            part = not words or _is_name(one.suggestion, vocabulary) or not _is_line(words, heads, numbered)
        if part or _reads(again(one.suggestion), heading=_is_heading(words, numbered)):
            return one
        return replace(one, suggestion="")

    return replace(reading, problems=tuple(map(checked, reading.problems)))


def _fills(line: str, offered: list[Word]) -> bool:
    """Whether an offer fills in something that its writer has left open with dots."""
    if _GAP.search(line) is None:
        return False
    said = {key(word) for word in split(line)}
    start = 2 if offered and offered[0].plain == "in" else 0  # IN 2, the challenge of a heading
    return any(key(word) not in said for word in offered[start:] if word.plain[0].isalnum())


def _reads(reading: LetterReading, *, heading: bool) -> bool:
    """Whether a whole line was read, and it says something, even if only what the lines below it are about."""
    return not reading.problems and (heading or bool(reading.read or reading.kept or reading.directives))


def _begins(line: str, word: str) -> bool:
    """Whether a line begins with a word."""
    said = split(word)
    return [one.plain for one in split(line)[: len(said)]] == [one.plain for one in said]


def _is_name(offer: str, vocabulary: Vocabulary) -> bool:
    """Whether it is a name, although it may begin as an order does: the card `Attack 4`."""
    return any(offer in names for kind, names in vocabulary.kinds.items() if kind != ORDER_WORD)


def _is_heading(words: list[Word], numbered: str) -> bool:
    return line_kinds.phase(words) is not None or line_kinds.challenge(words, numbered) is not None


def _is_line(words: list[Word], heads: Heads, numbered: str) -> bool:
    """Whether an offer begins like a line: with an order word, a word of the service, a heading or a condition."""
    scope = scope_at(words, 0, numbered)
    head = heads.at(words[scope[1] :] if scope is not None else words)
    return (
        scope is not None
        or (head is not None and head.exact)
        or directives.directive_at(words) is not None
        or _is_heading(words, numbered)
        or words[0].plain in IF
    )
