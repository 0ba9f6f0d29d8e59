"""Order words of the fourth letter of a wave: demands and what is done about them, boons."""

from typing import Any, Final, Self

from msgspec import Struct

from adjudicator.core.defined_classes import defined
from adjudicator.core.event import Seat
from adjudicator.engine.contract.order_words import Batch, Choice, Vocabulary, joined, rest_last
from adjudicator.engine.contract.questions import Ask
from adjudicator.games.blutooth.table.backs import kind
from adjudicator.games.blutooth.table.speech import reason

REVIVE: Final = "revive"
DRAFT: Final = "draft"
DRAFT_DARK: Final = "draft dark"
PROBE: Final = "probe"
PEACEFUL_VICTORY: Final = "peaceful victory"
DISMISS: Final = "dismiss"
ANY: Final = "any"
"""Any demand that is made."""
DEMANDS: Final = (REVIVE, DRAFT, PROBE, PEACEFUL_VICTORY)
"""What can be demanded by its name alone; besides, a pod, a station, and that a sponsor be dismissed."""
_STATION: Final = "station "
"""Stands before the name of a station that is demanded."""


def station_demanded(name: str) -> str:
    """What is demanded if it is a station."""
    return _STATION + name


def station_in(what: str) -> str | None:
    """The station that a demand is for; None if it is for something else."""
    return what.removeprefix(_STATION) if what.startswith(_STATION) else None


_TECH: Final = "tech "
"""Stands before the number or the name of a tech that is demanded."""


def tech_demanded(tech: str | int) -> str:
    """What is demanded if it is a tech."""
    return f"{_TECH}{tech}"


def tech_in(what: str) -> str | None:
    """The number or the name of the tech that a demand is for; None if it is for something else."""
    return what.removeprefix(_TECH) if what.startswith(_TECH) else None


class Demand(Choice, frozen=True):
    """Demands something of the other leader, and pays influence for it: a pod by its name, or one of the list.

    A demand is made once, and again if it is negated; `revive x2` and `draft x2` are two of them.
    """

    word = "DEMAND"
    also = ("ask for", "i want")
    about = "demand"
    grammar = 'DEMANDED ["x" NUMBER] | POD | "dismiss" SEAT | station_demanded | tech_demanded'
    rules = {  # noqa: RUF012 - a ClassVar of the base
        'station_demanded: "station" STATION': station_demanded,
        'tech_demanded: "tech" (TECH | NUMBER)': tech_demanded,
    }
    example = "DEMAND peaceful victory ELSE Attack 12"

    what: str
    """One of DEMANDS, or DISMISS, or the name of a pod, or `station` and the name of a station."""
    often: int | None = None
    sponsor: Seat | None = None

    @classmethod
    def read(cls, *values: Any) -> Self:
        what, *often = values
        return cls(DISMISS, None, what) if isinstance(what, int) else cls(what, *often)

    def text(self, names: Vocabulary) -> str:
        if self.sponsor is not None:
            return f"dismiss {names.name('seat', self.sponsor)}"
        return self.what if self.often is None else f"{self.what} x{self.often}"


class Negate(Choice, frozen=True):
    """Pays two influence to cancel the demand that the other leader has just made: this one, or `any`."""

    word = "NEGATE"
    also = ("cancel", "refuse")
    about = "negate"
    grammar = "DEMANDED | POD | station_demanded | tech_demanded | negate_dismissal | negate_any"
    rules = {  # noqa: RUF012 - a ClassVar of the base
        'negate_dismissal: "dismiss" ["any"]': lambda: DISMISS,
        'negate_any: "any" | "all"': lambda: ANY,
    }
    example = "NEGATE peaceful victory IF my influence >= 2"

    what: str
    """One of DEMANDS, DISMISS, ANY, or the name of a pod."""

    def text(self, names: Vocabulary) -> str:
        return self.what

    def addresses(self, ask: Ask) -> bool:
        return self.what == ANY or kind(ask.detail.rpartition("/")[0]) == kind(self.what)


class Reserve(Choice, frozen=True):
    """Keeps so much influence for negating: demands that would use it are not made."""

    word = "RESERVE"
    also = ("save",)
    about = "reserve"
    grammar = 'NUMBER ["influence"]'
    example = "RESERVE 2"

    influence: int


class Quash(Choice, frozen=True):
    """Breaks the negotiation off: nothing of it is carried out, both fleets lose, and you alone have casualties."""

    word = "QUASH"
    also = ("break off", "walk out")
    about = "quash"
    example = "QUASH IF their influence > 5"


class Accept(Choice, frozen=True):
    """Agrees to the special offer of a power: if both leaders do, it is carried out, and its owner gains influence."""

    word = "ACCEPT"
    about = "offer"
    grammar = 'PIECE ["offer"]'
    example = "ACCEPT Zombie"

    power: str

    def addresses(self, ask: Ask) -> bool:
        return ask.detail == self.power


def as_pods(count: int | None) -> int | None:
    """`2 pods`, `rest pods`: everything but ships is taken in pods, so the number only has to be readable."""
    return count


class DarkPods(Struct, frozen=True):
    """`2 dark pods`; without a number, all that is not taken in ships."""

    count: int | None = None


_TAKEN: Final = '(("1" "ship" | (NUMBER | rest) "ships") "to" PLACE | "rest" "pods" | (NUMBER | rest) "dark" "pods")'
"""What is taken of a boon, as it is tapped."""


class Boon(Choice, frozen=True):
    """Takes your boons: for each, a ship out of the warp or a pod."""

    word = "BOON"
    also = ("take boons",)
    about = "boon"
    grammar = '(boon_ships | boon_pods | boon_dark) (("," | "and") (boon_ships | boon_pods | boon_dark))*'
    rules = {  # noqa: RUF012 - a ClassVar of the base
        'boon_ships: (NUMBER | rest) ["ships" | "ship"] "to" PLACE': Batch,
        'boon_pods: [NUMBER | rest] ("pods" | "pod")': as_pods,
        'boon_dark: [NUMBER | rest] "dark" ("pods" | "pod")': DarkPods,
    }
    tapped = f'{_TAKEN} ("," {_TAKEN})*'
    example = "BOON 1 ship to home 1, rest pods"

    to: tuple[Batch, ...] = ()
    """Ships from the warp and where they go; the rest of the boons is taken in pods."""
    dark: int | None = 0
    """So many of these pods are dark ones; None: all of them."""

    @classmethod
    def read(cls, *values: Any) -> Self:
        batches = rest_last(value for value in values if isinstance(value, Batch))
        if any(batch.count is None for batch in batches[:-1]):
            raise ValueError(reason("boon-one-rest"))
        counts = [value.count for value in values if isinstance(value, DarkPods)]
        dark = None if None in counts else sum(count or 0 for count in counts)
        return cls(tuple(batches), dark)

    def text(self, names: Vocabulary) -> str:
        parts = [f"{_ships(batch.count)} to {names.name('place', batch.place)}" for batch in self.to]
        if self.dark:
            parts.append(f"{self.dark} dark pod{'' if self.dark == 1 else 's'}")
        if not self.to or self.to[-1].count is not None:
            parts.append("rest dark pods" if self.dark is None else "rest pods")
        return joined(parts)


def _ships(count: int | None) -> str:
    """`1 ship`, `2 ships`, `rest ships`."""
    return "rest ships" if count is None else f"{count} ship{'' if count == 1 else 's'}"


PAYOFF_WORDS: Final = defined(__name__, Choice)
