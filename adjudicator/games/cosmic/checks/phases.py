"""Edicts and powers outside their phases."""

from collections.abc import Sequence
from functools import cache

from adjudicator.engine.contract.order_words import Choice
from adjudicator.engine.contract.pieces import ASKS, CANCELS, Piece
from adjudicator.engine.text.sayings import Several
from adjudicator.games.cosmic.pieces import EDICTS, POWERS
from adjudicator.games.cosmic.table.speech import reason
from adjudicator.games.cosmic.table.state import Cosmic
from adjudicator.games.cosmic.told.piece_questions import MOMENTS
from adjudicator.orders.dry_run.order_checks import Barred, Sheet, Wish


class OutsideItsPhase(Barred):
    """An edict or a power is ordered in a phase in which it cannot be used.

    The order does nothing in this phase. Send it again when the right phase is open.
    """

    code = "C203"

    def why(self, sheet: Sheet, wish: Wish) -> str | None:
        assert isinstance(sheet.view, Cosmic)
        owners = _owners(type(wish.choice))
        phases = [_phases(piece) for piece in owners]
        if not owners or any(found is None or sheet.view.phase in found for found in phases):
            return None
        when = sorted({phase for found in phases if found is not None for phase in found})
        phases_of = Several([str(phase) for phase in when])
        return reason("used-in-phases", piece=owners[0].name, count=len(when), phases=phases_of, phase=sheet.view.phase)


@cache
def _owners(word: type[Choice]) -> Sequence[Piece]:
    """The edicts and powers that bring an order word; the card instead where one of theirs does."""
    pieces = [piece for piece in (*EDICTS, *POWERS) if word in piece.words]
    return [next((part for part in piece.parts if word in part.choices), piece) for piece in pieces]


def _phases(piece: Piece) -> set[int] | None:
    """The phases in which a piece, or a card of its own, asks its owner; None if that may be any."""
    every = [rule for one in (piece, *piece.parts) for rule in one.rules]
    rules = [rule for rule in every if rule.optional or rule.verb == CANCELS]
    if not rules or any(rule.verb != ASKS for rule in rules):
        return None
    return {phase for rule in rules for phase in MOMENTS[rule.topic].phases}
