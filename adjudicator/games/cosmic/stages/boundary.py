"""What is checked at every boundary between phases."""

from adjudicator.engine.script import Script
from adjudicator.games.cosmic.kit import CosmicAt
from adjudicator.games.cosmic.marks import PowerLost, PowerRegained

HOME_BASES = 3
"""Home bases needed to keep one's power."""


def powers_checked(at: CosmicAt) -> Script:
    """Who has fewer than three home bases loses his power, and has it back with three again (G2)."""
    state = at.state
    for seat in state.seats_in():
        weak = state.home_bases(seat) < HOME_BASES
        if weak != state.powerless[seat]:
            yield PowerLost(seat) if weak else PowerRegained(seat)
