"""Haggles: what one alien has proposed to another, a prize for itself and influence for the other."""

from msgspec import Struct

from adjudicator.core.event import Seat


class Haggle(Struct, frozen=True, array_like=True, gc=False):
    """A proposal that only the two know: who makes it, to whom, the prize wanted, and the influence given for it."""

    seat: Seat
    other: Seat
    prize: str
    influence: int
