"""Pods that are borrowed for an encounter, and brought back."""

from collections.abc import Callable, Iterator, Sequence
from typing import Any, Final

from adjudicator.core.event import Seat
from adjudicator.engine.contract.order_words import Choice
from adjudicator.engine.contract.questions import Ask, OneOf
from adjudicator.engine.contract.script import Script
from adjudicator.games.blutooth.events.flares import WordCalled
from adjudicator.games.blutooth.events.pods import PodsScrapped
from adjudicator.games.blutooth.events.powers import PodGiven
from adjudicator.games.blutooth.mechanics.drafting import drafted, scrapped, snatched_named
from adjudicator.games.blutooth.mechanics.standpoint import MatchAt
from adjudicator.games.blutooth.table.backs import held_as
from adjudicator.games.blutooth.table.forge_list import PROVISIONS
from adjudicator.games.blutooth.table.invasions import Invasion
from adjudicator.games.blutooth.table.match import Match
from adjudicator.games.blutooth.table.pods import NEGOTIATE, is_encounter, pod_order, printed

ENTRIES: Final = ("alien.doppelganger",)


def drivers_dropped(table: Match, seat: Seat) -> Iterator[PodsScrapped]:
    """A first cache loses all pods that can lead a fleet."""
    there = tuple(filter(is_encounter, table.caches[seat]))
    if there:
        yield PodsScrapped(seat, there)


def fullest_caches(at: MatchAt) -> Sequence[Seat]:
    """Everybody else, those with most pods first."""
    return sorted(at.others, key=lambda seat: (-len(at.state.caches[seat]), seat))


def _attacks(at: MatchAt, seat: Seat) -> list[str]:
    """The attacks of a cache, the highest first."""
    there = [pod for pod in at.state.caches[seat] if printed(pod) is not None and is_encounter(pod)]
    return sorted(there, key=lambda pod: (-(printed(pod) or 0), pod))


def borrowing(at: MatchAt, power: str, word: Callable[[Seat], Choice]) -> Script:
    """I am asked of whom I borrow, and do so; in silence of the fullest cache."""
    ways = [word(seat) for seat in fullest_caches(at)]
    wish: Any = (yield Ask(at.me, power.lower(), OneOf(ways), at.where, ways[0])) if ways else None
    if wish in ways:
        yield from borrowed(at, power, wish.seat)


def borrowed(at: MatchAt, power: str, giver: Seat) -> Script:
    """I have the highest attack and a Negotiate of a cache; with neither I draft until I can lead a fleet."""
    yield WordCalled(at.where, at.me, power, at.state.seats[giver])
    negotiate = held_as(at.state.caches[giver], NEGOTIATE)
    found = _attacks(at, giver)[:1]
    if negotiate is not None:
        found.append(negotiate)
    for pod in found:
        yield from snatched_named(at, giver, at.me, pod)
    for which in range(0 if found else PROVISIONS):
        pods = yield from drafted(at, at.me, 1, f"borrowed {which}")
        if not pods or any(map(is_encounter, pods)):
            return


def brought_back(at: MatchAt, power: str) -> Script:
    """What I have not led with goes back to whom I have borrowed of; anything else that can lead is scrapped."""
    for giver, pod in list(_owed(at, power)):
        if pod in at.state.caches[at.me]:
            yield PodGiven(at.me, giver, pod)
    rest = tuple(sorted(filter(is_encounter, at.my_cache), key=pod_order))
    if rest:
        yield from scrapped(at, at.me, rest)


def _owed(at: MatchAt, power: str) -> Iterator[tuple[Seat, str]]:
    """Whom I owe which pod: an attack where a Negotiate has led, a Negotiate where something else has."""
    attacks = _attacks(at, at.me)
    for one in at.state.invasions:
        for seat, piece, colour in one.called:
            if (seat, piece) == (at.me, power):
                pod = _other_kind(at, one, attacks)
                if pod is not None:
                    yield at.state.seats.index(colour), pod


def _other_kind(at: MatchAt, invasion: Invasion, attacks: list[str]) -> str | None:
    side = invasion.side_of(at.me)
    led = None if side is None else invasion.drivers[side]
    negotiate = held_as(at.my_cache, NEGOTIATE)
    if led is not None and printed(led) is not None:
        return negotiate
    return attacks.pop(0) if attacks else negotiate
