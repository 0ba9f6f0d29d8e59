"""Resupplies: a new cache for a leader who holds nothing that can be a driver."""

from collections.abc import Iterator
from functools import partial
from typing import Final

from adjudicator.core.event import Event, Seat
from adjudicator.engine.contract.order_words import Choice
from adjudicator.engine.contract.pieces import AFTER
from adjudicator.engine.contract.questions import Ask, Options
from adjudicator.engine.contract.script import Made, Script
from adjudicator.engine.text.sayings import Spoken
from adjudicator.games.blutooth.events.lucre import RESUPPLY, LucreGained
from adjudicator.games.blutooth.events.milestones import CacheRenewed, Resupplied
from adjudicator.games.blutooth.events.pods import PodsScrapped
from adjudicator.games.blutooth.mechanics.drafting import can_draft, drafted
from adjudicator.games.blutooth.mechanics.lucre_values import provided
from adjudicator.games.blutooth.mechanics.returning import abandoned, can_abandon
from adjudicator.games.blutooth.mechanics.standpoint import MatchAt
from adjudicator.games.blutooth.table.forge_list import PROVISIONS
from adjudicator.games.blutooth.table.match import Match
from adjudicator.games.blutooth.table.pods import is_encounter
from adjudicator.games.blutooth.table.speech import reason
from adjudicator.games.blutooth.words.launch_words import Resupply

ENTRIES: Final = (
    "rule.resupply",
    "rule.resupply_price",
    "term.resupply",
    "term.dump",
)


FREE_RESUPPLY: Final = "free resupply"
"""What pieces can allow beyond the free resupplies that are left."""


def may_resupply(state: Match, seat: Seat) -> bool:
    """Whether a seat may ask for a resupply now: a leader at home without an encounter pod (Q23).

    An invader has left home with the first invasion of its campaign; whoever defends or ambushes is at home.
    """
    if sum(map(is_encounter, state.caches[seat])) >= drivers_each(state) or not can_draft(state):
        return False
    led = [one for one in state.open_invasions() if seat in one.leaders]
    return any(one.defender == seat or one.ambush or state.wave == 1 for one in led)


def drivers_each(state: Match) -> int:
    """How many drivers a leader primes: with fewer in its cache it may be resupplied."""
    return 2 if state.options.get("drivers", "one") == "two" else 1


class Resupplying(Options):
    """A resupply: a free one, or at the price of the base that is named."""

    __slots__ = ("_free", "_seat", "_state")

    def __init__(self, at: MatchAt, seat: Seat) -> None:
        self._state = at.state
        self._seat = seat
        self._free = at.state.resupplies[seat] > 0 or at.allowed(seat, FREE_RESUPPLY)

    def settle(self, choice: Choice) -> Choice | Spoken:
        if not isinstance(choice, Resupply):
            return reason("no-resupply")
        if self._free:
            return Resupply()
        if choice.place is None:
            return reason("resupply-costs-a-base")
        return choice if can_abandon(self._state, self._seat, choice.place) else reason("base-not-abandoned")

    def every(self) -> Iterator[Choice]:
        state, seat = self._state, self._seat
        if self._free:
            yield Resupply()
            return
        for place in state.bases(seat):
            if can_abandon(state, seat, place):
                yield Resupply(place)


def resupplies_asked(at: MatchAt, seat: Seat) -> Script:
    """A leader without encounter pods is asked for a resupply: again, if it still has none after one."""
    times = 0
    while may_resupply(at.state, seat):
        options = Resupplying(at, seat)
        if next(options.every(), None) is None:
            return
        answer = yield Ask(seat, Resupply.about, options, detail=str(times) if times else "")
        if not isinstance(answer, Resupply):
            return
        free = answer.place is None
        yield from at.propose(Resupplied(seat, free, extra=free and not at.state.resupplies[seat]))
        if answer.place is not None:
            yield from abandoned(at, seat, answer.place)
        yield from resupplied(at, seat, f"resupply {times}")
        times += 1


def resupplied(at: MatchAt, seat: Seat, label: str) -> Script:
    """A seat scraps its cache, drafts eight pods and gains lucre; `label` as in `drafted`."""
    yield from emptied(at, seat)
    pods = yield from at.worth("resupply", PROVISIONS, seat)
    yield from drafted(at, seat, pods, label)
    lucre = provided(at.state.options)
    if lucre:
        yield LucreGained(seat, lucre, RESUPPLY)
    if at.matters(AFTER, CacheRenewed):
        yield from at.propose(CacheRenewed(seat))


def emptied(at: MatchAt, seat: Seat) -> Script:
    """A seat scraps its whole cache."""
    yield from at.happens(Made(partial(_emptied, seat=seat)))


def _emptied(now: Match, seat: Seat) -> Event[Match] | None:
    return PodsScrapped(seat, now.caches[seat]) if now.caches[seat] else None
