"""The price of using a piece."""

from typing import Any, Final

from adjudicator.engine.contract.pieces import Piece
from adjudicator.games.blutooth.table.match import Match
from adjudicator.games.blutooth.table.pods import FLARE as POD_OF_FLARE

POWER: Final = "power"
ARTIFACT: Final = "artifact"
VOUCHER: Final = "voucher"
LAW: Final = "law"
FLARE: Final = "flare"
MOON: Final = "moon"
TECH: Final = "tech"
STATION: Final = "station"
DRIVER: Final = "driver"
RIFT: Final = "rift"
ESSENCE_PIECE: Final = "essence"
"""The kinds of pieces."""
SHIP, POD, LUCRE = "token", "pod", "lucre"
"""What orders can promise: ships on a planet, pods of a cache, lucre; besides, vouchers, techs, charges of flares."""
WILD, SUPER = "Wild ", "Super "
"""What the names of the parts of flares begin with."""
ANY_FLARE: Final = "any flare"
"""The right to play a flare in an invasion, whichever it is: everybody has it once."""
ANY_ARTIFACT: Final = "any artifact"
"""The artifacts of a cache, whichever they are, as a resource."""
SPENT: Final = {ARTIFACT: POD, RIFT: POD, VOUCHER: VOUCHER, TECH: TECH}
"""What is spent by using a piece of a kind; nothing for the kinds that are not here."""


def price(state: Match, piece: Piece, where: int) -> tuple[Any, ...] | None:
    """The resource that using a piece in an invasion spends; None for what nothing is spent on.

    That is the pod, the voucher or the tech that it is, or for a flare its charge for this invasion, or for the whole
    wave.
    """
    if piece.kind == FLARE:
        once = state.options["flare_use"] == "wave" or burns(state, piece)
        return (FLARE, pod_of(piece.name), 0 if once else where)
    if piece.kind == MOON and getattr(piece, "once", False):
        return (MOON, piece.name)
    if piece.kind == STATION:
        spends = getattr(piece, "spends", None)
        return None if spends is None else spends(state)
    spent = None if getattr(piece, "stable", False) else SPENT.get(piece.kind)
    return None if spent is None else (spent, piece.name)


def pod_of(part: str) -> str:
    """The flare that a part is of: `Zombie Flare` of `Wild Zombie`."""
    return f"{part.partition(' ')[2]}{POD_OF_FLARE}"


def burns(state: Match, piece: Piece) -> bool:
    """Whether a part of a flare is a burnout (Q26): one that says so, or by a rulebook value every wild one."""
    wild = state.options["burnout"] == "wild" and piece.name.startswith(WILD)
    return wild or bool(getattr(piece, "burnout", False))
