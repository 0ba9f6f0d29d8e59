"""Which of a player's own powers and cards were stopped in a phase, and by whom: everybody sees it (rules 6b, 6g)."""

from collections.abc import Iterator, Sequence

from adjudicator.core.event import Event
from adjudicator.engine.contract.pieces import CANCELS, Piece
from adjudicator.engine.contract.stopped_uses import StoppedUse
from adjudicator.galaxy.uses import stoppers
from adjudicator.games.cosmic.kit import Flare
from adjudicator.games.cosmic.pieces import BY_NAME
from adjudicator.games.cosmic.table.speech import Speech
from adjudicator.games.cosmic.table.state import Cosmic
from adjudicator.games.cosmic.told.challenge_uses import uses


def stopped_uses(told: Sequence[Event[Cosmic]], to: Speech) -> Iterator[StoppedUse]:
    """The reader's own uses that were stopped, in order."""
    found = uses(told)
    for at, use in enumerate(found):
        if use.seat != to.seat or not use.stopped:
            continue
        piece = BY_NAME[use.piece]
        cancels = _cancels(piece)
        about = piece.asked_as if cancels or isinstance(piece, Flare) else piece.name.lower()
        detail = f"{piece.name} on {use.against[0]}/" if cancels and use.against else ""
        by = [
            to.say("stopped-by", seat=to.names[one.seat], card=one.piece)
            for one in stoppers(found, at, lambda used: _cancels(BY_NAME[used]))
        ]
        said = to.say("use-stopped", piece=use.piece, number=use.number, some=bool(by), by=to.book.listed(by))
        yield StoppedUse(about, detail or (piece.name if isinstance(piece, Flare) else ""), use.number, said)


def _cancels(piece: Piece) -> bool:
    """Whether a piece can stop what others use."""
    return any(rule.verb == CANCELS for rule in piece.rules)
