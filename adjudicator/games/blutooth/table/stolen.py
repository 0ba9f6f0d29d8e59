"""Planets that a power has brought into the system of its alien."""

from collections.abc import Sequence

from msgspec import Struct

from adjudicator.core.event import Seat
from adjudicator.games.blutooth.table.invasions import Place


class Stolen(Struct, frozen=True, array_like=True, gc=False):
    """A planet, and in whose system it is now. It counts as a dominion as long as that alien has the power."""

    seat: Seat
    place: Place
    counts: bool = True


def with_stolen(own: Sequence[Place], stolen: Sequence[Stolen], seat: Seat) -> tuple[Place, ...]:
    """The planets of a system: of those that were in it at first those that are not gone, and those that have come."""
    now = {one.place: one.seat for one in stolen}
    there = [place for place in own if now.get(place, seat) == seat]
    return (*there, *[place for place, owner in now.items() if owner == seat and place not in own])
