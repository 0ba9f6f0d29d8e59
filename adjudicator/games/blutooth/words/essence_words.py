"""Order words of essence: which is given to whom, and what comes of it."""

from typing import Any, Self

from msgspec import Struct

from adjudicator.core.event import Seat
from adjudicator.engine.contract.order_words import Choice, Vocabulary, joined
from adjudicator.games.blutooth.table.invasions import Place
from adjudicator.games.blutooth.words.piece_words import NamingPods


class Gift(Struct, frozen=True):
    """An alien, and the essence that it is given."""

    seat: Seat
    essence: str


class GivingEssence(Choice, frozen=True):
    """Gives essences to aliens: each named with what it gets."""

    grammar = 'given (("," | "and") given)*'
    rules = {  # noqa: RUF012 - a ClassVar of the base
        'given: SEAT ["with"] ESSENCE': Gift,
    }

    gifts: tuple[Gift, ...]

    @classmethod
    def read(cls, *values: Any) -> Self:
        return cls(tuple(values))

    @property
    def seats(self) -> tuple[Seat, ...]:
        """Who is given something."""
        return tuple([one.seat for one in self.gifts])

    def text(self, names: Vocabulary) -> str:
        return joined(f"{names.name('seat', one.seat)} with {one.essence}" for one in self.gifts)


class TakeBack(Choice, frozen=True):
    """Takes a negotiate pod that another alien has discharged, at upkeep (Nanny)."""

    word = "TAKE BACK"
    about = "taking back"
    of_challenge = False
    example = "TAKE BACK IF I hold no encounter pods"


class ChorePods(NamingPods, frozen=True):
    """Says which pods you want of a chore, or scrap in one, the first of them first (Nanny)."""

    word = "CHORE"
    about = "chore pods"
    example = "CHORE Attack 40, Morph"


class TidyUp(Choice, frozen=True):
    """Moves ships between two bases of yours for a chore (Nanny)."""

    word = "TIDY UP"
    about = "tidying up"
    grammar = '[NUMBER] ["ships" | "ship"] "from" PLACE "to" PLACE'
    unsaid = ("NUMBER",)
    example = "TIDY UP 2 from home 1 to home 3"

    ships: int | None
    source: Place
    place: Place

    @classmethod
    def read(cls, *values: Any) -> Self:
        *ships, source, place = values
        return cls(ships[0] if ships else None, source, place)

    def text(self, names: Vocabulary) -> str:
        number = "" if self.ships is None else f"{self.ships} "
        return f"{number}from {names.name('place', self.source)} to {names.name('place', self.place)}"
