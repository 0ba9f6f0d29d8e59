"""Scores: the points of an alien at the end of a match, and how they came about."""

from msgspec import Struct

from adjudicator.core.event import Seat


class Points(Struct, frozen=True, array_like=True, gc=False):
    """What an alien has points for: something that counts in the galaxy, or a title; how often, and how many each."""

    what: str
    count: int
    each: int

    @property
    def total(self) -> int:
        """The points for all of it."""
        return self.count * self.each


class Score(Struct, frozen=True, array_like=True, gc=False):
    """All points of an alien."""

    seat: Seat
    galaxy: tuple[Points, ...]
    titles: tuple[Points, ...]

    @property
    def total(self) -> int:
        """The points that decide."""
        return sum([points.total for points in (*self.galaxy, *self.titles)])
