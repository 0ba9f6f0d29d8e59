"""Order words of the pods of the dark forge that name more than an alien or a pod."""

from typing import Any, Final, Self

from adjudicator.core.event import Seat
from adjudicator.engine.contract.order_words import Batch, Choice, Vocabulary, joined
from adjudicator.engine.contract.questions import Ask
from adjudicator.games.blutooth.table.invasions import Place
from adjudicator.games.blutooth.words.rally_words import batch_text

SHIPS: Final = "revive"
PODS: Final = "pods"
BASES: Final = "bases"
"""What a rift can be used for."""


class OpenRift(Choice, frozen=True):
    """Uses up a rift of this number: for ships from the warp, for pods, or for bases with one ship each."""

    word = "RIFT"
    about = "rift"
    of_challenge = False
    grammar = "NUMBER (rift_ships | rift_pods | rift_bases)"
    rules = {  # noqa: RUF012 - a ClassVar of the base
        'rift_ships: ("revive" | "ships")': lambda: (SHIPS, ()),
        'rift_pods: ("pods" | "draft")': lambda: (PODS, ()),
        'rift_bases: "bases" ["on" PLACE (("," | "and") PLACE)*]': lambda *places: (BASES, places),
    }
    example = "RIFT 3 bases on home 1, home 2"

    value: int
    way: str
    places: tuple[Place, ...] = ()

    @classmethod
    def read(cls, *values: Any) -> Self:
        value, (way, places) = values
        return cls(value, way, tuple([place for place in places if place is not None]))

    def text(self, names: Vocabulary) -> str:
        said = f"{self.value} {self.way}"
        return f"{said} on {joined(names.name('place', place) for place in self.places)}" if self.places else said

    def addresses(self, ask: Ask) -> bool:
        return ask.detail == str(self.value)


class Founding(Choice, frozen=True):
    """Founds a base on a planet with up to four ships: those named, or of the fullest bases."""

    of_challenge = False
    grammar = '["on"] PLACE ["with" batches_from]'

    place: Place
    sources: tuple[Batch, ...] = ()

    @classmethod
    def read(cls, *values: Any) -> Self:
        place, *more = values
        return cls(place, (more[0] if more else None) or ())

    def text(self, names: Vocabulary) -> str:
        said = f"on {names.name('place', self.place)}"
        return f"{said} with {joined(batch_text(batch, names) for batch in self.sources)}" if self.sources else said


class FoundAnew(Founding, frozen=True):
    """Founds a new base on a home planet of yours, with up to four of your ships (Rebirth)."""

    word = "REBIRTH"
    also = ("play rebirth", "use rebirth")
    about = "rebirth"
    tapped = '("on" | ) PLACE ["with" batches_from]'
    example = "REBIRTH on home 4 with 2 from home 1, 1 from home 2"


class ZapAShip(Choice, frozen=True):
    """Vaporizes one ship, as a Ship Zap does (Omni Zap)."""

    word = "OMNI SHIP ZAP"
    about = "omni ship zap"
    grammar = '["on"] SEAT ("on" | "at") PLACE'
    example = "OMNI SHIP ZAP Red on Blue 2"

    seat: Seat
    place: Place
