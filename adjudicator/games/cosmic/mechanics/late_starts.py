"""Late starts: a player lets a turn pass, and is paid for it with cards that wait for the end of the game."""

from functools import partial

from adjudicator.core.event import Seat
from adjudicator.engine.contract.order_words import Choice
from adjudicator.engine.contract.pieces import Piece
from adjudicator.engine.contract.questions import Ask
from adjudicator.engine.contract.script import Made, Script
from adjudicator.galaxy.judging import Judged
from adjudicator.games.cosmic.events.hoards import hoard_returned, hoarded
from adjudicator.games.cosmic.events.milestones import GameEnded, LastTurnGranted
from adjudicator.games.cosmic.events.timeouts import AttackMissed
from adjudicator.games.cosmic.events.token_moves import released_some
from adjudicator.games.cosmic.mechanics.deck import draw
from adjudicator.games.cosmic.mechanics.standpoint import CosmicAt


class Rest(Choice, frozen=True):
    """Lets a turn pass for rewards, some of them tokens; each word that does so is made from this one."""

    grammar = '["for" NUMBER ("token" | "tokens" | )]'
    of_challenge = False

    tokens: int | None = None


def rested(piece: Piece, at: CosmicAt, kind: type[Rest], rewards: int) -> Script:
    """I let this turn pass: of so many rewards some are tokens from the Warp, the others cards that lie with my power.

    Silence means that all are cards.
    """

    def judged(wish: Rest) -> Rest:
        tokens = min(wish.tokens or 0, rewards, at.state.warp[at.me])
        return kind(tokens or None)

    samples = [kind(), *[kind(tokens) for tokens in range(1, min(rewards, at.state.warp[at.me]) + 1)]]
    wish = yield Ask(at.me, kind.about, Judged(judged, samples), default=kind())
    freed = wish.tokens or 0
    if freed:
        yield Made(partial(released_some, seat=at.me, tokens=freed, by=at.me))
    drawn = yield from draw(at, at.me, rewards - freed, f"{piece.name}/{at.place}/{at.me}")
    yield Made(partial(hoarded, piece=piece.name, seat=at.me, cards=tuple(sorted(drawn))))
    yield AttackMissed(at.me)


def late(at: CosmicAt) -> bool:
    """Whether I play the last turn alone."""
    last = at.state.last_turn
    return last is not None and last.seat == at.me


def ends_later(at: CosmicAt, end: GameEnded) -> bool:
    """Whether the game would end without me among the winners, and nobody has a last turn yet."""
    return at.state.last_turn is None and at.me not in end.winners


def started_late(piece: Piece, at: CosmicAt, winners: tuple[Seat, ...]) -> Script:
    """Instead of the end I take the cards that lie with my power into my hand, and play one more turn alone."""
    yield Made(partial(hoard_returned, piece=piece.name, seat=at.me))
    yield LastTurnGranted(at.me, winners)
