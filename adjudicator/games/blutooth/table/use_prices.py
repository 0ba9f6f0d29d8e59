"""The price of using a piece."""

from typing import Any, Final

from adjudicator.engine.contract.pieces import Piece

POWER: Final = "power"
ARTIFACT: Final = "artifact"
VOUCHER: Final = "voucher"
"""The kinds of pieces."""
SHIP, POD, LUCRE = "token", "pod", "lucre"
"""What orders can promise: ships on a planet, pods of a cache, and lucre; besides, vouchers."""


def price(piece: Piece) -> tuple[Any, ...] | None:
    """The resource that using a piece spends: the pod or the voucher that it is; None for a power."""
    return None if piece.kind == POWER else (VOUCHER if piece.kind == VOUCHER else POD, piece.name)
