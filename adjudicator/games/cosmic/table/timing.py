"""The timing rule: the offence, the defence, then clockwise from the offence."""

from functools import lru_cache

from adjudicator.core.event import Seat
from adjudicator.games.cosmic.table.state import Cosmic


def timing(state: Cosmic, where: int) -> tuple[Seat, ...]:
    """The seats in the game in the timing order of a challenge; outside challenges in the seats' own order."""
    if not where:
        return state.seats_in()
    challenge = state.challenges[where - 1]
    return _around(challenge.offence, challenge.defence, state.removed)


@lru_cache(maxsize=1024)
def _around(first: Seat, second: Seat, removed: tuple[bool, ...]) -> tuple[Seat, ...]:
    count = len(removed)
    others = [(first + i) % count for i in range(1, count)]
    return (first, second, *[seat for seat in others if seat != second and not removed[seat]])
