"""Slime attacks that stay with whoever has led with them, until they lead again."""

from msgspec import Struct

from adjudicator.core.event import Seat


class Slime(Struct, frozen=True, array_like=True, gc=False):
    """A slime attack that stays in a flagship: it counts once more the next time that its alien leads (Q61)."""

    seat: Seat
    pod: str
    since: int
    """The wave in which it was led with, counted from the beginning of the match."""
