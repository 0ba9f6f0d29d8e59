"""Misstatements: words that state no position, or one that is not as stated."""

import re
from collections.abc import Iterable
from typing import Final

_NUMBER: Final = re.compile(r"\d+")


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


def _number(name: str) -> int:
    found = _NUMBER.search(name)
    return int(found[0][:9]) if found else 0
