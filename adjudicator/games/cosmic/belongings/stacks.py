"""Stacks: tokens of a player of which one is left in play, with the others captive under it."""

from typing import Final

from adjudicator.core.event import Seat
from adjudicator.engine.contract.order_words import Choice
from adjudicator.engine.contract.pieces import Piece
from adjudicator.engine.contract.script import Script
from adjudicator.engine.text.sayings import Spoken
from adjudicator.galaxy.judging import Judged
from adjudicator.games.cosmic.belongings.captives import withheld
from adjudicator.games.cosmic.mechanics.standpoint import CosmicAt
from adjudicator.games.cosmic.table.speech import reason

STACKED: Final = 10
"""The most tokens of a player that lie under others at a time."""


class StackInWarp(Choice, frozen=True):
    """Makes a stack of another player's tokens in the Warp; each word that does so is made from this one."""

    grammar = '["of" SEAT]'

    seat: Seat | None = None


def _left(at: CosmicAt, power: str, seats: list[Seat]) -> list[Seat]:
    """Those of these players of whom more tokens can lie under others."""
    held = [one.seat for one in at.state.captives if one.piece == power]
    return [seat for seat in seats if held.count(seat) < STACKED]


def stackable(at: CosmicAt, power: str) -> list[Seat]:
    """The players on the other side who have more than one token here."""
    return _left(at, power, [seat for seat in at.opposed if at.challenge.tokens_for(seat) > 1])


def stackable_in_warp(at: CosmicAt, power: str) -> list[Seat]:
    """The others with more than one token in the Warp, those with the most first."""
    others = [seat for seat in at.state.seats_in() if seat != at.me and at.state.warp[seat] > 1]
    return sorted(_left(at, power, others), key=lambda seat: -at.state.warp[seat])


def stacked(piece: Piece, at: CosmicAt, order: Choice) -> Script:
    """I may make a stack of each player's tokens on the other side, with this order."""
    yield at.wish(piece, order)
    for seat in stackable(at, piece.name):
        yield withheld(at, piece.name, seat, at.where, STACKED)


def stacked_in_warp(piece: Piece, at: CosmicAt, kind: type[StackInWarp], players: int) -> Script:
    """I may make a stack of the tokens in the Warp of up to so many other players, with a word of this kind for each.

    Without a name it is the player who has most there.
    """
    done: list[Seat] = []
    for number in range(players):
        there = [seat for seat in stackable_in_warp(at, piece.name) if seat not in done]
        if not there:
            return
        detail = f"{at.state.warp[at.me]}/{number}"
        wish = yield at.wish(piece, _one_of(kind, there), about=kind.about, detail=detail)
        if not isinstance(wish, StackInWarp) or wish.seat is None:
            return
        done.append(wish.seat)
        yield withheld(at, piece.name, wish.seat, 0, STACKED)


def _one_of(kind: type[StackInWarp], seats: list[Seat]) -> Judged:
    """Any of these players, or the first of them if none is named."""

    def judged(wish: StackInWarp) -> StackInWarp | Spoken:
        if wish.seat is None:
            return kind(seats[0])
        return wish if wish.seat in seats else reason("nothing-to-stack")

    return Judged(judged, [kind(seat) for seat in seats])
