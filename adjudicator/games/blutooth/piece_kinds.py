"""The kinds of pieces in the Blutooth edition: powers of aliens, artifacts of the forge, and vouchers."""

from typing import ClassVar, Final, Literal, TypeAlias

from adjudicator.engine.contract.pieces import Piece
from adjudicator.games.blutooth.mechanics.offers import Offer
from adjudicator.games.blutooth.table.use_prices import ARTIFACT, POWER, VOUCHER

ENTRIES: Final = ("frame.use",)

Fit: TypeAlias = Literal["as printed", "adapted"]
"""How a power fits play by mail: as it is at the table, or with something read anew for letters."""
AS_PRINTED: Final = "as printed"
ADAPTED: Final = "adapted"

Alert: TypeAlias = Literal["green", "yellow", "red"]
"""How much a power asks of its player: green is for a first match."""


class Power(Piece):
    """The power of an alien. Nobody else knows it before it is first used."""

    kind = POWER
    origin: ClassVar[str] = ""
    """The edition or expansion that brought it; empty for one of the house."""
    fit: ClassVar[Fit] = AS_PRINTED
    alert: ClassVar[Alert] = "green"
    offer: ClassVar[Offer | None] = None
    """What it can offer in a negotiation, if anything."""


class Artifact(Piece):
    """A support pod that is discharged at its own time."""

    kind = ARTIFACT


class Voucher(Piece):
    """Something bought that lies hidden in the nexus: it is used once, at its own time, and is gone."""

    kind = VOUCHER
