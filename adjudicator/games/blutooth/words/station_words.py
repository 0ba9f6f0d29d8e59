"""Order words about space stations: where one is put, and when it is used."""

from typing import Any, Self

from adjudicator.core.event import Seat
from adjudicator.engine.contract.order_words import Choice, Vocabulary
from adjudicator.engine.contract.questions import Ask
from adjudicator.games.blutooth.table.invasions import Place

BUILD: str = "build"
OPERATE: str = "operate"
"""What the questions about stations are about."""


def _upon(*seats: Seat) -> tuple[str, Any]:
    return "seats", seats


def _at(place: Place) -> tuple[str, Any]:
    return "place", place


def _with(pods: tuple[str, ...]) -> tuple[str, Any]:
    return "pods", pods


def _times(ships: int) -> tuple[str, Any]:
    return "ships", ships


class Build(Choice, frozen=True):
    """Puts a space station on one of your home planets: one of those that you may choose from, or that you get."""

    word = "BUILD"
    about = BUILD
    of_challenge = False
    grammar = 'STATION ["on"] PLACE'
    tapped = 'STATION ("on" | ) PLACE'
    example = "BUILD Golden City on home 3"

    station: str
    place: Place

    def text(self, names: Vocabulary) -> str:
        return f"{names.name('station', self.station)} on {names.name('place', self.place)}"

    def addresses(self, ask: Ask) -> bool:
        return ask.detail in ("", self.station)


class Operate(Choice, frozen=True):
    """Uses a space station: one of yours, or one that everybody may use who has a base on its planet.

    Some want to know more: `against` which aliens, `on` which planet, `with` which pods, or `x3` for how
    many ships.
    """

    word = "OPERATE"
    also = ("use station", "use the station")
    about = OPERATE
    grammar = "STATION [operated_against | operated_on | operated_with | operated_times]"
    rules = {  # noqa: RUF012 - a ClassVar of the base
        'operated_against: "against" SEAT (("," | "and") SEAT)*': _upon,
        'operated_on: "on" PLACE': _at,
        'operated_with: "with" pods': _with,
        'operated_times: "x" NUMBER': _times,
    }
    example = "OPERATE Big Space Laser IF I would lose"

    station: str
    seats: tuple[Seat, ...] = ()
    place: Place | None = None
    pods: tuple[str, ...] = ()
    ships: int | None = None

    @classmethod
    def read(cls, *values: Any) -> Self:
        station, more = values
        return cls(station) if more is None else cls(station, **{more[0]: more[1]})

    def text(self, names: Vocabulary) -> str:
        said = names.name("station", self.station)
        if self.seats:
            return f"{said} against {', '.join([names.name('seat', seat) for seat in self.seats])}"
        if self.place is not None:
            return f"{said} on {names.name('place', self.place)}"
        if self.ships is not None:
            return f"{said} x{self.ships}"
        return f"{said} with {', '.join(self.pods)}" if self.pods else said

    def addresses(self, ask: Ask) -> bool:
        said = ask.detail
        return said == self.station or said.startswith((f"{self.station}/", f"{self.station} on "))

    def part(self) -> str:
        return self.station
