"""Misspelt starts: the order word, or the word of the service, that the start of an unknown line resembles."""

from collections.abc import Sequence
from typing import Final

from adjudicator.orders.grammar.explanations import likely, of_its_own
from adjudicator.orders.parsing.line_starts import Beginnings
from adjudicator.orders.words import courtesy, directives
from adjudicator.orders.words.lexer import Word, quoted, split, written

_SHORT: Final = 2
_RATHER: Final = 75
_MUCH: Final = 85
"""How like a word of the service the beginning of a line must be, for a short word and for a longer one."""


def like(words: Sequence[Word], beginnings: Beginnings, known: Sequence[str]) -> str:
    """The order word that the start of a line resembles, or the word of the service that the whole line resembles.

    To offer REPLACE ALL or READY to somebody who meant something else would do them harm.
    """
    if _of_its_own(words[:1], beginnings) or (words and beginnings.names.whole(words) == len(words)):
        # Nor is a name: `Red` is not READY.
        known = [word for word in known if word not in directives.WORDS]
    found = likely(words, known)
    if found not in directives.WORDS:
        # The complete name of something in the game is no misspelt order word.
        return "" if found and beginnings.names.whole(words) else found
    if directives.could_be(found, words):
        least = _MUCH if len(words) > _SHORT else _RATHER
        return _spoken_to(words, beginnings, found, least) if likely(words, [found], least) else ""
    return likely(words, [word for word in known if word not in directives.WORDS])


def _of_its_own(words: Sequence[Word], beginnings: Beginnings) -> bool:
    """Whether a line begins with a word that has a meaning of its own, and so is no misspelling: `one`."""
    keywords = beginnings.parser.grammar.patterns.values()
    return any(
        word.number is not None or of_its_own(word) or any((word.plain,) == pattern for pattern in keywords)
        for word in words
    )


def _spoken_to(words: Sequence[Word], beginnings: Beginnings, word: str, least: float) -> str:
    """The line with the correct word of the service for a misspelt one; empty if that makes no line of it."""
    bare, seats = courtesy.ours().thankless(words, asked=False), beginnings.parser.seats
    for size in range(1, min(len(split(word)) + 1, len(bare)) + 1):
        said = f"{word} {quoted(map(written, bare[size:]))}".rstrip()
        if likely(bare[:size], [word], least) and directives.fitting(word, split(said), said, seats):
            return said
    return ""
