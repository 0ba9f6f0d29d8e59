"""Pods that one alien gives to another."""

from collections.abc import Iterator
from typing import Any

from msgspec import Struct
from msgspec.structs import replace

from adjudicator.core.event import Seat
from adjudicator.engine.contract.order_words import Choice
from adjudicator.engine.contract.questions import Claim, Options
from adjudicator.engine.text.sayings import Spoken
from adjudicator.games.blutooth.mechanics.standpoint import MatchAt
from adjudicator.games.blutooth.table.backs import held_as, kind
from adjudicator.games.blutooth.table.speech import reason
from adjudicator.games.blutooth.table.use_prices import POD


def receivers(at: MatchAt) -> tuple[Seat, ...]:
    """The leaders to whom I can give something: the other one, or either if I lead none of the fleets."""
    return tuple([seat for seat in at.invasion.leaders if seat != at.me])


class GivingPod(Options, Struct, eq=False, gc=False):
    """The pods of my cache, and the leaders who can have one; `word` is the order word that gives a pod to a seat."""

    _at: MatchAt
    _word: type[Any]

    def settle(self, choice: Choice) -> Choice | Spoken:
        if not isinstance(choice, self._word):
            return reason("no-pod-named")
        pod = held_as(self._at.my_cache, choice.pod)
        if pod is None:
            return reason("pod-not-held", pod=choice.pod)
        given: Choice = replace(choice, pod=pod)
        return given if choice.seat in receivers(self._at) else reason("gives-to-a-leader")

    def claims(self, choice: Choice) -> tuple[Claim, ...]:
        return (Claim((POD, choice.pod), 1),) if isinstance(choice, self._word) else ()

    def every(self) -> Iterator[Choice]:
        """Each kind of pod to each of them."""
        for pod in dict.fromkeys(map(kind, self._at.my_cache)):
            for seat in receivers(self._at):
                yield self._word(pod, seat)
