"""The price of using a piece."""

from typing import Any, Final

from adjudicator.engine.contract.pieces import Piece
from adjudicator.games.cosmic.table.state import Cosmic

_FREE: Final = ("power", "essence")
"""Pieces whose use costs no card of a hand."""


def price(state: Cosmic, piece: Piece, where: int) -> tuple[Any, ...] | None:
    """The resource that using a piece in a challenge spends: its card, or for a flare the right to play it there."""
    if piece.kind in _FREE:
        return None
    if piece.kind == "flare":
        return ("flare", piece.name, 0 if state.options["flare_use"] == "turn" else where)
    return ("card", piece.name)
