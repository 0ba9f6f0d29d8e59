"""Two pods that a leader primes: the other leader takes one of them, and the other one leads."""

from collections.abc import Iterator, Sequence
from typing import Final

from msgspec import Struct

from adjudicator.core.event import Seat
from adjudicator.engine.contract.order_words import NO, Choice
from adjudicator.engine.contract.questions import Ask, Claim, OneOf, Options
from adjudicator.engine.contract.script import Script
from adjudicator.engine.text.sayings import Spoken
from adjudicator.games.blutooth.encounters.priming import can_prime_more, drivers_held, priming
from adjudicator.games.blutooth.events.pods import CacheShown, PodSnatched
from adjudicator.games.blutooth.events.powers import DriverAbducted, DriverReplaced
from adjudicator.games.blutooth.mechanics.standpoint import MatchAt
from adjudicator.games.blutooth.table.backs import held_as
from adjudicator.games.blutooth.table.speech import reason
from adjudicator.games.blutooth.table.use_prices import POD
from adjudicator.games.blutooth.words.driver_words import FIRST, SECOND, Abduct, Exchange
from adjudicator.games.blutooth.words.encounter_words import Driver

ENTRIES: Final = ("dynamic.magician_oracle",)


def abducted_one(at: MatchAt) -> Script:
    """The other leader primes a second pod; I take one of the two unseen, and it leads with the other.

    Returns the pod that I have taken. Whoever cannot prime two shows me what is left of the cache.
    """
    enemy, side = at.enemy, 1 - at.side
    first = at.invasion.drivers[side]
    second = None
    if first is not None and can_prime_more(at, enemy):
        answer = yield priming(at, enemy, detail=SECOND)
        second = answer if isinstance(answer, Driver) and answer.pod in at.state.caches[enemy] else None
    if first is None or second is None:
        yield CacheShown(enemy, at.state.caches[enemy], at.me)
        return None
    which = yield Ask(at.me, Abduct.about, OneOf((Abduct(FIRST), Abduct(SECOND))), at.where, None)
    if which == Abduct(SECOND):
        yield PodSnatched(enemy, at.me, second.pod, at.where)
        return second.pod
    yield DriverAbducted(at.where, enemy, side, at.me, first, second.pod, second.named)
    return first


class Exchanging(Options, Struct, eq=False, gc=False):
    """The pods of my cache that can take my driver's place: those that I have not promised, and one that came."""

    _at: MatchAt
    _seat: Seat
    _gained: str | None

    def settle(self, choice: Choice) -> Choice | Spoken:
        if not isinstance(choice, Exchange):
            return reason("no-driver")
        pod = held_as(self._there(), choice.pod)
        return reason("pod-not-held", pod=choice.pod) if pod is None else Exchange(pod)

    def claims(self, choice: Choice) -> tuple[Claim, ...]:
        return () if not isinstance(choice, Exchange) or choice.pod == self._gained else (Claim((POD, choice.pod), 1),)

    def _there(self) -> tuple[str, ...]:
        own = drivers_held(self._at.opening, self._seat)
        return own if self._gained is None else (*own, self._gained)

    def every(self) -> Iterator[Choice]:
        """Each pod that can lead."""
        return map(Exchange, dict.fromkeys(self._there()))


def exchanged(at: MatchAt, seat: Seat, gained: str | None, shown: Sequence[Seat]) -> Script:
    """A leader may put another pod of its cache in the place of its driver; returns whether it does.

    `shown` are those who know the driver that comes back.
    """
    side = at.invasion.side_of(seat)
    answer = yield Ask(seat, Exchange.about, Exchanging(at, seat, gained), at.where, NO)
    if side is None or not isinstance(answer, Exchange) or answer.pod not in at.state.caches[seat]:
        return False
    before = at.invasion.drivers[side]
    yield DriverReplaced(at.where, seat, side, seat, answer.pod, before, None, (seat,), tuple(shown))
    return True
