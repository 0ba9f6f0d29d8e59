"""Captured ships: those that lie under a ship of another alien, or behind its planets, until they are released."""

from collections.abc import Iterator
from typing import Final

from msgspec import Struct
from msgspec.structs import replace

from adjudicator.core.event import Seat
from adjudicator.games.blutooth.table.invasions import Place

BEHIND: Final = -2
"""The place of ships that no ship carries: they lie behind the planets of whoever has captured them."""
IN_WARP: Final = -3
"""The place of ships whose carrier is in the warp, and that are not free all the same."""


class Captive(Struct, frozen=True, array_like=True, gc=False):
    """Ships of one alien that another one has captured: where the ship is under which they lie."""

    keeper: Seat
    seat: Seat
    ships: int
    by: str
    """The piece that has captured them."""
    place: Place
    """The planet of the ship that carries them, WARP, BEHIND or IN_WARP."""
    number: int = 0
    """The invasion in whose gate that ship is; 0 for none."""


Captives = tuple[Captive, ...]


def captured_of(captives: Captives, seat: Seat) -> int:
    """The ships of an alien that others have captured."""
    return sum([one.ships for one in captives if one.seat == seat])


def sent_along(captives: Captives, keeper: Seat, places: set[Place], number: int) -> Captives:
    """What is captured after ships of a keeper have left these planets for a gate: those with others under them first.

    All that lie under ships of one planet go along together.
    """
    return tuple([replace(one, number=number) if _carried(one, keeper, places) else one for one in captives])


def moved_along(captives: Captives, keeper: Seat, places: set[Place], to: Place) -> Captives:
    """What is captured after ships of a keeper have gone from these planets to another one."""
    return tuple([replace(one, place=to) if _carried(one, keeper, places) else one for one in captives])


def brought_back(captives: Captives, keeper: Seat, number: int, to: Place) -> Captives:
    """What is captured after ships of a keeper have come from the gate of an invasion to a planet, or to the warp."""
    mine = [(one.keeper, one.number) == (keeper, number) and number > 0 for one in captives]
    return tuple([replace(one, place=to, number=0) if own else one for own, one in zip(mine, captives, strict=True)])


def _carried(one: Captive, keeper: Seat, places: set[Place]) -> bool:
    return one.keeper == keeper and not one.number and one.place in places


def grouped(captives: Captives) -> Iterator[tuple[Seat, Captives]]:
    """What each keeper has captured."""
    for keeper in sorted({one.keeper for one in captives}):
        yield keeper, tuple([one for one in captives if one.keeper == keeper])
