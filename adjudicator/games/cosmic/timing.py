"""The timing rule: the offence, the defence, then clockwise from the offence."""

from adjudicator.core.event import Seat
from adjudicator.games.cosmic.state import Cosmic


def timing(state: Cosmic, where: int) -> tuple[Seat, ...]:
    """The seats in the game in the timing order of a challenge; the seats' own order where it is none's."""
    if not where:
        return state.seats_in()
    challenge = state.challenge(where)
    first, second = challenge.offence, challenge.defence
    count = len(state.seats)
    around = [(first + i) % count for i in range(1, count)]
    return (first, second, *[seat for seat in around if seat != second and not state.removed[seat]])
