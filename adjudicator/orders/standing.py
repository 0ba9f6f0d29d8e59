"""Standing orders: a player's clauses as answers to whatever will be asked."""

from collections.abc import Iterable, Iterator
from typing import Final

from adjudicator.engine.asks import Ask, Candidate, Known
from adjudicator.engine.words import Choice
from adjudicator.orders.clauses import Alternative, Clause

FALSE: Final = "its condition did not hold"
UNKNOWN: Final = "its condition could not be known"


class StandingOrders:
    """The clauses of one player, in his order, as the engine's Standing.

    Alternatives are looked at one by one: mostly the first one is the answer.
    """

    __slots__ = ("_about", "clauses")

    def __init__(self, clauses: Iterable[Clause] = ()) -> None:
        self.clauses: tuple[Clause, ...] = tuple(clauses)
        self._about: dict[str, list[tuple[int, Clause]]] = {}
        for order, clause in enumerate(self.clauses):
            self._about.setdefault(clause.about, []).append((order, clause))

    def candidates(self, known: Known) -> Iterable[Candidate]:
        """The alternatives that address `known.ask` and whose conditions are known to hold, in order of preference."""
        ask = known.ask
        clauses = self._about.get(ask.about)
        return () if clauses is None else _holding(clauses, ask, known)

    def failed(self, known: Known) -> Iterator[tuple[int, int, str]]:
        """The alternatives that address it and whose conditions do not hold: (order, alternative, why)."""
        ask = known.ask
        for order, number, alternative, _ in _addressing(self._about.get(ask.about, ()), ask):
            if alternative.condition is not None:
                held = alternative.condition.holds(known)
                if held is not True:
                    yield (order, number, FALSE if held is False else UNKNOWN)


def _addressing(clauses: Iterable[tuple[int, Clause]], ask: Ask) -> Iterator[tuple[int, int, Alternative, Clause]]:
    """The alternatives that address a question, each with the place of its clause and its own number in that."""
    where = ask.where
    for order, clause in clauses:
        if clause.where in (0, where):
            for number, alternative in enumerate(clause.alternatives, start=1):
                choice = alternative.choice
                if type(choice).addresses is Choice.addresses or choice.addresses(ask):
                    yield order, number, alternative, clause


def _holding(clauses: Iterable[tuple[int, Clause]], ask: Ask, known: Known) -> Iterator[Candidate]:
    for order, number, alternative, clause in _addressing(clauses, ask):
        condition = alternative.condition
        if condition is None or condition.holds(known) is True:
            yield Candidate(order, number, alternative.choice, clause.limit)
