"""Partial names: things named by some of their parts, in any order: `the sun card with the drone`, `the double mech`.

Several things may have these parts; which of them can be meant is for the order to say.
"""

from collections import Counter
from collections.abc import Iterable, Mapping, Sequence
from functools import lru_cache
from typing import Any, Final, NamedTuple

from adjudicator.engine.contract.order_words import ORDER_WORD, Vocabulary
from adjudicator.orders.words import word_classes
from adjudicator.orders.words.lexer import Word, pattern
from adjudicator.orders.words.names import SEAT

_BETWEEN: Final = word_classes.of("between parts")
"""What may stand between two parts of one thing."""
_TWICE: Final = word_classes.of("twice")
"""Says that a thing has the part behind it twice."""
_FEWEST: Final = 2
"""Parts of the names of a kind, of which some are said."""


class Parts(NamedTuple):
    """The parts of the things of a kind: all of them, and those of each thing."""

    words: frozenset[str]
    of: Mapping[Any, Counter[str]]


def partial(kind: str, words: Sequence[Word], at: int, vocabulary: Vocabulary) -> tuple[tuple[Any, ...], int]:
    """The things of a kind that have all the parts which are named from a place on, and in how many words."""
    known = parts(vocabulary).get(kind)
    if known is None or not (_part(words[at], known.words) or words[at].plain in _TWICE):
        return (), 0
    said: Counter[str] = Counter()
    end, size, times = at, 0, 1
    while end < len(words):
        part = _part(words[end], known.words)
        if part:
            said[part] += times
            size, times = end + 1 - at, 1
        elif words[end].plain in _TWICE:
            times = 2
        elif not said or words[end].plain not in _BETWEEN:
            break
        end += 1
    found = [value for value, of in known.of.items() if said <= of] if said else []
    return (tuple(found), size) if said else ((), 0)


def named(words: Sequence[Word], vocabulary: Vocabulary) -> bool:
    """Whether words name parts of things."""
    return any(_part(word, known.words) for known in parts(vocabulary).values() for word in words)


def _part(word: Word, known: frozenset[str]) -> str:
    """The part that a word names, whether of one thing or of several; empty if it names none."""
    singular = word.plain.removesuffix("s")
    return word.plain if word.plain in known else singular if singular in known else ""


@lru_cache(maxsize=64)
def parts(vocabulary: Vocabulary) -> Mapping[str, Parts]:
    """The parts of all things that have several, and share some with others, by their kind."""
    found: dict[str, dict[Any, Counter[str]]] = {}
    for kind, names in vocabulary.kinds.items():
        for name, value in names.items() if kind not in (ORDER_WORD, SEAT) else ():
            said = pattern(name)
            several = Counter(one for one in said if isinstance(one, str) and one[0].isalpha())
            if several.total() >= _FEWEST and all(isinstance(one, str) for one in said):
                found.setdefault(kind, {}).setdefault(value, several)
    return {
        kind: Parts(frozenset(one for of in several.values() for one in of) - _BETWEEN, several)
        for kind, several in found.items()
        if _shared(several.values())
    }


def _shared(several: Iterable[Counter[str]]) -> bool:
    """Whether some part is that of several things."""
    times = Counter(one for of in several for one in of)
    return any(number > 1 for number in times.values())
