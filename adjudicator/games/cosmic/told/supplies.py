"""Supplies: how much a seat holds of what can be claimed."""

from typing import Any

from adjudicator.core.event import Seat
from adjudicator.galaxy.judging import ONCE
from adjudicator.games.cosmic.belongings.power_cards import ESSENCE, held
from adjudicator.games.cosmic.mechanics.card_laying import (
    NEW_CARDS,
    SPARE_NEW,
    SPARE_OLD,
    new_cards_playable,
    spare_cards,
)
from adjudicator.games.cosmic.mechanics.foreign_aid import DIAL
from adjudicator.games.cosmic.mechanics.reinforcements import ONE_A_ROUND
from adjudicator.games.cosmic.stages.terms import HAND, NEW_BASE
from adjudicator.games.cosmic.table.state import LIMBO, Cosmic
from adjudicator.games.cosmic.told.pieces_in_force import flare_left


def supply(state: Cosmic, seat: Seat, resource: tuple[Any, ...]) -> int:
    """How much a seat holds of a resource; raises KeyError for what is none."""
    kind = resource[0]
    if kind == "token":
        place = resource[1]
        return state.limbo[seat] if place == LIMBO else state.planets[place][seat]
    if kind == "card":
        return state.hands[seat].count(resource[1]) + state.fresh[seat].count(resource[1])
    if kind == "flare":
        return flare_left(state, seat, resource[1], resource[2])
    if kind == "old card":
        return state.hands[seat].count(resource[1])
    if kind == "new card":
        return state.fresh[seat].count(resource[1])
    if kind == "warp":
        return state.warp[seat]
    if kind == ESSENCE:
        return held(state, seat, resource[1], resource[2])
    if resource == HAND:
        return len(state.held(seat))
    if resource == NEW_CARDS:
        return new_cards_playable(state, seat)
    if resource in (SPARE_OLD, SPARE_NEW):
        return spare_cards(state, seat)[resource == SPARE_NEW]
    if kind in (ONE_A_ROUND, NEW_BASE, DIAL, ONCE):
        return 1
    raise KeyError(resource)
