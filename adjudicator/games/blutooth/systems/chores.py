"""Chores: what a motivated leader has for an envoy, and what it pays for anything else."""

from collections.abc import Iterable, Iterator
from typing import Any, Final

from msgspec import Struct

from adjudicator.core.event import Seat
from adjudicator.engine.contract.order_words import Choice
from adjudicator.engine.contract.pieces import Piece
from adjudicator.engine.contract.questions import Ask, Claim, Options
from adjudicator.engine.contract.script import Script
from adjudicator.engine.text.sayings import Spoken
from adjudicator.games.blutooth.events.flares import ShipsSettled
from adjudicator.games.blutooth.events.powers import PodGiven
from adjudicator.games.blutooth.mechanics.drafting import PodsWanted, best_extracted, printed_first, scrapped
from adjudicator.games.blutooth.mechanics.losing import uncommitted
from adjudicator.games.blutooth.mechanics.standpoint import MatchAt
from adjudicator.games.blutooth.mechanics.timeouts import timed_out
from adjudicator.games.blutooth.systems.essence import held_essence, linked, linked_with, triggered
from adjudicator.games.blutooth.table.backs import kind
from adjudicator.games.blutooth.table.pods import ENVOY, NEGOTIATES, STOOGE
from adjudicator.games.blutooth.table.speech import reason
from adjudicator.games.blutooth.table.use_prices import ESSENCE_PIECE, POD
from adjudicator.games.blutooth.words.essence_words import ChorePods, Gift, GivingEssence, TidyUp

ENTRIES: Final = ("bl.nanny", "term.extract", "term.jump")


def negotiates_held(at: MatchAt) -> list[str]:
    """The negotiate pods of my cache."""
    return [pod for pod in at.my_cache if kind(pod) in NEGOTIATES]


class Motivating(Options, Struct, eq=False, gc=False):
    """One or both leaders, each with a chore of my nexus and a negotiate pod; `word` is the order word for it."""

    _at: MatchAt
    _power: str
    _word: type[GivingEssence]
    _leaders: tuple[Seat, ...]

    def settle(self, choice: Choice) -> Choice | Spoken:
        if not isinstance(choice, self._word):
            return reason("motivates-nobody")
        seats, names = list(choice.seats), [one.essence for one in choice.gifts]
        if len(set(seats)) < len(seats) or any(seat not in self._leaders for seat in seats):
            return reason("motivates-leaders")
        held = held_essence(self._at, self._power)
        if len(set(names)) < len(names) or any(name not in held for name in names):
            return reason("essence-not-held", essence=", ".join(held))
        return choice if len(seats) <= len(negotiates_held(self._at)) else reason("motivates-with-negotiate")

    def claims(self, choice: Choice) -> tuple[Claim, ...]:
        if not isinstance(choice, GivingEssence):
            return ()
        pods = negotiates_held(self._at)[: len(choice.gifts)]
        chores = [Claim((ESSENCE_PIECE, self._power, one.essence), 1) for one in choice.gifts]
        return (*chores, *[Claim((POD, pod), pods.count(pod)) for pod in dict.fromkeys(pods)])

    def every(self) -> Iterator[Choice]:
        """Each leader with each chore."""
        for seat in self._leaders if negotiates_held(self._at) else ():
            for name in held_essence(self._at, self._power):
                yield self._word((Gift(seat, name),))


def motivable(at: MatchAt) -> tuple[Seat, ...]:
    """The leaders whom I can motivate here: those who are somebody else, if I have a pod for them."""
    return tuple([seat for seat in at.invasion.leaders if seat != at.me]) if negotiates_held(at) else ()


def motivated(at: MatchAt, power: str, wish: GivingEssence) -> Script:
    """Leaders are given a negotiate pod of mine each, and a chore."""
    for gift, pod in zip(wish.gifts, negotiates_held(at), strict=False):
        yield PodGiven(at.me, gift.seat, pod, at.where)
        yield from linked(at, power, gift.essence, gift.seat)


def chores_judged(at: MatchAt, power: str, chores: Iterable[Piece]) -> Script:
    """Leaders with a chore of mine have its reward as envoys or stooges; others pay for it and sit out a wave."""
    for seat, nature in zip(at.invasion.leaders, at.invasion.natures or (), strict=False):
        for chore in [one for one in chores if one.name in linked_with(at, power, seat)]:
            yield from triggered(at, power, chore.name, seat)
            done: Any = chore
            if nature in (ENVOY, STOOGE):
                yield from done.reward(at, seat)
            else:
                yield from done.punishment(at, seat)
                yield from timed_out(at, seat)


# ---- what chores do


def best_of(at: MatchAt, seat: Seat, number: int, label: str) -> Script:
    """So many pods are extracted from the forge; a seat keeps the one that it wants most."""
    own = at.of(seat)
    wish = yield Ask(seat, ChorePods.about, PodsWanted(own, ChorePods), at.where, detail=label)
    yield from best_extracted(at, seat, number, label, wish.pods if isinstance(wish, ChorePods) else ())


def shed(at: MatchAt, seat: Seat, label: str) -> Script:
    """A seat scraps what pods of its cache it likes."""
    wish = yield Ask(seat, ChorePods.about, PodsWanted(at.of(seat), ChorePods), at.where, detail=label)
    if isinstance(wish, ChorePods):
        yield from scrapped(at, seat, wish.pods)


def best_lost(at: MatchAt, seat: Seat) -> Script:
    """A seat scraps its highest attack, or what comes first without one."""
    yield from scrapped(at, seat, printed_first(at.state.caches[seat])[:1])


class Tidying(Options, Struct, eq=False, gc=False):
    """Ships of mine that fight nowhere, from one of my bases to another."""

    _at: MatchAt

    def settle(self, choice: Choice) -> Choice | Spoken:
        there = uncommitted(self._at.state, self._at.me)
        if not isinstance(choice, TidyUp) or choice.source not in there:
            return reason("no-base-there")
        if choice.place == choice.source or not self._at.state.planets[choice.place][self._at.me]:
            return reason("no-base-there")
        ships = there[choice.source] if choice.ships is None else choice.ships
        fits = 0 < ships <= there[choice.source]
        return TidyUp(ships, choice.source, choice.place) if fits else reason("not-so-many-ships")

    def every(self) -> Iterator[Choice]:
        """All of a base to each other one."""
        there = uncommitted(self._at.state, self._at.me)
        for source, ships in there.items():
            for place in self._at.state.bases(self._at.me):
                if place != source:
                    yield TidyUp(ships, source, place)


def tidied(at: MatchAt, seat: Seat, label: str) -> Script:
    """A seat may move ships between two of its bases."""
    wish: Any = yield Ask(seat, TidyUp.about, Tidying(at.of(seat)), at.where, detail=label)
    if isinstance(wish, TidyUp):
        ships = min(wish.ships or 0, uncommitted(at.state, seat).get(wish.source, 0))
        if ships:
            yield ShipsSettled(seat, wish.source, wish.place, ships)
