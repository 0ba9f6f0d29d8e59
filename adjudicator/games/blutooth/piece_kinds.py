"""The kinds of pieces in the Blutooth edition: powers, artifacts, vouchers, flares and stations."""

from collections.abc import Sequence
from typing import Any, ClassVar, Final, Literal, TypeAlias, TypeVar

from msgspec.structs import replace

from adjudicator.core.event import Seat
from adjudicator.engine.contract.order_words import Choice
from adjudicator.engine.contract.piece_folders import found
from adjudicator.engine.contract.pieces import MAY, MAY_NOT, Piece, Rule, may
from adjudicator.engine.contract.script import Script
from adjudicator.engine.contract.stores import Stock
from adjudicator.games.blutooth.encounters.offers import Offer
from adjudicator.games.blutooth.mechanics.standpoint import MatchAt
from adjudicator.games.blutooth.systems.new_powers import NewPower
from adjudicator.games.blutooth.systems.stations import works
from adjudicator.games.blutooth.table.match import ENCOUNTER
from adjudicator.games.blutooth.table.use_prices import (
    ARTIFACT,
    DRIVER,
    ESSENCE_PIECE,
    FLARE,
    POWER,
    STATION,
    SUPER,
    VOUCHER,
    pod_of,
)
from adjudicator.games.blutooth.words.flare_words import PlayFlare
from adjudicator.games.blutooth.words.station_words import OPERATE, Build, Operate

ENTRIES: Final = (
    "frame.use",
    "frame.flares_name",
    "type.combat",
    "type.control",
    "type.destroy",
    "type.diplomacy",
    "type.essence",
    "type.info",
    "type.invasion",
    "type.resource",
    "type.support",
    "term.active",
    "term.aspect",
    "term.persistent",
    "term.user",
)

HELD_ESSENCE: Final = 3
"""How many essences lie in a nexus."""
LEAST_ESSENCE: Final = 1
"""With so many left in its pool all come back into it (Q42)."""

Fit: TypeAlias = Literal["as printed", "adapted"]
"""How a power fits play by mail: as it is at the table, or with something read anew for letters."""
AS_PRINTED: Final = "as printed"
ADAPTED: Final = "adapted"

Alert: TypeAlias = Literal["green", "yellow", "red"]
"""How much a power asks of its player: green is for a first match."""
ALERTS: Final[tuple[Alert, ...]] = ("green", "yellow", "red")

Kind: TypeAlias = Literal[
    "combat", "control", "diplomacy", "destroy", "essence", "info", "invasion", "meta", "resource", "support"
]
"""What a power is about."""
COMBAT: Final[Kind] = "combat"
CONTROL: Final[Kind] = "control"
DIPLOMACY: Final[Kind] = "diplomacy"
DESTROY: Final[Kind] = "destroy"
ESSENCE: Final[Kind] = "essence"
INFO: Final[Kind] = "info"
INVASION: Final[Kind] = "invasion"
META: Final[Kind] = "meta"
RESOURCE: Final[Kind] = "resource"
SUPPORT: Final[Kind] = "support"


E = TypeVar("E", bound="Essence")


class Power(NewPower):
    """The power of an alien. Nobody else knows it before it is first used."""

    kind = POWER
    origin: ClassVar[str] = ""
    """The edition or expansion that brought it; empty for one of the house."""
    home: ClassVar[str] = "prime"
    """The galaxy that it comes from."""
    fit: ClassVar[Fit] = AS_PRINTED
    alert: ClassVar[Alert] = "green"
    types: ClassVar[tuple[Kind, ...]] = ()
    answers: ClassVar[tuple[type[Choice], ...]] = ()
    """The order words with which others answer it."""
    answered_in: ClassVar[tuple[int, ...]] = (ENCOUNTER,)
    """The letters in which they may have to."""
    ready_in: ClassVar[tuple[int, ...]] = ()
    """The letters in which its orders are held ready, for moments that nobody can foresee."""
    offer: ClassVar[Offer | None] = None
    """What it can offer in a negotiation, if anything."""


class Persistent:
    """What a power is besides that is not lost for lack of home bases."""

    @may("keep power")
    def persist(self, at: MatchAt) -> bool:
        """Always."""
        return True


class Essence(Piece):
    """What a power owns and draws from a pool of its own: three of them lie in its nexus."""

    kind = ESSENCE_PIECE


class Chore(Essence):
    """An essence that a leader is given: for an envoy, or a stooge, it has a reward, else a punishment."""

    def reward(self, at: MatchAt, seat: Seat) -> Script:
        """What an envoy has of it."""
        raise NotImplementedError  # pragma: no cover - every chore says so

    def punishment(self, at: MatchAt, seat: Seat) -> Script:
        """What anything else costs."""
        raise NotImplementedError  # pragma: no cover - every chore says so


def essences(kind: type[E]) -> tuple[E, ...]:
    """All essences of a kind, in order of their modules: a new class is a new essence."""
    return found("adjudicator.games.blutooth.essences", kind)


def stocked(cards: Sequence[Piece]) -> Stock:
    """The pool of a power that owns these: three are drawn, and the pool is full again when one is left in it."""
    return Stock(tuple(sorted([card.name for card in cards])), HELD_ESSENCE, least=LEAST_ESSENCE)


class Artifact(Piece):
    """A support pod that is discharged at its own time."""

    kind = ARTIFACT
    scraps: ClassVar[bool] = False
    """Whether the flare that it stops is scrapped."""
    ready_in: ClassVar[tuple[int, ...]] = ()
    """The letters in which its orders are held ready, for moments that nobody can foresee."""


class Advantage(Piece):
    """What a driver gives to the leader who leads with it, from contact on. No use of it is ever announced."""

    kind = DRIVER


class Voucher(Piece):
    """Something bought that lies hidden in the nexus: it is used once, at its own time, and is gone."""

    kind = VOUCHER
    option: ClassVar[str] = ""
    """The rulebook value that must be `yes` for it to be drawn; empty for one that always is."""


class Flare(Piece):
    """One part of a flare. Its name is `Wild` or `Super` and the alien's: its own alien plays the super part.

    Whoever plays it has it back at upkeep. What it adds to the rules is in force as long, where it was played.
    """

    kind = FLARE
    choices: ClassVar[tuple[type[Choice], ...]] = (PlayFlare,)
    asked_as = PlayFlare.about
    burnout: ClassVar[bool] = False
    """It does not come back to whoever plays it."""

    @property
    def alien(self) -> str:
        """The power whose flare it is."""
        return self.name.partition(" ")[2]

    @property
    def shows(self) -> str:
        """The power that its user shows by it: a super part their own; empty for a wild one."""
        return self.alien if self.name.startswith(SUPER) else ""

    @property
    def pod(self) -> str:
        """The pod that it is a part of."""
        return pod_of(self.name)

    @property
    def also(self) -> tuple[str, ...]:
        return (self.pod.casefold(),)

    def yes(self) -> Choice:
        """The order that plays it, where nothing more need be said."""
        own = self.choices[0]
        return PlayFlare(self.alien) if own is PlayFlare else own()


class Station(Piece):
    """A space station. It is in force for its owner as long as the owner has a base on its planet.

    An accessible one is in force for everybody with a base there.
    """

    kind = STATION
    choices = (Operate, Build)
    asked_as = OPERATE
    brings_power: ClassVar[bool] = False
    """Whether a power comes with it, which is drawn for whoever gets it."""
    accessible: ClassVar[bool] = False
    boons: ClassVar[tuple[int, ...]] = ()
    """The letters in which it may bring boons."""
    for_sponsors: ClassVar[tuple[int, ...]] = ()
    """The letters in which sponsors are asked about it, where it has been used in their invasion."""
    ready: ClassVar[tuple[int, ...]] = ()
    """The letters in which it may ask something at no moment of its own, such as when something befalls its owner."""

    def __init_subclass__(cls) -> None:
        super().__init_subclass__()
        cls.rules = tuple([_while_it_works(rule, cls) for rule in cls.rules])


def _while_it_works(rule: Rule, station: type[Station]) -> Rule:
    """The rule with the condition that its station works for whoever it is in force for, as things stand by then."""

    def holds(at: MatchAt, *about: Any) -> bool:
        return works(at.state, station.name, at.me, accessible=station.accessible) and rule.where(at, *about)

    def allows(piece: Piece, at: MatchAt, *about: Any) -> Any:
        if works(at.state, station.name, at.me, accessible=station.accessible):
            return rule.method(piece, at, *about)
        return None

    if rule.verb in (MAY, MAY_NOT):
        return replace(rule, method=allows)
    # What an inherent rule goes on with has been used before, and stays so.
    return rule if rule.inherent else replace(rule, where=holds)
