"""The order of simultaneous acts: the invader, the defender, the invader's sponsors, the defender's, the bystanders.

Within a role it goes clockwise from the invader's left neighbour.
"""

from functools import lru_cache
from typing import Final

from adjudicator.core.event import Seat
from adjudicator.galaxy.clockwise import clockwise
from adjudicator.games.blutooth.table.invasions import DEFENDERS, INVADERS
from adjudicator.games.blutooth.table.match import Match

ENTRIES: Final = (
    "frame.queue",
    "term.timing_rule",
    "term.queue",
    "term.ring",
    "term.role",
)


def timing(state: Match, where: int) -> tuple[Seat, ...]:
    """The seats in the match in the order of an invasion; outside invasions in the seats' own order."""
    if not where:
        return state.seats_in()
    invasion = state.invasion(where)
    forewards = tuple([one.seat for one in invasion.sponsors_of(INVADERS)])
    backwards = tuple([one.seat for one in invasion.sponsors_of(DEFENDERS)])
    return _queue(invasion.invader, invasion.defender, forewards, backwards, around(state, invasion.invader))


def around(state: Match, first: Seat) -> tuple[Seat, ...]:
    """The other seats in the match in the order of the rotation from this one: clockwise, or the other way round."""
    others = clockwise(first, state.eliminated)
    return others[::-1] if state.turned else others


@lru_cache(maxsize=4096)
def _queue(
    invader: Seat,
    defender: Seat | None,
    forewards: tuple[Seat, ...],
    backwards: tuple[Seat, ...],
    others: tuple[Seat, ...],
) -> tuple[Seat, ...]:
    def role(seat: Seat) -> int:
        return 0 if seat == defender else 1 if seat in forewards else 2 if seat in backwards else 3

    return (invader, *sorted(others, key=role))
