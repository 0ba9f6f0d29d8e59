"""Order words of powers that several could use: whose ships, which charge."""

from typing import Any, Self

from adjudicator.core.event import Seat
from adjudicator.engine.contract.order_words import Choice, Vocabulary
from adjudicator.engine.contract.questions import Ask
from adjudicator.games.blutooth.table.invasions import WILD, Place


class Whose(Choice, frozen=True):
    """Is about the alien named, or about anybody; the details of its questions begin with the seat."""

    grammar = '[SEAT | "anybody" | "anyone"]'

    seat: Seat | None = None

    @classmethod
    def read(cls, *values: Any) -> Self:
        return cls(next((value for value in values if isinstance(value, int)), None))

    def text(self, names: Vocabulary) -> str:
        return "anybody" if self.seat is None else names.name("seat", self.seat)

    def addresses(self, ask: Ask) -> bool:
        """Whether it is about the alien of this question."""
        return self.seat is None or ask.detail.split(" ")[0] == str(self.seat)


class OnPlanet(Choice, frozen=True):
    """Names ships by their alien and their planet."""

    grammar = '["away"] ["a"] ["ship" "of"] SEAT ("on" | "from") PLACE'

    seat: Seat
    place: Place

    def text(self, names: Vocabulary) -> str:
        return f"{names.name('seat', self.seat)} from {names.name('place', self.place)}"


class FlattenFleet(Choice, frozen=True):
    """Flattens the ships of the aliens named, or of all in the other fleet."""

    grammar = '[SEAT (("," | "and") SEAT)*]'

    seats: tuple[Seat, ...] = ()

    @classmethod
    def read(cls, *values: Any) -> Self:
        return cls(tuple([value for value in values if value is not None]))

    def text(self, names: Vocabulary) -> str:
        return ", ".join(names.name("seat", seat) for seat in self.seats)


class SoMuch(Choice, frozen=True):
    """Says how much of what there is; all of it without a number."""

    grammar = "[NUMBER]"
    unsaid = ("NUMBER",)

    much: int | None = None


class Surrender(Choice, frozen=True):
    """Gives your encounter to the enemy, who wins peacefully, rather than a ship (the super flare of Squee)."""

    word = "SURRENDER"
    about = "surrender"
    example = "SURRENDER IF enemy ships >= 4"


class NamingCharge(Choice, frozen=True):
    """Names the charge of an invader: a colour, or with `anybody` a wild one."""

    grammar = 'SEAT ["must" | "to" | "shall"] ("invades" | "invade") (SEAT | "anybody")'

    seat: Seat
    charge: Seat

    @classmethod
    def read(cls, *values: Any) -> Self:
        seat, *named = values
        return cls(seat, named[0] if named else WILD)

    def text(self, names: Vocabulary) -> str:
        whom = "anybody" if self.charge == WILD else names.name("seat", self.charge)
        return f"{names.name('seat', self.seat)} invades {whom}"


class Unmask(Choice, frozen=True):
    """Shows one of your two powers: it is your power for the match, and the other one is gone."""

    word = "UNMASK"
    about = "unmask"
    of_challenge = False
    grammar = "PIECE"
    example = "UNMASK Zombie"

    power: str


FACE_WORDS: tuple[type[Choice], ...] = (Unmask,)
