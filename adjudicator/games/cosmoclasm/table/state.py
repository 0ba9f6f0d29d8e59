"""The position of a game. Hands and the deck are hidden; everything else lies open on the table."""

from functools import lru_cache

from adjudicator.core.event import Seat, State
from adjudicator.core.piles import Pile
from adjudicator.games.cosmoclasm.table.cards import FORCES, Count

NOBODY: Seat = -1
STATIONS = 24
"""Battle stations of each faction."""


class Solar(State, frozen=True, kw_only=True):
    """A game of Cosmoclasm. `round` is 0 while the first cards are chosen."""

    hidden = ("deck", "hands")
    options: dict[str, str]
    round: int
    phase: int
    """How many phases the round has had, the open one included."""
    counters: tuple[int, ...]
    """The mats, in the order of the numbers that lie on them."""
    owners: tuple[Seat, ...]
    """Who has claimed each mat."""
    stations: tuple[tuple[Seat, ...], ...]
    """The stations on each grid point, the lowest first."""
    fresh: tuple[int, ...] = ()
    """The grid points on which a station was placed this round."""
    resistance: tuple[Pile, ...]
    """The local resistance at each mat, in games of two."""
    deck: Pile
    discard: Pile = ()
    market: Pile = ()
    hands: tuple[Pile, ...]
    played: tuple[Pile, ...]
    """What lies in front of each player."""
    changes: tuple[Count, ...]
    """The difference between each player's forces and those on the cards in front of them."""
    suits: tuple[str, ...]
    """The suit of the black cards that each player has played this round, empty if they are free."""
    backed: tuple[bool, ...]
    """The players who have played the card of their faction this round."""
    laps: tuple[int, ...]
    """How many turns each player has taken this round, before retiring."""
    turn: Seat
    retired: tuple[Seat, ...] = ()
    """The players who have retired this round, in order."""
    taken: tuple[Seat, ...] = (NOBODY,) * len(FORCES)
    """The player who has taken each superiority this round."""
    contest: tuple[Seat, ...] = ()
    """The tied players who play on when everything else is over."""
    stake: int = 0
    """How many cards were in all hands when the round began."""
    missed: tuple[int, ...]
    """How many phases in a row each seat has missed."""
    winners: tuple[Seat, ...] | None = None

    @property
    def planet(self) -> int | None:
        """The contested mat; None while the first cards are chosen, and if only the tied play on."""
        return self.counters[self.round - 1] if self.round and not self.contest else None

    def number(self, mat: int) -> int:
        """The number that lies on a mat."""
        return self.counters.index(mat) + 1

    def inside(self) -> tuple[Seat, ...]:
        """The players who take part in the round and have not retired."""
        return _inside(len(self.seats), self.contest, self.retired)

    def lap(self, seat: Seat) -> int:
        """Which turn of the round a player's next one is."""
        return self.laps[seat] + 1


@lru_cache(maxsize=1024)
def _inside(players: int, contest: tuple[Seat, ...], retired: tuple[Seat, ...]) -> tuple[Seat, ...]:
    return tuple([seat for seat in contest or range(players) if seat not in retired])


def following(state: Solar, seat: Seat) -> Seat:
    """The next player in clockwise order who is still in the round; the seat itself if nobody else is."""
    inside = state.inside()
    return next((other for other in inside if other > seat), inside[0] if inside else seat)


def placed(state: Solar, seat: Seat) -> int:
    """How many stations a player has placed."""
    return sum([stack.count(seat) for stack in state.stations])


def cards_held(state: Solar) -> int:
    """How many cards are in all hands."""
    return sum([len(hand) for hand in state.hands])
