"""Traps on planets: everybody sees where one lies, but only whose it is knows whether it is a bomb."""

from msgspec import Struct
from msgspec.structs import replace

from adjudicator.core.event import Seat
from adjudicator.core.piles import HIDDEN
from adjudicator.games.blutooth.table.invasions import Place

BOMB, DECOY = "bomb", "decoy"
IN_NEXUS: Place = -3
"""The place of a trap that has gone off, and lies in its alien's nexus again: everybody knows what it is."""


class Trap(Struct, frozen=True, array_like=True, gc=False):
    """A trap of an alien."""

    seat: Seat
    place: Place
    kind: str
    """HIDDEN for everybody else."""


Traps = tuple[Trap, ...]


def as_seen(traps: Traps, seat: Seat) -> Traps:
    """The same as a seat sees them."""
    return tuple([one if seat == one.seat or one.place == IN_NEXUS else replace(one, kind=HIDDEN) for one in traps])


def trap_on(traps: Traps, place: Place) -> Trap | None:
    """The trap on a planet."""
    return next((one for one in traps if one.place == place), None)
