"""Pods that are primed beside the driver: a leader's kicker, and an intimidate of anybody in a fleet."""

from collections.abc import Iterator, Sequence
from functools import lru_cache
from typing import Final

from msgspec import Struct

from adjudicator.core.event import Seat
from adjudicator.core.piles import Pile
from adjudicator.engine.contract.order_words import Choice
from adjudicator.engine.contract.questions import Ask, Claim, Options
from adjudicator.engine.contract.script import Script
from adjudicator.engine.contract.standpoint import At
from adjudicator.engine.text.sayings import Spoken
from adjudicator.games.blutooth.events.dark import PrimedBeside
from adjudicator.games.blutooth.mechanics.standpoint import MatchAt
from adjudicator.games.blutooth.table.backs import held_as
from adjudicator.games.blutooth.table.match import Match
from adjudicator.games.blutooth.table.pods import INTIMIDATE, KICKER, valued
from adjudicator.games.blutooth.table.speech import reason
from adjudicator.games.blutooth.table.timing import timing
from adjudicator.games.blutooth.table.use_prices import POD
from adjudicator.games.blutooth.words.encounter_words import Intimidate, Kick

ENTRIES: Final = ("pod.kicker", "pod.intimidate", "phase.approach")

Word = type[Kick] | type[Intimidate]
BEGINNINGS: Final[dict[Word, str]] = {Kick: KICKER, Intimidate: INTIMIDATE}
"""How the pods are called that each order word primes."""


@lru_cache(maxsize=4096)
def beside_held(cache: Pile, word: Word) -> Pile:
    """The pods of a cache that this order word can prime, each once, the highest first."""
    found = {pod: number for pod in cache if (number := valued(pod, BEGINNINGS[word])) is not None}
    return tuple(sorted(found, key=lambda pod: (-found[pod], pod)))


class PrimingBeside(Options, Struct, eq=False, gc=False):
    """A kicker, or an intimidate, of a cache."""

    _at: At[Match]
    _seat: Seat
    _word: Word

    def settle(self, choice: Choice) -> Choice | Spoken:
        if not isinstance(choice, self._word):
            return reason("primes-nothing-beside")
        pod = held_as(self._at.opening.caches[self._seat], choice.pod)
        return reason("pod-not-held", pod=choice.pod) if pod is None else self._word(pod)

    def claims(self, choice: Choice) -> tuple[Claim, ...]:
        return (Claim((POD, choice.pod), 1),) if isinstance(choice, self._word) else ()

    def every(self) -> Iterator[Choice]:
        """Each one that is held."""
        return map(self._word, beside_held(self._at.opening.caches[self._seat], self._word))


def priming_beside(at: MatchAt) -> Sequence[Ask]:
    """The questions which kicker a leader primes, and which intimidate anybody in a fleet: to those who hold one."""
    caches = at.opening.caches
    asked: list[tuple[Seat, Word]] = [(seat, Kick) for seat in at.invasion.leaders]
    actors = at.invasion.actors
    asked += [(seat, Intimidate) for seat in timing(at.state, at.where) if seat in actors]
    return [
        Ask(seat, word.about, PrimingBeside(at, seat, word), where=at.where)
        for seat, word in asked
        if beside_held(caches[seat], word)
    ]


def primed_beside(at: MatchAt) -> Script:
    """Kickers and intimidates are primed, all at once, as covered as the drivers."""
    asks = priming_beside(at)
    answers = (yield [*asks]) if asks else []
    for ask, answer in zip(asks, answers, strict=True):
        side = at.invasion.actor(ask.seat)
        if isinstance(answer, Kick | Intimidate) and side is not None:
            yield PrimedBeside(at.where, ask.seat, side, answer.pod)
