"""Order words of powers that bring or keep something."""

from typing import Any, Self

from adjudicator.core.event import Seat
from adjudicator.core.piles import Pile
from adjudicator.engine.contract.order_words import Batch, Choice, Vocabulary, joined
from adjudicator.games.blutooth.table.invasions import Place
from adjudicator.games.blutooth.words.rally_words import batch_text


class Fit(Choice, frozen=True):
    """Scraps the driver of the fleet in which you are and leads it with one of your attachments (Cyborg)."""

    word = "FIT"
    about = "cyborg"
    grammar = "pods"
    example = "FIT Attack 30 IF I would lose"

    pods: Pile


class Detach(Choice, frozen=True):
    """Takes support pods out of your attachments into your cache, where you can discharge them (Cyborg)."""

    word = "DETACH"
    about = "detach"
    of_challenge = False
    grammar = "pods"
    example = "DETACH Escape"

    pods: Pile


class Unhoard(Choice, frozen=True):
    """Takes pods out of your hoard, one for each that you have discharged in this wave (Miser)."""

    word = "UNHOARD"
    about = "miser"
    of_challenge = False
    grammar = "pods"
    example = "UNHOARD Attack 30, Negotiate"

    pods: Pile


class Tunnel(Choice, frozen=True):
    """Brings ships of your home bases to one of them, as your power is new (Worm)."""

    word = "TUNNEL"
    about = "tunnel"
    of_challenge = False
    grammar = 'batches_from "to" PLACE'
    example = "TUNNEL 3 from home 1, 2 from home 2 to home 4"

    sources: tuple[Batch, ...]
    place: Place

    def text(self, names: Vocabulary) -> str:
        return f"{joined(batch_text(batch, names) for batch in self.sources)} to {names.name('place', self.place)}"


class Burrow(Choice, frozen=True):
    """Moves the target of an invasion that you lead to another planet of the defender's system (Worm)."""

    word = "BURROW"
    about = "worm"
    grammar = '["to"] PLACE'
    example = "BURROW to planet 3 IF I would lose"

    place: Place


class Premium(Choice, frozen=True):
    """Scraps your cache for pods of the forge that you name, the rest at random (Aristocrat)."""

    word = "PREMIUM"
    about = "premium"
    of_challenge = False
    grammar = "pods"
    example = "PREMIUM Attack 40, Attack 30, Negotiate, Escape"

    pods: Pile


class Privilege(Choice, frozen=True):
    """Has a flare made for your cache (Aristocrat)."""

    word = "PRIVILEGE"
    about = "aristocrat"
    example = "PRIVILEGE IF my cache <= 6"


class Hatch(Choice, frozen=True):
    """Says which of the aliens of your cocoon you become, the most wanted first (Chrysalis)."""

    word = "HATCH"
    about = "hatch"
    of_challenge = False
    grammar = '["as"] PIECE (("," | "and" | "or") PIECE)*'
    tapped = '("as" | ) PIECE ("," PIECE)*'
    example = "HATCH as Zombie, Human"

    powers: tuple[str, ...]

    @classmethod
    def read(cls, *values: str) -> "Hatch":
        return cls(values)

    def text(self, names: object) -> str:
        return f"as {', '.join(self.powers)}"


class Become(Choice, frozen=True):
    """Says which powers you take when you are reborn, if they are drawn (Reincarnator)."""

    word = "BECOME"
    about = "become"
    grammar = 'PIECE (("," | "and" | "or") PIECE)*'
    example = "BECOME Zombie, Human"

    powers: tuple[str, ...]

    @classmethod
    def read(cls, *values: str) -> "Become":
        return cls(values)

    def text(self, names: object) -> str:
        return ", ".join(self.powers)


class Shed(Choice, frozen=True):
    """Says which pods you scrap so that a Raptor leaves your fleet alone, the first of them first (Raptor)."""

    word = "SHED"
    about = "shedding"
    grammar = "pods"
    example = "SHED Escape, Attack 4"

    pods: Pile


class TakeFlares(Choice, frozen=True):
    """Takes flares of leaders who have lost, or your own, out of your nexus (Reactor)."""

    word = "RADIATE"
    about = "reactor"
    grammar = '["for"] pods'
    tapped = '("for" | ) pods'
    example = "RADIATE for Zombie Flare"

    pods: Pile

    def text(self, names: Vocabulary) -> str:
        return f"for {', '.join(self.pods)}"


class Board(Choice, frozen=True):
    """Brings ships of your bases aboard your tour bus, while it is at home (Tourist)."""

    word = "BOARD"
    about = "board"
    of_challenge = False
    grammar = '["with"] batches_from'
    example = "BOARD 3 from home 1, 1 from home 2"

    sources: tuple[Batch, ...]

    def text(self, names: Vocabulary) -> str:
        return joined(batch_text(batch, names) for batch in self.sources)


class Alight(Choice, frozen=True):
    """Brings ships of your tour bus to a home base of yours, while it is at home (Tourist)."""

    word = "ALIGHT"
    about = "alight"
    of_challenge = False
    grammar = 'NUMBER ["ships" | "ship"] ["to" | "on"] PLACE'
    tapped = 'NUMBER ("to" | ) PLACE'
    example = "ALIGHT 2 to home 3"

    ships: int
    place: Place

    def text(self, names: Vocabulary) -> str:
        return f"{self.ships} to {names.name('place', self.place)}"


class Tour(Choice, frozen=True):
    """Says to which neighbour your tour bus goes, and where its ships found a base (Tourist)."""

    word = "TOUR"
    about = "tourist"
    of_challenge = False
    grammar = '["to"] SEAT [["and"] ("settle" | "base") ["on"] PLACE]'
    tapped = '("to" | ) SEAT ["settle" "on" PLACE]'
    example = "TOUR to Blue settle on Blue 3"

    seat: Seat
    place: Place | None = None

    def text(self, names: Vocabulary) -> str:
        said = f"to {names.name('seat', self.seat)}"
        return said if self.place is None else f"{said} settle on {names.name('place', self.place)}"


class Lay(Choice, frozen=True):
    """Says on which planets your bombs lie, and on which your decoys; the rest is drawn (Saboteur)."""

    word = "LAY"
    about = "saboteur"
    of_challenge = False
    grammar = '("bomb" | "bombs") ["on"] PLACE (("," | "and") PLACE)* [lay_decoys]'
    rules = {  # noqa: RUF012 - a ClassVar of the base
        'lay_decoys: ("decoy" | "decoys") ["on"] PLACE (("," | "and") PLACE)*': lambda *places: tuple(places),
    }
    tapped = '"bombs" "on" PLACE ("," PLACE)* ["decoys" "on" PLACE ("," PLACE)*]'
    example = "LAY bombs on Blue 2, Green 3 decoys on Red 1, Blue 1"

    bombs: tuple[Place, ...]
    decoys: tuple[Place, ...] = ()

    @classmethod
    def read(cls, *values: Any) -> Self:
        bombs = [value for value in values if isinstance(value, int)]
        decoys = [value for value in values if isinstance(value, tuple)]
        return cls(tuple(bombs), decoys[0] if decoys else ())

    def text(self, names: Vocabulary) -> str:
        said = f"bombs on {', '.join(names.name('place', place) for place in self.bombs)}"
        decoys = ", ".join(names.name("place", place) for place in self.decoys)
        return f"{said} decoys on {decoys}" if decoys else said


class SwapTraps(Choice, frozen=True):
    """Swaps two of your traps, which only you can tell apart (Saboteur)."""

    word = "SWAP TRAPS"
    about = "swap traps"
    of_challenge = False
    grammar = '["on"] PLACE ("and" | ",") PLACE'
    tapped = '("on" | ) PLACE "and" PLACE'
    example = "SWAP TRAPS on Blue 2 and Green 3"

    one: Place
    other: Place

    def text(self, names: Vocabulary) -> str:
        return f"on {names.name('place', self.one)} and {names.name('place', self.other)}"


class LayAgain(Choice, frozen=True):
    """Lays a trap that has gone off on another planet (Saboteur)."""

    word = "LAY AGAIN"
    about = "lay again"
    of_challenge = False
    grammar = '(a_bomb | a_decoy) ["on"] PLACE'
    rules = {'a_bomb: ["a"] "bomb"': lambda: True, 'a_decoy: ["a"] "decoy"': lambda: False}  # noqa: RUF012 - as above
    tapped = '(a_bomb | a_decoy) ("on" | ) PLACE'
    example = "LAY AGAIN bomb on Blue 2"

    bomb: bool
    place: Place

    def text(self, names: Vocabulary) -> str:
        return f"{'bomb' if self.bomb else 'decoy'} on {names.name('place', self.place)}"


class Claw(Choice, frozen=True):
    """Puts a pod of your cache aside as your claw, in place of the one before (Claw)."""

    word = "CLAW"
    about = "claw pod"
    of_challenge = False
    grammar = "POD"
    example = "CLAW Attack 8"

    pod: str


class StealPlanet(Choice, frozen=True):
    """Says which planet you steal, if your claw strikes; the first that you can (Claw)."""

    word = "GRAB"
    about = "grab"
    of_challenge = False
    grammar = 'PLACE (("," | "or") PLACE)*'
    example = "GRAB Blue 3, Green 2"

    places: tuple[Place, ...]

    @classmethod
    def read(cls, *values: Place) -> Self:
        return cls(values)

    def text(self, names: Vocabulary) -> str:
        return ", ".join(names.name("place", place) for place in self.places)
