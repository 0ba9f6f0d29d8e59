"""Points: what an alien has them for, how many of it there are, and what each is worth."""

from collections.abc import Callable
from typing import NamedTuple, TypeAlias

from adjudicator.core.event import Seat
from adjudicator.games.blutooth.table.match import Match

Count: TypeAlias = Callable[[Match, Seat], int]
"""How many of something an alien has in a position."""


class Title(NamedTuple):
    """A title of score hunting: what is counted, and the points for each."""

    name: str
    entry: str
    each: int
    counted: Count


def rivals(state: Match, seat: Seat) -> tuple[Seat, ...]:
    """Everybody else in the match."""
    return tuple([other for other in state.seats_in() if other != seat])


def most(state: Match, seat: Seat, count: Count) -> int:
    """1 if nobody in the match has more of something, else 0."""
    return int(count(state, seat) == max([count(state, one) for one in state.seats_in()]))


def fewest(state: Match, seat: Seat, count: Count) -> int:
    """1 if nobody in the match has less of something, else 0."""
    return int(count(state, seat) == min([count(state, one) for one in state.seats_in()]))
