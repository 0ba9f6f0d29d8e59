"""Drivers: which pods can lead a fleet, priming them, and fleets that have none."""

from collections.abc import Callable, Collection, Iterator, Mapping, Sequence
from functools import partial
from types import MappingProxyType
from typing import Any, Final

from msgspec import Struct

from adjudicator.core.chance import Chance
from adjudicator.core.event import Event, Seat
from adjudicator.core.piles import Pile
from adjudicator.engine.contract.order_words import Choice
from adjudicator.engine.contract.pieces import MAY_NOT
from adjudicator.engine.contract.questions import Ask, Claim, Options
from adjudicator.engine.contract.script import Made, Script
from adjudicator.engine.contract.standpoint import At
from adjudicator.engine.text.sayings import Spoken
from adjudicator.galaxy.judging import Judged
from adjudicator.games.blutooth.events.pods import CacheShown, DriverPrimed, DriversShown
from adjudicator.games.blutooth.mechanics.standpoint import MatchAt
from adjudicator.games.blutooth.table.backs import held_as, kind
from adjudicator.games.blutooth.table.forge_list import contents, kinds_of
from adjudicator.games.blutooth.table.invasions import DEFENDERS, Invasion
from adjudicator.games.blutooth.table.match import Match
from adjudicator.games.blutooth.table.pods import (
    MORPH,
    NEGOTIATES,
    POISON,
    is_encounter,
    is_flex,
    printed,
)
from adjudicator.games.blutooth.table.speech import reason
from adjudicator.games.blutooth.table.use_prices import POD
from adjudicator.games.blutooth.words.encounter_words import Driver

ENTRIES: Final = (
    "phase.approach",
    "pod.encounter",
    "pod.support",
    "pod.attack",
    "pod.flex",
    "pod.negotiate",
    "pod.poison",
    "rule.no_driver",
    "term.deploy",
    "term.display",
    "term.driver",
    "term.feint",
    "term.prime",
    "term.stooge",
)

NOTHING_GAINED: Final[Mapping[Seat, str]] = MappingProxyType({})

SILENTLY: Final = (*NEGOTIATES, POISON, MORPH)
"""What a silent leader leads who has no attack, the first of them that there is."""


def drivers_held(state: Match, seat: Seat) -> Pile:
    """The pods of a cache that can lead a fleet."""
    return tuple([pod for pod in state.caches[seat] if is_encounter(pod)])


class Driving(Options, Struct, eq=False, gc=False):
    """The pods of a cache that can lead a fleet here; a flex counts what is named, or what is printed on it."""

    _at: At[Match]
    _seat: Seat
    _blind: bool = False
    """Whether the driver is drawn, whatever its leader says."""
    _back: str | None = None
    """A driver that has come back into the cache: it is promised already."""
    _gained: str | None = None
    """A pod that has just come into the cache for this."""

    def settle(self, choice: Choice) -> Choice | Spoken:
        if not isinstance(choice, Driver):
            return reason("no-driver")
        pod = held_as(self._held(), choice.pod)
        if pod is None:
            return reason("pod-not-held", pod=choice.pod)
        why = self._at.forbidden(self._seat, "prime", pod)
        return why or (Driver(pod, choice.named) if choice.named is not None else _printed(pod))

    def claims(self, choice: Choice) -> tuple[Claim, ...]:
        if not isinstance(choice, Driver) or choice.pod in (self._back, self._gained):
            return ()
        return (Claim((POD, choice.pod), 1),)

    def _held(self) -> Pile:
        held = drivers_held(self._at.opening, self._seat)
        return held if self._gained is None else (*held, self._gained)

    def drawn(self, chance: Chance, label: str) -> Iterator[Choice]:
        """For a silent leader the lowest attack, else negotiate, poison or morph; by an option any at random."""
        if self._blind or self._at.opening.options["silent_driver"] == "random":
            yield from chance.shuffle(label, tuple(self._each(self._held())))
            return
        yield from self._each(sorted(self._held(), key=quietly))

    def every(self) -> Iterator[Choice]:
        """Each kind of pod once, a flex with what is printed on it."""
        yield from self._each(dict.fromkeys(self._held()))

    def _each(self, pods: "Sequence[str] | dict[str, None]") -> Iterator[Choice]:
        for pod in pods:
            if self._at.forbidden(self._seat, "prime", pod) is None:
                yield _printed(pod)


def _printed(pod: str) -> Driver:
    """A driver that counts what is printed on it."""
    return Driver(pod, printed(pod) if is_flex(pod) else None)


def quietly(pod: str) -> tuple[int, int]:
    """The order in which silence leads pods: attacks by their numbers, then the others."""
    number = printed(pod)
    return (0, number) if number is not None else (1, SILENTLY.index(kind(pod)))


def priming(at: MatchAt, seat: Seat, *, blind: bool = False, detail: str = "", gained: str | None = None) -> Ask:
    """The question which pod leads a leader's fleet; for one who is blinded it is drawn.

    `gained` is a pod that has just come into its cache, and may lead, too.
    """
    options = Driving(at, seat, blind, _gained=gained)
    return Ask(seat, Driver.about, options, where=at.where, default=None, detail=detail, heard=not blind)


def _can_prime(at: MatchAt, seat: Seat) -> bool:
    """Whether a leader holds a pod that may lead a fleet here."""
    held = drivers_held(at.state, seat)
    return bool(held) and (
        not at.matters(MAY_NOT, "prime") or any(at.forbidden(seat, "prime", pod) is None for pod in held)
    )


def can_prime_more(at: MatchAt, seat: Seat) -> bool:
    """Whether a seat holds a pod that can lead a fleet and that it has promised nowhere."""
    return any(at.left(seat, (POD, pod)) > 0 for pod in drivers_held(at.state, seat))


def can_prime_this(at: MatchAt, seat: Seat, named: str, pod: str) -> bool:
    """Whether a seat could prime the pod named, which this other one is not, and has promised it nowhere."""
    there = held_as(drivers_held(at.opening, seat), named)
    side = at.invasion.side_of(seat)
    barred = side is not None and at.invasion.undone[side] == there
    return there is not None and not barred and kind(pod) != kind(named) and at.left(seat, (POD, there)) > 0


def naming_a_driver(at: MatchAt, word: Callable[[str], Any]) -> Options:
    """Any pod of the match that can lead a fleet, as an order word names it."""
    there = [pod for pod in kinds_of(contents(at.state)) if is_encounter(pod)]

    def judged(wish: Any) -> Choice | Spoken:
        named: Choice = wish
        return named if is_encounter(wish.pod) else reason("not-a-driver", pod=wish.pod)

    return Judged(judged, map(word, there))


def has_other_driver(at: MatchAt, seat: Seat, pod: str) -> bool:
    """Whether a seat has another pod than this to lead with that it has not promised."""
    held = drivers_held(at.opening, seat)
    return any(one != pod and at.left(seat, (POD, one)) > 0 for one in held)


def primed_anew(at: MatchAt) -> Script:
    """Both leaders prime once more, after a contact that has been undone; then the drivers are shown."""
    held = [seat for seat in at.invasion.leaders if _can_prime(at, seat)]
    asks = []
    for seat in held:
        side = at.invasion.side_of(seat)
        options = Driving(at, seat, False, at.invasion.undone[side or 0])
        asks.append(Ask(seat, Driver.about, options, where=at.where, default=None, detail="anew"))
    answers = (yield asks) if asks else []
    for ask, answer in zip(asks, answers, strict=True):
        side = at.invasion.side_of(ask.seat)
        if isinstance(answer, Driver) and side is not None and answer.pod in at.state.caches[ask.seat]:
            yield DriverPrimed(at.where, ask.seat, side, answer.pod, answer.named)
    yield from stooges_shown(at)


def has_attack(at: MatchAt, seat: Seat) -> bool:
    """Whether a seat has an attack that it has not promised."""
    held = drivers_held(at.opening, seat)
    return any(printed(pod) is not None and at.left(seat, (POD, pod)) > 0 for pod in held)


def primed(
    at: MatchAt,
    seats: Sequence[Seat],
    blinded: Collection[Seat] = (),
    detail: str = "",
    gained: Mapping[Seat, str] = NOTHING_GAINED,
) -> Script:
    """These leaders prime their drivers, all at once; whoever has none leads a stooge.

    `detail` tells the question from an earlier one in the same invasion, `gained` are pods that have just come to them.
    """
    held = [seat for seat in seats if _can_prime(at, seat)]
    asks = [priming(at, seat, blind=seat in blinded, detail=detail, gained=gained.get(seat)) for seat in held]
    answers = (yield asks) if asks else []
    for ask, answer in zip(asks, answers, strict=True):
        if isinstance(answer, Driver):
            side = at.invasion.side_of(ask.seat)
            assert side is not None
            yield DriverPrimed(at.where, ask.seat, side, answer.pod, answer.named)


def stooges_shown(at: MatchAt) -> Script:
    """A leader without a driver shows its cache to everybody."""
    invasion: Invasion = at.invasion
    for side, driver in enumerate(invasion.drivers):
        if driver is None:
            yield Made(partial(_shown, seat=invasion.leader(side)))


def _shown(now: Match, seat: Seat) -> Event[Match]:
    return CacheShown(seat, now.caches[seat])


def drivers_open(invasion: Invasion) -> DriversShown:
    """Contact: both drivers are open, but for one that stays covered."""
    clouded = tuple([(side, invasion.leader(side)) for side in invasion.clouded])
    return DriversShown(invasion.number, invasion.drivers, invasion.named, beside=invasion.beside, clouded=clouded)


def driver_shown(at: MatchAt, side: int) -> Made:
    """The driver of one side is open before the other is primed; nothing if there is none."""

    def event(now: Match) -> Event[Match] | None:
        invasion = now.invasion(at.where)
        driver, named = invasion.drivers[side], invasion.named[side]
        if driver is None:
            return None
        if side == DEFENDERS:
            return DriversShown(at.where, (None, driver), (None, named), early=side)
        return DriversShown(at.where, (driver, None), (named, None), early=side)

    return Made(event)
