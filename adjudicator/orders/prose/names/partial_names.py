"""Partial names: things named by some of their parts, in any order: `the sun card with the drone`, `the double mech`.

Several things may have these parts; which of them can be meant is for the order to say.
"""

from collections import Counter
from collections.abc import Mapping, Sequence
from functools import lru_cache
from typing import Any, Final

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
_Parts = Mapping[str, Mapping[Any, Counter[str]]]
"""The parts of the things of each kind."""


def partial(kind: str, words: Sequence[Word], at: int, vocabulary: Vocabulary) -> tuple[tuple[Any, ...], int]:
    """The things of a kind that have all the parts which are named from a place on, and in how many words."""
    known = parts(vocabulary).get(kind, {})
    said: Counter[str] = Counter()
    end, size, times = at, 0, 1
    while end < len(words):
        plain = words[end].plain
        part = next((one for one in (plain, plain.removesuffix("s")) if any(one in of for of in known.values())), "")
        if part:
            said[part] += times
            size, times = end + 1 - at, 1
        elif plain in _TWICE:
            times = _FEWEST
        elif not said or plain not in _BETWEEN:
            break
        end += 1
    found = [value for value, of in known.items() if said <= of]
    return (tuple(found), size) if said else ((), 0)


@lru_cache(maxsize=64)
def parts(vocabulary: Vocabulary) -> _Parts:
    """The parts of all things that have several, and share some with others."""
    found: dict[str, dict[Any, Counter[str]]] = {}
    for kind, names in vocabulary.kinds.items():
        for name, value in names.items() if kind not in (ORDER_WORD, SEAT) else ():
            said = pattern(name)
            several = Counter(one for one in said if isinstance(one, str) and one[0].isalpha())
            if several.total() >= _FEWEST and all(isinstance(one, str) for one in said):
                found.setdefault(kind, {}).setdefault(value, several)
    return {kind: several for kind, several in found.items() if _shared(several.values())}


def _shared(several: Any) -> bool:
    """Whether some part is that of several things."""
    times = Counter(one for of in several for one in of)
    return any(number > 1 for number in times.values())
