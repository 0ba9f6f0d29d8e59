"""Champions: sponsors who prime a pod, too, one of which may lead their fleet."""

from collections.abc import Iterator, Mapping
from typing import Final

from msgspec import Struct

from adjudicator.core.event import Seat
from adjudicator.engine.contract.order_words import NO, Choice
from adjudicator.engine.contract.questions import Ask, Options
from adjudicator.engine.contract.script import Script
from adjudicator.engine.text.sayings import Spoken
from adjudicator.games.blutooth.encounters.priming import can_prime_more, priming
from adjudicator.games.blutooth.events.pods import PodsShown
from adjudicator.games.blutooth.events.powers import DriverReplaced
from adjudicator.games.blutooth.mechanics.standpoint import MatchAt
from adjudicator.games.blutooth.table.backs import held_as, kind
from adjudicator.games.blutooth.table.pods import printed
from adjudicator.games.blutooth.table.speech import reason
from adjudicator.games.blutooth.words.driver_words import HIGHEST, LOWEST, Champion
from adjudicator.games.blutooth.words.encounter_words import Driver

ENTRIES: Final = ("dynamic.emperor_oracle", "dynamic.emperor_magician", "dynamic.emperor_author")

CHAMPION: Final = "champion"
"""What the question to a sponsor which pod it primes is told by from one about its own fleet."""
Champions = Mapping[Seat, Driver]
"""The pods that the sponsors of a fleet have primed."""


class Choosing(Options, Struct, eq=False, gc=False):
    """The pods that can lead a fleet: of one that is not my own only whose it is, for I do not see them."""

    _there: Champions
    _seen: bool

    def settle(self, choice: Choice) -> Choice | Spoken:
        if not isinstance(choice, Champion):
            return reason("champion-nobody")
        seat = choice.seat
        if seat is None and self._seen:
            seat = self._best(choice.pods)
        return reason("champion-nobody") if seat not in self._there else Champion(seat)

    def _best(self, wanted: tuple[str, ...]) -> Seat | None:
        """Whose pod is the first of those wanted: by its name, or the highest or lowest attack."""
        attacks = {seat: number for seat, one in self._there.items() if (number := printed(one.pod)) is not None}
        for pod in wanted:
            if pod in (HIGHEST, LOWEST):
                best = sorted(attacks, key=lambda seat: (attacks[seat] if pod == LOWEST else -attacks[seat], seat))
            else:
                best = [seat for seat, one in sorted(self._there.items()) if kind(one.pod) == kind(pod)]
            if best:
                return best[0]
        return None

    def every(self) -> Iterator[Choice]:
        """Each champion."""
        return map(Champion, sorted(self._there))


def has_champions(at: MatchAt) -> bool:
    """Whether I lead a fleet here, and somebody sponsors either."""
    return at.is_leader() and bool(at.invasion.sponsors)


def champions_called(at: MatchAt) -> Script:
    """All sponsors here prime a pod, those who can; I see those of my own, and may let one lead in either fleet."""
    sponsors = [one.seat for one in at.invasion.sponsors if can_prime_more(at, one.seat)]
    answers = (yield [priming(at, seat, detail=CHAMPION) for seat in sponsors]) if sponsors else []
    primed = {seat: one for seat, one in zip(sponsors, answers, strict=True) if isinstance(one, Driver)}
    for seat, one in primed.items():
        if at.invasion.sponsored(seat) == at.side:
            yield PodsShown(seat, (one.pod,), at.me, at.where)
    yield from at.offer("champions", at.me)
    all_seen = at.allowed(at.me, "see all champions")
    for seat, one in primed.items() if all_seen else ():
        if at.invasion.sponsored(seat) != at.side:
            yield PodsShown(seat, (one.pod,), at.me, at.where)
    for side in (at.side, 1 - at.side):
        own = side == at.side or all_seen
        there = {seat: one for seat, one in primed.items() if at.invasion.sponsored(seat) == side}
        if there:
            yield from _chosen(at, side, there, own=own)


def _chosen(at: MatchAt, side: int, there: Champions, *, own: bool) -> Script:
    """I may let one of these pods lead a fleet: the leader takes its driver back."""
    wish = yield Ask(at.me, Champion.about, Choosing(there, own), at.where, NO, f"{side}")
    if isinstance(wish, Champion) and wish.seat is not None:
        seat, primed = wish.seat, there[wish.seat]
        pod = held_as(at.state.caches[seat], primed.pod)
        if pod is not None:
            before = at.invasion.drivers[side]
            open_to = (seat, at.me) if own else (seat,)
            yield DriverReplaced(at.where, at.invasion.leader(side), side, seat, pod, before, primed.named, open_to)
