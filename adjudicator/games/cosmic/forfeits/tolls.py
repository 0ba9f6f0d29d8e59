"""Pieces whose use costs a token: some flares in the modern edition of their power, others always."""

from adjudicator.engine.contract.pieces import Piece
from adjudicator.engine.contract.questions import Claim, Options
from adjudicator.engine.contract.script import Script
from adjudicator.galaxy.forces import token
from adjudicator.galaxy.judging import Spending
from adjudicator.games.cosmic.events.token_moves import TokensToWarp
from adjudicator.games.cosmic.mechanics.forces import free, loose
from adjudicator.games.cosmic.mechanics.standpoint import CosmicAt


def can_pay(at: CosmicAt, power: str) -> bool:
    """Whether there is a token to pay with, if the modern edition of the power asks for one.

    It may be promised to this same use, which looks for it again when the flare acts.
    """
    return not at.modern(power) or bool(loose(at.state, at.me))


def paid(piece: Piece, at: CosmicAt, options: Options) -> Script:
    """A flare is played; in the modern edition of its power a token of the fullest base goes to the Warp for it.

    Returns the order that plays it.
    """
    if not at.modern(piece.name.partition(" ")[2]):
        return (yield at.wish(piece, options))
    return (yield from token_given(piece, at, options))


def token_given(piece: Piece, at: CosmicAt, options: Options) -> Script:
    """A token of the fullest base goes to the Warp for the use of a piece; returns the order that uses it.

    Where there is none, the piece must not be asked for.
    """
    bases = free(at, at.me) or loose(at.state, at.me)
    place, _ = max(bases.items(), key=lambda base: base[1])
    wish = yield at.wish(piece, Spending(options, Claim(token(place), 1)))
    yield TokensToWarp(at.me, 1, 0, ((place, 1),))
    return wish
