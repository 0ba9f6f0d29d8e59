"""The price of using a piece."""

from typing import Any, Final

from adjudicator.engine.contract.pieces import Piece

POWER: Final = "power"
ARTIFACT: Final = "artifact"
VOUCHER: Final = "voucher"
LAW: Final = "law"
"""The kinds of pieces."""
SHIP, POD, LUCRE = "token", "pod", "lucre"
"""What orders can promise: ships on a planet, pods of a cache, and lucre; besides, vouchers."""
SPENT: Final = {ARTIFACT: POD, VOUCHER: VOUCHER}
"""What is spent by using a piece of a kind; nothing for the kinds that are not here."""


def price(piece: Piece) -> tuple[Any, ...] | None:
    """The resource that using a piece spends: the pod or the voucher that it is; None for what nothing is spent on."""
    spent = SPENT.get(piece.kind)
    return None if spent is None else (spent, piece.name)
