"""Ships that move: off planets and on to planets. Moons learn of it here, whatever brings the ships.

Events change the ships on planets by `moved` alone, so that none can forget who has come to a moon.
"""

from collections.abc import Mapping
from typing import Any

from msgspec.structs import replace

from adjudicator.core.event import Seat
from adjudicator.core.rows import plus
from adjudicator.galaxy.batches import Batches, transferred
from adjudicator.games.blutooth.events.amending import NOTHING
from adjudicator.games.blutooth.table.captives import moved_along
from adjudicator.games.blutooth.table.match import Match


def moved(state: Match, seat: Seat, sources: Batches = (), to: Batches = ()) -> Match:
    """The state with ships of a seat taken off some planets and put on others; elsewhere is no planet (WARP)."""
    changes = _arrived(state, seat, to)
    if state.captives and sources and to:
        there = moved_along(state.captives, seat, {place for place, _ in sources}, to[0][0])
        changes = {**changes, "captives": there}
    return replace(state, planets=transferred(state.planets, seat, sources, to), **changes)


def _arrived(state: Match, seat: Seat, to: Batches) -> Mapping[str, Any]:
    """What changes beside the ships when some come to planets: which of those have a moon."""
    if not state.moons:
        return NOTHING
    places = {moon.place for moon in state.moons}
    new = [(seat, place) for place, _ in to if place in places and (seat, place) not in state.came]
    return {"came": tuple(sorted((*state.came, *dict.fromkeys(new))))} if new else NOTHING


def moons_left(state: Match, seat: Seat) -> Mapping[str, Any]:
    """What changes when all ships of a seat on moons are gone."""
    if not state.moons:
        return NOTHING
    gone = [replace(moon, owner=None, ships=0, used=False) if moon.owner == seat else moon for moon in state.moons]
    return {"moons": tuple(gone), "came": tuple([one for one in state.came if one[0] != seat])}


def ships_home(state: Match, seat: Seat, ships: int) -> Match:
    """The state after ships that a power has kept are at home; in the warp, if there is none."""
    if not ships:
        return state
    home = state.landing_places(seat)[:1]
    if not home:
        return replace(state, warp=plus(state.warp, seat, ships))
    return moved(state, seat, to=((home[0], ships),))
