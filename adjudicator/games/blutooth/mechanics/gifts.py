"""Pods that one alien gives to another."""

from collections.abc import Iterator
from typing import Any

from msgspec import Struct
from msgspec.structs import replace

from adjudicator.core.event import Seat
from adjudicator.core.piles import Pile, taken
from adjudicator.engine.contract.order_words import Choice
from adjudicator.engine.contract.questions import Ask, Claim, Options
from adjudicator.engine.contract.script import Script
from adjudicator.engine.text.sayings import Spoken
from adjudicator.galaxy.judging import Judged
from adjudicator.games.blutooth.mechanics.drafting import scrapped, snatched, snatched_named, those_of
from adjudicator.games.blutooth.mechanics.standpoint import MatchAt
from adjudicator.games.blutooth.table.backs import held_as, kind
from adjudicator.games.blutooth.table.speech import reason
from adjudicator.games.blutooth.table.use_prices import POD
from adjudicator.games.blutooth.words.law_words import HandOver, KeepPods


def handing(at: MatchAt, giver: Seat, taker: Seat) -> Ask:
    """The question which pod of its cache an alien hands over; silence leaves it to the draw."""
    cache = at.state.caches[giver]
    samples = [HandOver(pod, taker) for pod in dict.fromkeys(map(kind, cache))]

    def judge(wish: HandOver) -> Choice | Spoken:
        pod = held_as(cache, wish.pod)
        return reason("pod-not-held", pod=wish.pod) if pod is None else HandOver(pod, taker)

    return Ask(giver, HandOver.about, Judged(judge, samples), where=at.where, detail=str(taker))


def handed_over(at: MatchAt, giver: Seat, taker: Seat, answer: Choice, label: str) -> Script:
    """The pod that the answer names passes from one cache to the other, else one at random."""
    if isinstance(answer, HandOver):
        yield from snatched_named(at, giver, taker, answer.pod)
    else:
        yield from snatched(at, giver, taker, label)


def keeping(at: MatchAt, seat: Seat, pods: Pile) -> Ask:
    """The question which of some pods, if any come, an alien keeps; silence keeps all."""

    def judge(wish: KeepPods) -> Choice | Spoken:
        found = those_of(pods, wish.pods)
        return KeepPods(found) if found else reason("pods-not-there")

    samples = [KeepPods((pod,)) for pod in dict.fromkeys(pods)]
    return Ask(seat, KeepPods.about, Judged(judge, samples), where=at.where)


def kept(at: MatchAt, seat: Seat, pods: Pile) -> Script:
    """An alien keeps those pods out of some that it wants, and scraps the others."""
    if not pods:
        return
    answer = yield keeping(at, seat, pods)
    if isinstance(answer, KeepPods):
        yield from scrapped(at, seat, taken(pods, answer.pods))


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
