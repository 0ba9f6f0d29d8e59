"""The order word with which any alien demands something of any other, where all of them negotiate."""

from typing import Any, Self

from adjudicator.core.event import Seat
from adjudicator.engine.contract.order_words import Choice, Vocabulary


class Petition(Choice, frozen=True):
    """Demands something of any alien where all negotiate, and pays influence for it (Federation Intervention).

    A demand is made once, and again if it is negated; `revive x2` and `draft x2` are two of them.
    """

    word = "PETITION"
    about = "petition"
    grammar = 'SEAT "for" (DEMANDED ["x" NUMBER] | POD | station_demanded | tech_demanded)'
    example = "PETITION Blue for Attack 12 ELSE Green for draft"

    seat: Seat
    what: str
    often: int | None = None

    @classmethod
    def read(cls, *values: Any) -> Self:
        seat, what, *often = values
        return cls(seat, what, *often)

    def text(self, names: Vocabulary) -> str:
        said = self.what if self.often is None else f"{self.what} x{self.often}"
        return f"{names.name('seat', self.seat)} for {said}"
