"""Order words of the second letter of a wave: ships for the gate, sponsors, division, losses, ways home."""

from typing import Any, Final, Self

from adjudicator.core.defined_classes import defined
from adjudicator.engine.contract.order_words import Batch, Choice, Vocabulary, joined
from adjudicator.galaxy.dividing import Division, Share
from adjudicator.games.blutooth.table.invasions import Place
from adjudicator.games.blutooth.table.speech import reason

LOST: Final = 3
"""Ships that the Plague takes."""


class ShipsFrom(Choice, frozen=True):
    """Names ships on planets: how many, and from where."""

    grammar = '["with"] (total_from | NUMBER ["ships" | "ship"])'

    ships: int | None = None
    sources: tuple[Batch, ...] = ()

    @classmethod
    def read(cls, *values: Any) -> Self:
        (value,) = values
        if isinstance(value, int):
            return cls(value)
        total, sources = value
        if total is not None:
            # `4 from home 1, home 2`: four are all ships, and nothing would be left for the others.
            return cls(total, (Batch(None, sources[0].place), *sources[1:]))
        counts = [batch.count for batch in sources if batch.count is not None]
        return cls(sum(counts) if len(counts) == len(sources) else None, sources)

    def text(self, names: Vocabulary) -> str:
        if not self.sources:
            return f"{self.ships}"
        counted = [batch for batch in self.sources if batch.count is not None]
        rest = "rest " if counted and self.ships is None else ""
        said = joined(batch_text(batch, names, rest) for batch in self.sources)
        return said if counted or self.ships is None else f"{self.ships} {said}"


class Send(ShipsFrom, frozen=True):
    """Sends your own ships into your gate, with a total size of four; without it your invasion is called off."""

    word = "SEND"
    also = ("commit",)
    about = "send"
    example = "SEND 4 from home 1, home 2"


class Retreat(Choice, frozen=True):
    """Breaks your campaign off in the middle of an invasion: all ships go home.

    You may do so if you hold no encounter pod, and when Squee appeals to you.
    """

    word = "RETREAT"
    also = ("break off campaign", "end campaign")
    about = "retreat"
    example = "RETREAT UNLESS enemy ships <= 1"


def batch_text(batch: Batch, names: Vocabulary, rest: str = "") -> str:
    """`2 from home 1`, `from home 1`, `rest from home 1`."""
    place = names.name("place", batch.place)
    return f"{rest}from {place}" if batch.count is None else f"{batch.count} from {place}"


class SponsorFleet(Choice, frozen=True):
    """Sponsors one fleet that has commissioned you, with one to four ships; nobody knows before all have arrived."""

    word = "SPONSOR"
    also = ("support", "join", "help", "back")
    about = "sponsor"
    grammar = "SIDE force"
    example = "SPONSOR defender with 3 from home 1"

    side: int
    ships: int | None = None
    sources: tuple[Batch, ...] = ()

    @classmethod
    def read(cls, *values: Any) -> Self:
        side, sent = values
        return cls(side, *sent)


class Divide(Division, frozen=True):
    """Divides your ships on a planet between the invasions of it."""

    word = "DIVIDE"
    also = ("split",)
    about = "divide"
    of_challenge = False
    grammar = 'PLACE [":"] share (("," | "and") share)*'
    tapped = 'PLACE ":" (NUMBER | rest) "to" "invasion" NUMBER ("," (NUMBER | rest) "to" "invasion" NUMBER)*'
    rules = {  # noqa: RUF012 - a ClassVar of the base
        'share: (NUMBER | rest) ("to" | "in" | "for") ["invasion"] NUMBER': Share.read,
    }
    example = "DIVIDE home 3: 3 to invasion 1, rest to invasion 4"


class Lose(Choice, frozen=True):
    """Chooses the ship that poison in your cache destroys, or that a moon of yours costs you."""

    word = "LOSE"
    about = "poison damage"
    of_challenge = False
    grammar = '["one" | "1"] ["ship"] ["from"] PLACE'
    example = "LOSE home 2"

    place: Place


class GiveUp(Choice, frozen=True):
    """Chooses which of your ships on planets are lost where you have to give some up; the rest are of the fullest."""

    word = "GIVE UP"
    about = "giving up"
    grammar = "batches_from"
    example = "GIVE UP 2 from home 1, home 3"

    sources: tuple[Batch, ...]

    def text(self, names: Vocabulary) -> str:
        return joined(batch_text(batch, names) for batch in self.sources)


class Return(Choice, frozen=True):
    """Says to which of your bases your ships come back from an invasion; without it they are spread evenly."""

    word = "RETURN"
    also = ("send home", "bring home")
    about = "return"
    grammar = "batches_to"
    example = "RETURN 2 to home 1, rest to home 3"

    to: tuple[Batch, ...]


class PlagueLoss(Choice, frozen=True):
    """Chooses what the Plague takes: three ships, and one pod of each colour you hold."""

    word = "PLAGUE"
    about = "plague loss"
    of_challenge = False
    grammar = '"takes" [total_from] ["pods" pods]'
    unsaid = ("pods",)
    example = "PLAGUE takes 3 home 1 pods Attack 4, Negotiate"

    sources: tuple[Batch, ...]
    pods: tuple[str, ...] = ()

    @classmethod
    def read(cls, *values: Any) -> Self:
        if not any(values):
            raise ValueError(reason("plague-takes-what"))
        drawn, pods = values
        return cls(_lost(*drawn) if drawn else (), pods or ())


def _lost(total: int | None, sources: tuple[Batch, ...]) -> tuple[Batch, ...]:
    """The places of `3 from home 1, home 2, home 3`: three are all ships, and nothing would be left for the others."""
    return (Batch(None, sources[0].place), *sources[1:]) if total == LOST else sources


RALLY_WORDS: Final = defined(__name__, Choice)
