"""Pods that lie in exhausts and are offered to other aliens; lucre that powers give and spend."""

from collections.abc import Iterator
from typing import Any, Final

from msgspec import Struct

from adjudicator.core.event import Seat
from adjudicator.engine.contract.order_words import Choice
from adjudicator.engine.contract.questions import Ask, Options
from adjudicator.engine.contract.script import Script
from adjudicator.engine.text.sayings import Spoken
from adjudicator.games.blutooth.events.lucre import LucreGiven
from adjudicator.games.blutooth.events.powers import ShipsHired
from adjudicator.games.blutooth.mechanics.standpoint import MatchAt
from adjudicator.games.blutooth.table.pods import is_encounter
from adjudicator.games.blutooth.table.speech import reason
from adjudicator.games.blutooth.words.offer_words import FetchPod, TakeFetched

ENTRIES: Final = ("term.offer",)

HIRED_MIGHT: Final = 2
"""The might of a hired ship."""


def drivers_shed(at: MatchAt) -> list[tuple[str, Seat]]:
    """The encounter pods that lie in exhausts, and in whose."""
    return [(pod, seat) for seat, pile in enumerate(at.state.exhausts) for pod in pile if is_encounter(pod)]


class Fetching(Options, Struct, eq=False, gc=False):
    """Any of these pods for any other alien; `word` is the order word that says it."""

    _at: MatchAt
    _word: type[FetchPod]

    def settle(self, choice: Choice) -> Choice | Spoken:
        there = dict(drivers_shed(self._at))
        fits = isinstance(choice, self._word) and choice.pod in there and choice.seat in self._at.others
        return choice if fits else reason("fetch-whom")

    def every(self) -> Iterator[Choice]:
        """Each pod for each of them."""
        for pod in dict(drivers_shed(self._at)):
            for seat in self._at.others:
                yield self._word(pod, seat)


class BeingOffered(Options, Struct, eq=False, gc=False):
    """Yes, to this pod."""

    _pod: str

    def settle(self, choice: Choice) -> Choice | Spoken:
        fits = isinstance(choice, TakeFetched) and (not choice.pods or self._pod in choice.pods)
        return TakeFetched((self._pod,)) if fits else reason("offered-nothing")

    def every(self) -> Iterator[Choice]:
        """Yes."""
        yield TakeFetched((self._pod,))


def accepted_pod(at: MatchAt, offer: FetchPod) -> Script:
    """Whether an alien accepts a pod that it is offered."""
    answer: Any = yield Ask(offer.seat, TakeFetched.about, BeingOffered(offer.pod), at.where, detail=offer.pod)
    return isinstance(answer, TakeFetched)


def lucre_given(at: MatchAt, lucre: int) -> Script:
    """The other leader has so much lucre of mine, as far as it is there."""
    there = min(lucre, at.my_lucre)
    if there:
        yield LucreGiven(at.me, at.enemy, there, at.where)


def ships_hired(at: MatchAt, ships: int) -> Script:
    """So many ships fight in my fleet for a lucre each, as far as it is there."""
    there, side = min(ships, at.my_lucre), at.my_side
    if there > 0 and side is not None:
        yield ShipsHired(at.where, at.me, side, there, HIRED_MIGHT)


def ships_hired_by(at: MatchAt) -> int:
    """The ships that I have hired here."""
    return sum([ships for seat, ships in at.invasion.hired if seat == at.me])
