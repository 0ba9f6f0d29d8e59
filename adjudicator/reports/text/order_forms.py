"""Order forms as letters print them, no line of which is wider than a letter."""

import re
from collections.abc import Sequence
from functools import lru_cache
from typing import Final

from adjudicator.reports.text.text import WIDTH, counted, lines

_KEPT: Final = 4096
_ALTERNATIVE: Final = re.compile(r" (?=ELSE )")


class Further(str):
    """A line of a form with the rest of a comment that did not fit on the line above."""

    __slots__ = ()


@lru_cache(_KEPT)
def _comment(line: str) -> Sequence[str]:
    """A comment of a form, wrapped; equal comments are wrapped once."""
    first, *others = lines(line[1:], WIDTH, "# ")
    return [first, *map(Further, others)]


def form(given: Sequence[str]) -> tuple[str, ...]:
    """The lines of an order form, none wider than a letter: comments are wrapped, orders broken before ELSE.

    Nothing else is broken, and a line that begins with # continues with #, so that the form reads the same.
    """
    out: list[str] = []
    measure = counted(given)
    for line in given:
        if measure(line) <= WIDTH:
            out.append(line)
        elif line.startswith("#"):
            out += _comment(line)
        else:
            first, *others = _ALTERNATIVE.split(line)
            out += [first, *(f"  {other}" for other in others)]
    return tuple(out)
