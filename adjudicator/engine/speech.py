"""Speech: how players, numbers and lists are said to somebody."""

from collections.abc import Iterable, Sequence
from typing import Final

from adjudicator.core.event import Seat

YOU: Final = "you"
"""What phrases are given in the place of a name for the player who is spoken to."""


class Speech:
    """Says things to `seat` (None: to nobody in particular, so that everybody is spoken of by name)."""

    __slots__ = ("names", "seat")

    def __init__(self, names: Sequence[str], seat: Seat | None = None) -> None:
        self.names = names
        self.seat = seat

    def whom(self, seat: Seat) -> str:
        """`you` or `Red`."""
        return "you" if seat == self.seat else self.names[seat]

    def who(self, seat: Seat) -> str:
        """`You` or `Red`, at the beginning of a sentence."""
        return "You" if seat == self.seat else self.names[seat]

    def all(self, seats: Iterable[Seat]) -> str:
        """`Red, you and Blue`, in this order."""
        return listed(map(self.whom, seats), none="nobody")


def listed(items: Iterable[str], link: str = "and", none: str = "nothing") -> str:
    """`a`, `a and b`, `a, b and c`; `none` where there are none."""
    *first, last = [*items] or [none]
    return f"{', '.join(first)} {link} {last}" if first else last


def counted(number: int, thing: str) -> str:
    """`1 token`, `3 tokens`."""
    return f"{number} {thing}" if number == 1 else f"{number} {thing}s"
