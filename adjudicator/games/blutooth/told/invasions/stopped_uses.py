"""Which of a player's own powers and artifacts were zapped in a phase, and by whom: everybody sees it."""

from collections.abc import Iterator, Sequence

from adjudicator.core.event import Event
from adjudicator.engine.contract.stopped_uses import StoppedUse
from adjudicator.galaxy.uses import stoppers
from adjudicator.games.blutooth.pieces import BY_NAME
from adjudicator.games.blutooth.table.backs import kind
from adjudicator.games.blutooth.table.match import Match
from adjudicator.games.blutooth.table.speech import Speech
from adjudicator.games.blutooth.table.use_prices import FLARE
from adjudicator.games.blutooth.told.invasions.uses import uses
from adjudicator.games.blutooth.told.piece_questions import stops


def stopped_uses(told: Sequence[Event[Match]], to: Speech) -> Iterator[StoppedUse]:
    """The reader's own uses that were stopped, in order."""
    found = uses(told)
    for at, use in enumerate(found):
        if use.seat != to.seat or not use.stopped:
            continue
        piece = BY_NAME[kind(use.piece)]
        flare = piece.kind == FLARE
        about = piece.asked_as if stops(piece) or flare else piece.name.lower()
        detail = f"{piece.name} on {use.against[0]}/" if stops(piece) and use.against else piece.name if flare else ""
        by = [
            to.say("stopped-by", seat=to.names[one.seat], pod=one.piece)
            for one in stoppers(found, at, lambda used: stops(BY_NAME[kind(used)]))
        ]
        said = to.say("use-stopped", piece=use.piece, number=use.number, some=bool(by), by=to.book.listed(by))
        yield StoppedUse(about, detail, use.number, said)
