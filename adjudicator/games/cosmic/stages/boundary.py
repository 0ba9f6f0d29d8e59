"""What is checked at every boundary between phases."""

from adjudicator.engine.contract.pieces import ASKS
from adjudicator.engine.contract.script import Script
from adjudicator.games.cosmic.events.milestones import PowerLost, PowerRegained
from adjudicator.games.cosmic.kit import CosmicAt

HOME_BASES = 3
"""Home bases needed to keep one's power."""


def powers_checked(at: CosmicAt) -> Script:
    """Who has fewer than three home bases loses his power, and has it back with three again (G2).

    Whatever others do about a power that is lost may move tokens, so that all are looked at again.
    """
    yield from _checked(at)
    if at.matters(ASKS, "lost flares") and at.state.powerless != at.opening.powerless:
        yield from at.flares("lost flares")
        yield from _checked(at)


def _checked(at: CosmicAt) -> Script:
    state = at.state
    for seat in state.seats_in():
        weak = state.home_bases(seat) < HOME_BASES
        if weak != state.powerless[seat]:
            yield PowerLost(seat) if weak else PowerRegained(seat)
