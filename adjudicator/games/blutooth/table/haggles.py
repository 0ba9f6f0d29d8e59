"""Haggles: what one alien has proposed to another; and pleas, what aliens demand of each other where all negotiate."""

from msgspec import Struct

from adjudicator.core.event import Seat


class Haggle(Struct, frozen=True, array_like=True, gc=False):
    """A proposal that only the two know: who makes it, to whom, the prize wanted, and the influence given for it."""

    seat: Seat
    other: Seat
    prize: str
    influence: int


class Plea(Struct, frozen=True, array_like=True, gc=False):
    """A demand of one alien to another, which it has paid for. `negated` says whether the other has cancelled it."""

    seat: Seat
    other: Seat
    what: str
    cost: int
    negated: bool = False
