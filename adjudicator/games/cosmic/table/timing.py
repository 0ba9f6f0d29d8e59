"""The timing rule: the offence, the defence, then clockwise from the offence."""

from adjudicator.core.event import Seat
from adjudicator.galaxy.clockwise import around
from adjudicator.games.cosmic.table.state import Cosmic


def timing(state: Cosmic, where: int) -> tuple[Seat, ...]:
    """The seats in the game in the timing order of a challenge; outside challenges in the seats' own order."""
    if not where:
        return state.seats_in()
    challenge = state.challenges[where - 1]
    return around(challenge.offence, challenge.defence, state.removed)
