"""Order words of the first letter of a wave: fuel, the warp, destiny, targets, resupplies, commissions."""

from typing import Any, ClassVar, Final, Self

from msgspec import Struct

from adjudicator.core.event import Seat
from adjudicator.engine.contract.order_words import Choice, Vocabulary, joined
from adjudicator.games.blutooth.table.invasions import Place

PLANET: Final[Place] = -10
"""`PLANET - 4` is planet 4 of the defender's system, whichever that turns out to be."""


class Load(Choice, frozen=True):
    """Loads fuel cells into your flagship as a cycle begins: so many invasions can your campaign have."""

    word = "LOAD"
    about = "load"
    of_challenge = False
    grammar = 'NUMBER ["cells" | "cell" | "fuel"]'
    example = "LOAD 2"

    cells: int


class Skip(Choice, frozen=True):
    """Does without an invasion in this wave; your campaign is over, and the fuel is kept."""

    word = "SKIP"
    also = ("stay home", "no invasion")
    about = "load"
    of_challenge = False
    grammar = '["my"] ["campaign" | "invasion"]'
    example = "SKIP"


class Revive(Choice, frozen=True):
    """Says to which of your planets the ship comes that leaves the warp as you invade."""

    word = "REVIVE"
    also = ("revived ship", "place revived ship", "ship from warp")
    about = "revive"
    grammar = '["my"] ["ship"] ("to" | "on" | "onto" | ) PLACE'
    example = "REVIVE to home 3"

    place: Place


class NameDefender(Choice, frozen=True):
    """Names whom you invade when a wild charge has come."""

    word = "DEFENDER"
    also = ("invade",)
    about = "defender"
    grammar = "SEAT"
    example = "DEFENDER Green ELSE Yellow"

    seat: Seat


class Target(Choice, frozen=True):
    """Aims your gate at a planet in the system of the defender: `planet 4` is one of whoever that is."""

    word = "TARGET"
    also: ClassVar[tuple[str, ...]] = ("aim at", "aim for", "attack", "go for", "launch at", "land on")
    about = "target"
    grammar = "PLACE"
    example = "TARGET planet 4 ELSE planet 2"

    place: Place


class Resupply(Choice, frozen=True):
    """Scraps your cache and drafts eight pods, if you hold none that can be a driver.

    Two are free; each further one costs a base, which you name: `RESUPPLY abandoning Blue 2`.
    """

    word = "RESUPPLY"
    about = "resupply"
    of_challenge = False
    grammar = '["abandoning" PLACE]'
    example = "RESUPPLY abandoning home 5"

    place: Place | None = None


class Invited(Struct, frozen=True):
    """Somebody who is to sponsor a fleet, and with how many ships at most."""

    seat: Seat
    most: int | None = None


class Commission(Choice, frozen=True):
    """Asks other aliens, or all of them, to sponsor your fleet; `with 2` lets one come with two ships at most."""

    word = "COMMISSION"
    also = ("invite", "ask", "ask for help from")
    about = "commission"
    grammar = 'commissioned (("," | "and") commissioned)* | "all" | "everybody" | "everyone"'
    rules = {  # noqa: RUF012 - a ClassVar of the base
        'commissioned: SEAT ["with" NUMBER]': Invited,
    }
    example = "COMMISSION Blue, Green with 2"

    seats: tuple[Invited, ...] = ()
    """Empty: everybody, with as many ships as the gate takes."""

    @classmethod
    def read(cls, *values: Any) -> Self:
        return cls(tuple(values))

    def text(self, names: Vocabulary) -> str:
        if not self.seats:
            return "all"
        return joined(
            names.name("seat", one.seat) + ("" if one.most is None else f" with {one.most}") for one in self.seats
        )


class Unflatten(Choice, frozen=True):
    """Brings flattened ships of yours back to your bases at your warpfall, in place of reviving one."""

    word = "UNFLATTEN"
    about = "unflatten"
    example = "UNFLATTEN IF my ships in warp <= 2"


LAUNCH_WORDS: tuple[type[Choice], ...] = (Load, Skip, Revive, Unflatten, NameDefender, Target, Resupply, Commission)
