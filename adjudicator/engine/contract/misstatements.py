"""Misstatements: words that state no position, or one that is not as stated."""

import re
from collections.abc import Iterable
from typing import Final

_NUMBER: Final = re.compile(r"\d+")
_ALIKE: Final = 60
"""How many percent of a name must be as they are in another for that to be suggested."""


class Misstated(ValueError):
    """A position cannot be set up, or compared, as stated; the message says what would have worked.

    `which` is the place of the faulty statement among those given, None if the fault is in the heading or in the whole.
    """

    def __init__(self, sentence: str, which: int | None = None) -> None:
        super().__init__(sentence)
        self.which = which


def nearest(name: str, names: Iterable[str]) -> list[str]:
    """The existing names, each once; those most like the unknown name come first."""
    # Loaded only if a name is wrong.
    from rapidfuzz.distance import OSA

    said, number = name.casefold(), _number(name)

    def apart(other: str) -> tuple[int, int]:
        words = OSA.distance(_NUMBER.sub("", said), _NUMBER.sub("", other.casefold()))
        return words, abs(_number(other) - number)

    return sorted(dict.fromkeys(names), key=apart)


def guess(name: str, names: Iterable[str]) -> str:
    """The end of a sentence that lists the names there are: `; did you mean phase?`, or nothing if none is similar.

    Nothing either if there is only one: the sentence has just named it.
    """
    from rapidfuzz.distance import OSA

    said, known = name.casefold(), nearest(name, names)
    for other in known if len(known) > 1 else ():
        whole = other.casefold()
        same = max(len(said), len(whole)) - OSA.distance(said, whole)
        if (len(said) > 2 and whole.startswith(said)) or 100 * same >= _ALIKE * max(len(said), len(whole)):
            return f"; did you mean {other}?"
    return ""


def _number(name: str) -> int:
    found = _NUMBER.search(name)
    return int(found[0][:9]) if found else 0
