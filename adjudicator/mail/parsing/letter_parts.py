"""The parts of a letter for several games, each marked as a part.

Each part is filed as a letter of its own: the original letter, with a header that says which of its lines count. So all
evidence of the sender applies to each part.
"""

import re
from bisect import bisect_right
from collections.abc import Iterable
from typing import Final

from msgspec import Struct

HEADER: Final = "X-Adjudicator-Part"

_SOURCE: Final = "part of letter "
# Anybody may write this header. Each value has exactly one valid form, so anything else is recognised at once.
_MARK: Final = re.compile(r"([a-z0-9_-]{1,40}) ([0-9]{1,6}-[0-9]{1,6}(?:,[0-9]{1,6}-[0-9]{1,6})*),?\Z")
_LONGEST: Final = 40_000
"""The most characters in it: twice what it takes to name every other line of a letter."""


class Part(Struct, frozen=True):
    """The part of a letter for one game: the numbers of its lines, as ranges in order."""

    game: str
    runs: tuple[tuple[int, int], ...]

    def has(self, number: int) -> bool:
        """Whether a line belongs to it."""
        at = bisect_right(self.runs, number, key=lambda run: run[0])
        return at > 0 and number <= self.runs[at - 1][1]


def source(letter: int) -> str:
    """The source of a part of the letter with this number, as other letters come from a mailbox."""
    return f"{_SOURCE}{letter}"


def is_part(said: str) -> bool:
    """Whether this is the source of a part."""
    return said.startswith(_SOURCE)


def read(value: str) -> Part | None:
    """The part that a header names; None if it names none."""
    found = _MARK.match(value.strip()) if len(value) <= _LONGEST else None
    if found is None:
        return None
    runs = (run.split("-") for run in found[2].split(","))
    return Part(found[1], _ordered((int(first), int(last)) for first, last in runs))


def _ordered(runs: Iterable[tuple[int, int]]) -> tuple[tuple[int, int], ...]:
    """The same lines in consecutive ranges, which ours already are."""
    out: list[tuple[int, int]] = []
    for first, last in sorted(run for run in runs if run[0] <= run[1]):
        if out and first <= out[-1][1]:
            out[-1] = (out[-1][0], max(out[-1][1], last))
        else:
            out.append((first, last))
    return tuple(out)


def marked(raw: bytes, part: Part) -> bytes:
    """A letter of which only a part counts."""
    runs = ",".join(f"{first}-{last}" for first, last in part.runs)
    return f"{HEADER}: {part.game} {runs}\r\n".encode() + raw


def game(raw: bytes) -> str:
    """The game that a marked letter is for; its text need not be read for that."""
    part = read(raw.partition(b"\r\n")[0].decode().removeprefix(f"{HEADER}:"))
    assert part is not None, "a part says what it is for in its first line"
    return part.game
