"""Supplies: how much a seat holds of what can be claimed."""

from typing import Any, Final

from adjudicator.core.event import Seat
from adjudicator.games.blutooth.mechanics.purchases import RESUPPLY_BOUGHT
from adjudicator.games.blutooth.systems.essence import in_nexus
from adjudicator.games.blutooth.systems.flares import charge_left, right_left
from adjudicator.games.blutooth.table.match import Match
from adjudicator.games.blutooth.table.moons import usable
from adjudicator.games.blutooth.table.pods import held_of, is_artifact
from adjudicator.games.blutooth.table.techs import tech_called
from adjudicator.games.blutooth.table.use_prices import (
    ANY_ARTIFACT,
    ANY_FLARE,
    ESSENCE_PIECE,
    FLARE,
    LUCRE,
    MOON,
    POD,
    SHIP,
    TECH,
    VOUCHER,
)

SHIPS_IN_WARP: Final = "ship in warp"
"""The ships that boons can revive, as a resource."""


def supply(state: Match, seat: Seat, resource: tuple[Any, ...]) -> int:
    """How much a seat holds of a resource; raises KeyError for what is none."""
    kind, *what = resource
    if kind == SHIP:
        row: tuple[int, ...] = state.planets[what[0]]
        return row[seat]
    if kind == POD:
        return held_of(state.caches[seat], what[0])
    if kind == FLARE:
        return charge_left(state, seat, what[0], what[1])
    if kind == ANY_FLARE:
        return right_left(state, seat, what[0])
    if kind == ANY_ARTIFACT:
        return sum(map(is_artifact, state.caches[seat]))
    if kind == LUCRE:
        return state.lucre[seat]
    if kind in (VOUCHER, ESSENCE_PIECE):
        return in_nexus(state, seat, kind, what)
    if kind == MOON:
        return int(usable(state.moons, what[0], seat))
    if kind == TECH:
        return int(tech_called(state.techs, seat, what[0]) is not None)
    if resource == RESUPPLY_BOUGHT:
        return 1
    if kind == SHIPS_IN_WARP:
        return state.to_revive(seat)
    raise KeyError(resource)
