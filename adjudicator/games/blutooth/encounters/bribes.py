"""Bribes: lucre for the leader of the other fleet, if its giver loses or if there is a deal."""

from collections.abc import Iterator
from typing import Final, Protocol

from msgspec import Struct

from adjudicator.engine.contract.order_words import Choice
from adjudicator.engine.contract.questions import Ask, Claim, Options
from adjudicator.engine.contract.script import Script
from adjudicator.engine.text.sayings import Spoken
from adjudicator.games.blutooth.events.lucre import Bribed, BribeSettled
from adjudicator.games.blutooth.mechanics.standpoint import MatchAt
from adjudicator.games.blutooth.table.invasions import DEAL
from adjudicator.games.blutooth.table.speech import reason
from adjudicator.games.blutooth.table.timing import timing
from adjudicator.games.blutooth.table.use_prices import LUCRE
from adjudicator.games.blutooth.words.lucre_words import Bribe

ENTRIES: Final = ("rule.bribe", "term.bribe", "phase.approach")


class LucreWord(Protocol):
    """An order word that names an amount of lucre."""

    def __call__(self, lucre: int) -> Choice:
        """The word with an amount."""


class Giving(Options, Struct, eq=False, gc=False):
    """Any amount of lucre that there is; no more than `most` of it is taken.

    `word` is the order word that gives it: its one field is the amount. It is given in parts of `each`; what is more
    than these is kept.
    """

    _word: LucreWord
    _there: int
    _most: int
    _each: int = 1

    def settle(self, choice: Choice) -> Choice | Spoken:
        lucre = self._named(choice)
        if lucre is None:
            return reason("no-lucre-named")
        if lucre < 1:
            return reason("lucre-one-at-least")
        if lucre > self._there:
            return reason("lucre-there", lucre=self._there)
        if lucre < self._each:
            return reason("lucre-for-a-pod", each=self._each)
        return self._word(min(lucre - lucre % self._each, self._most))

    def claims(self, choice: Choice) -> tuple[Claim, ...]:
        lucre = self._named(choice)
        return () if lucre is None else (Claim((LUCRE,), lucre),)

    def every(self) -> Iterator[Choice]:
        """Every amount."""
        return map(self._word, range(self._each, min(self._there, self._most) + 1, self._each))

    def _named(self, choice: Choice) -> int | None:
        """The amount that a choice names, if it is one of these."""
        return getattr(choice, "lucre", None) if type(choice) is self._word else None


def bribes_asked(at: MatchAt) -> Script:
    """All actors who have lucre are asked for bribes, all at once; returns the bribes, which have still to happen."""
    invasion, where, lucre = at.invasion, at.where, at.opening.lucre
    actors = invasion.actors
    asks = [
        Ask(seat, Bribe.about, Giving(Bribe, lucre[seat], lucre[seat]), where=where)
        for seat in timing(at.state, where)
        if lucre[seat] and seat in actors
    ]
    answers = (yield asks) if asks else []
    return tuple(
        [
            Bribed(at.where, ask.seat, invasion.actor(ask.seat) or 0, answer.lucre)
            for ask, answer in zip(asks, answers, strict=True)
            if isinstance(answer, Bribe)
        ]
    )


def bribes_settled(at: MatchAt) -> Script:
    """A bribe is the other leader's if its giver has lost, or if there is a deal; else it comes back.

    A sponsor's ships that have escaped have not lost.
    """
    invasion = at.invasion
    for one in invasion.bribes:
        lost = invasion.won is not None and not invasion.won[one.side] and one.seat not in invasion.escaped
        goes = lost or invasion.outcome == DEAL
        taker = invasion.leader(1 - one.side) if goes else one.seat
        yield BribeSettled(at.where, one.seat, taker, one.lucre)
