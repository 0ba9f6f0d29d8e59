"""Special offers: what a power gives in a negotiation if both leaders agree."""

from collections.abc import Callable, Iterator
from typing import Any, Final

from msgspec import Struct

from adjudicator.engine.contract.pieces import Piece, Pieces
from adjudicator.engine.contract.questions import Ask, OneOf
from adjudicator.engine.contract.script import Script
from adjudicator.games.blutooth.events.encounters import OfferAccepted
from adjudicator.games.blutooth.mechanics.standpoint import MatchAt
from adjudicator.games.blutooth.words.payoff_words import Accept

ENTRIES: Final = (
    "nego.special",
    "demand.special",
    "term.special_offer",
    "term.offer",
    "note.own_offers",
)


def always(at: MatchAt) -> bool:
    """The condition of an offer that can always be made."""
    return True


class Offer(Struct, frozen=True, eq=False):
    """What a power offers: the influence that its owner gains, and what is carried out at payoff.

    Both functions are given the place seen from the owner; `at.enemy` is the other leader.
    """

    gain: int
    carried_out: Callable[[MatchAt], Script]
    possible: Callable[[MatchAt], bool] = always


def _offering(pieces: Pieces) -> tuple[tuple[Piece, Offer], ...]:
    """The powers that have an offer to make."""
    found: list[tuple[Piece, Any]] = [(piece, getattr(piece, "offer", None)) for piece in pieces]
    return tuple([(piece, offer) for piece, offer in found if offer is not None])


def _named(at: MatchAt) -> Iterator[tuple[int, Piece, Offer]]:
    """The offers that the leaders' powers may name here, for all that others know of these powers: side and power."""
    state = at.state
    for side, owner in enumerate(at.invasion.leaders):
        others = state.own_powers(at.invasion.leader(1 - side))
        for piece, offer in at.run.title.pieces.picked(_offering) if not state.off[owner] else ():
            hidden = piece.name not in others and (not state.all_known(owner) or piece.name in state.own_powers(owner))
            if hidden and offer.possible(at.of(owner)):
                yield side, piece, offer


def offers_accepted(at: MatchAt) -> Script:
    """Both leaders say to each offer whether they accept it; where both do, it stands unless its power is stopped.

    Who does not know the other's power is asked about every offer that it could name, so that the question tells
    nothing.
    """
    state, leaders = at.state, at.invasion.leaders
    found, asks = [], []
    for side, piece, offer in list(_named(at)):
        yes, owner, other = OneOf((Accept(piece.name),)), leaders[side], leaders[1 - side]
        asks.append(Ask(other, Accept.about, yes, at.where, detail=piece.name))
        if piece.name in state.own_powers(owner):
            found.append((side, piece, offer, len(asks) - 1))
            asks.append(Ask(owner, Accept.about, yes, at.where, detail=piece.name))
    answers = (yield asks) if asks else []
    for side, piece, offer, first in found:
        both = all(isinstance(answer, Accept) for answer in answers[first : first + 2])
        if both and (yield from at.use(leaders[side], piece, (leaders[1 - side],))):
            yield OfferAccepted(at.where, side, piece.name, offer.gain)


def offers_carried_out(at: MatchAt) -> Script:
    """The offers that were accepted are carried out, the invader's first."""
    accepted, state = at.invasion.offers, at.state
    for side, piece, offer in list(_named(at)):
        owner = at.invasion.leader(side)
        if piece.name in accepted and piece.name in state.own_powers(owner):
            yield from offer.carried_out(at.of(owner))
