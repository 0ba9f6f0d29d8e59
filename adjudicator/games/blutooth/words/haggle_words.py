"""Order words of haggles: the proposal, the answer with demands, and breaking off."""

from typing import Any, Final, Self

from adjudicator.core.defined_classes import defined
from adjudicator.core.event import Seat
from adjudicator.engine.contract.order_words import Choice, Vocabulary
from adjudicator.engine.contract.questions import Ask


class ProposeHaggle(Choice, frozen=True):
    """Proposes a haggle: the other alien is to give you the prize, and may demand of you for so much influence."""

    word = "HAGGLE"
    about = "haggle"
    of_challenge = False
    grammar = '["with"] SEAT "for" (DEMANDED | POD | station_demanded | tech_demanded) "at" NUMBER ["influence"]'
    tapped = '("with" | ) SEAT "for" (DEMANDED | POD | station_demanded | tech_demanded) "at" NUMBER'
    example = "HAGGLE with Blue for Attack 12 at 3"

    seat: Seat
    prize: str
    influence: int

    def text(self, names: Vocabulary) -> str:
        return f"with {names.name('seat', self.seat)} for {self.prize} at {self.influence}"


class Bargain(Choice, frozen=True):
    """Takes the haggle of the alien named, and demands these in return, in this order, for the influence given."""

    word = "BARGAIN"
    about = "bargain"
    of_challenge = False
    grammar = '["with"] SEAT "for" bargained (("," | "and") bargained)*'
    rules = {  # noqa: RUF012 - a ClassVar of the base
        "bargained: DEMANDED | POD | station_demanded | tech_demanded": lambda what: what,
    }
    tapped = '("with" | ) SEAT "for" bargained ("," bargained)*'
    example = "BARGAIN with Red for revive, draft"

    seat: Seat
    demands: tuple[str, ...]

    @classmethod
    def read(cls, *values: Any) -> Self:
        seat, *demands = values
        return cls(seat, tuple(demands))

    def text(self, names: Vocabulary) -> str:
        return f"with {names.name('seat', self.seat)} for {', '.join(self.demands)}"

    def addresses(self, ask: Ask) -> bool:
        """Whether it is about the haggle of this alien."""
        return ask.detail == str(self.seat)


class CallOff(Choice, frozen=True):
    """Breaks off the haggle that you have proposed to the alien named; it costs nothing."""

    word = "DROP HAGGLE"
    about = "call off"
    of_challenge = False
    grammar = '["with"] SEAT'
    example = "DROP HAGGLE with Blue IF my lucre >= 4"

    seat: Seat

    def text(self, names: Vocabulary) -> str:
        return names.name("seat", self.seat)

    def addresses(self, ask: Ask) -> bool:
        """Whether it is about the haggle with this alien."""
        return ask.detail == str(self.seat)


HAGGLE_WORDS: Final = defined(__name__, Choice)
