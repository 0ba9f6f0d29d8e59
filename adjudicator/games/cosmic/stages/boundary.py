"""Checks at every boundary between phases."""

from adjudicator.engine.contract.pieces import ASKS
from adjudicator.engine.contract.script import Script
from adjudicator.games.cosmic.belongings.power_cards import power_lost, power_regained
from adjudicator.games.cosmic.kit import CosmicAt

HOME_BASES = 3
"""Home bases needed to keep one's power."""


def powers_checked(at: CosmicAt) -> Script:
    """Players with fewer than three home bases lose their power, and have it back with three again (G2).

    Reactions to a lost power may move tokens, so everybody is checked again.
    """
    yield from _checked(at)
    if at.matters(ASKS, "lost flares") and at.state.powerless != at.opening.powerless:
        yield from at.flares("lost flares")
        yield from _checked(at)


def _checked(at: CosmicAt) -> Script:
    state = at.state
    for seat in state.seats_in():
        weak = state.home_bases(seat) < HOME_BASES and not at.allowed(seat, "keep power")
        if weak != state.powerless[seat]:
            yield from power_lost(at, seat) if weak else power_regained(at, seat)
