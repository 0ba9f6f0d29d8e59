"""Order words of powers that bring or keep something."""

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
