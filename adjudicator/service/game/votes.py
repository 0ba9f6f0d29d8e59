"""Secret votes to end a game: as a draw of all who still play, or as the win of one of them."""

from collections.abc import Callable, Mapping, Sequence
from typing import Final, Literal

from msgspec import Struct

from adjudicator.engine.contract.title import BY_ALL, BY_MOST, BY_TWO_THIRDS, NEVER
from adjudicator.service.game import game_options
from adjudicator.service.game.table import Table
from adjudicator.store.database.unit import Unit
from adjudicator.store.tables.values import DRAW, Vote

_NEEDED: Final[Mapping[str, Callable[[int], int]]] = {
    BY_ALL: lambda voters: voters,
    BY_TWO_THIRDS: lambda voters: -(-2 * voters // 3),
    BY_MOST: lambda voters: voters // 2 + 1,
}
FEWEST_IN_A_DRAW: Final = 2

How = Literal["draw", "conceded"]


class Agreement(Struct, frozen=True):
    """An end that enough players have voted for: seats that win, the votes for it, and how many could vote."""

    how: How
    winners: tuple[int, ...]
    votes: int
    voters: int


def allowed(options: Mapping[str, str]) -> bool:
    """Whether players can end a game by votes."""
    return game_options.ended_by_vote(options) != NEVER


def needed(options: Mapping[str, str], voters: int) -> int:
    """How many of so many voters must agree, in a game where votes are allowed; one at least."""
    return max(1, _NEEDED[game_options.ended_by_vote(options)](voters))


def players(laid: Table) -> tuple[int, ...]:
    """The seats that still play and have somebody who can vote."""
    return tuple(seat.number for seat in laid.seats if laid.seated(seat.number) and laid.playing(seat.number))


def voters(laid: Table, winner: int) -> tuple[int, ...]:
    """Who can vote for an end: everybody who plays, but nobody for their own win, and no program of the house."""
    return tuple(seat for seat in players(laid) if seat != winner and not laid.seats[seat].house)


def possible(laid: Table, winner: int) -> bool:
    """Whether a game can end so: the winner plays, or a draw has two players at least."""
    there = players(laid)
    return len(there) >= FEWEST_IN_A_DRAW if winner == DRAW else winner in there and len(there) > 1


def agreement(unit: Unit, laid: Table) -> Agreement | None:
    """The end of the game that enough players have voted for in its open phase; None if there is none."""
    options = game_options.options(laid.game)
    if not allowed(options):
        return None
    votes = [vote for vote in unit.votes.of(laid.game.id, laid.phase.serial) if vote.stands]
    for winner in sorted({vote.winner for vote in votes}):
        if (found := _agreed(laid, options, votes, winner)) is not None:
            return found
    return None


def _agreed(laid: Table, options: Mapping[str, str], votes: Sequence[Vote], winner: int) -> Agreement | None:
    electorate = voters(laid, winner)
    number = sum(vote.winner == winner and vote.seat in electorate for vote in votes)
    if not possible(laid, winner) or number < needed(options, len(electorate)):
        return None
    if winner == DRAW:
        return Agreement("draw", players(laid), number, len(electorate))
    return Agreement("conceded", (winner,), number, len(electorate))
