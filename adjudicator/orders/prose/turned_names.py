"""Turned names: the first word of a name behind its rest, `the mech/mech of the moon`, and put before it."""

from collections.abc import Mapping, Sequence
from functools import lru_cache
from typing import Final

from adjudicator.engine.contract.order_words import ORDER_WORD, Vocabulary
from adjudicator.orders.words import word_classes
from adjudicator.orders.words.lexer import Word, pattern

_OF: Final = word_classes.of("belonging to")
"""What stands between the rest of a name and its first word."""
Said = tuple[str, ...]
Tails = Mapping[str, Sequence[tuple[Said, frozenset[str]]]]
"""The rests of names with the words before them, by the first word of each rest; the longest first."""


@lru_cache(maxsize=64)
def tails(vocabulary: Vocabulary) -> Tails:
    """The rests of all names that have two words or more behind their first one, and no numbers."""
    known: dict[Said, set[str]] = {}
    for kind, names in vocabulary.kinds.items():
        for name in names if kind != ORDER_WORD else ():
            first, *rest = pattern(name) or ("",)
            said = tuple(one for one in rest if isinstance(one, str))
            if len(said) == len(rest) > 1 and isinstance(first, str):
                known.setdefault(said, set()).add(first)
    found: dict[str, list[tuple[Said, frozenset[str]]]] = {}
    for tail, firsts in sorted(known.items(), key=lambda one: (-len(one[0]), one[0])):
        found.setdefault(tail[0], []).append((tail, frozenset(firsts)))
    return found


def turned(words: Sequence[Word], known: Tails) -> list[Word]:
    """The words, with the first word of each name before its rest."""
    out: list[Word] = []
    at = 0
    while at < len(words):
        size, behind = _tail(words, at, known)
        out += [words[behind], *words[at : at + size]] if size else [words[at]]
        at = behind + 1 if size else at + 1
    return out


def _tail(words: Sequence[Word], at: int, known: Tails) -> tuple[int, int]:
    """The size of the rest of a name at a place, and where the first word of that name stands behind it."""
    before = words[at - 1].plain if at else ""
    for tail, firsts in known.get(words[at].plain, ()):
        end = at + len(tail)
        if before in firsts or tuple(word.plain for word in words[at:end]) != tail:
            continue
        while end < len(words) and words[end].plain in _OF:
            end += 1
        if at + len(tail) < end < len(words) and words[end].plain in firsts:
            return len(tail), end
    return 0, 0
