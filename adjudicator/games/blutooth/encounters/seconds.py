"""Second drivers, where leaders prime two (dual-pod combat): they count, but for nothing else are they the driver."""

from collections.abc import Iterator
from functools import partial
from typing import Final

from msgspec import Struct

from adjudicator.core.event import Seat
from adjudicator.engine.contract.order_words import Choice
from adjudicator.engine.contract.questions import Ask, Claim, Options
from adjudicator.engine.contract.script import Made, Script
from adjudicator.engine.contract.standpoint import At
from adjudicator.engine.text.sayings import Spoken
from adjudicator.games.blutooth.encounters.priming import drivers_held, quietly
from adjudicator.games.blutooth.events.dark import PrimedBeside
from adjudicator.games.blutooth.mechanics.resupplies import drivers_each
from adjudicator.games.blutooth.mechanics.standpoint import MatchAt
from adjudicator.games.blutooth.table.backs import held_as
from adjudicator.games.blutooth.table.match import Match
from adjudicator.games.blutooth.table.speech import reason
from adjudicator.games.blutooth.table.use_prices import POD
from adjudicator.games.blutooth.words.encounter_words import Second

ENTRIES: Final = ("rule.dual_pods", "term.dual_pod_combat", "dimension.armed")


class Seconding(Options, Struct, eq=False, gc=False):
    """The pods of a cache that can be a second driver."""

    _at: At[Match]
    _seat: Seat

    def settle(self, choice: Choice) -> Choice | Spoken:
        if not isinstance(choice, Second):
            return reason("no-driver")
        pod = held_as(drivers_held(self._at.opening, self._seat), choice.pod)
        return reason("pod-not-held", pod=choice.pod) if pod is None else Second(pod)

    def claims(self, choice: Choice) -> tuple[Claim, ...]:
        return (Claim((POD, choice.pod), 1),) if isinstance(choice, Second) else ()

    def every(self) -> Iterator[Choice]:
        """Each kind of pod once."""
        return map(Second, dict.fromkeys(drivers_held(self._at.opening, self._seat)))


def seconds_primed(at: MatchAt) -> Script:
    """Leaders who have primed a driver prime a second one, all at once; in silence the lowest attack that is left."""
    if drivers_each(at.state) == 1:
        return
    asks = []
    for side, driver in enumerate(at.invasion.drivers):
        seat = at.invasion.leader(side)
        left = sorted(drivers_held(at.state, seat), key=quietly)
        if driver is not None and left:
            asks.append(Ask(seat, Second.about, Seconding(at, seat), at.where, Second(left[0])))
    answers = (yield asks) if asks else []
    for ask, answer in zip(asks, answers, strict=True):
        led = at.invasion.side_of(ask.seat)
        if isinstance(answer, Second) and led is not None:
            yield Made(partial(_primed, number=at.where, seat=ask.seat, side=led, pod=answer.pod))


def _primed(now: Match, number: int, seat: Seat, side: int, pod: str) -> PrimedBeside | None:
    """Nothing if the pod has been primed elsewhere in this very moment."""
    return PrimedBeside(number, seat, side, pod) if pod in now.caches[seat] else None
