"""Standing orders: a player's clauses as answers to whatever will be asked."""

from collections.abc import Iterable, Iterator
from itertools import chain
from typing import Final

from msgspec import Struct

from adjudicator.engine.contract.order_words import NO
from adjudicator.engine.contract.questions import Ask, Candidate, Known
from adjudicator.orders.values.clauses import Alternative, Clause

FALSE: Final = "its condition did not hold"
UNKNOWN: Final = "its condition could not be known"


class StandingOrders:
    """The clauses of one player, in the order written, as the engine's Standing.

    Mostly the first alternative is the answer.
    """

    __slots__ = ("_about", "_conditional", "clauses")

    def __init__(self, clauses: Iterable[Clause] = ()) -> None:
        self.clauses: tuple[Clause, ...] = tuple(clauses)
        self._about: dict[str, list[tuple[int, Clause]]] = {}
        self._conditional: frozenset[str] | None = None
        for order, clause in enumerate(self.clauses):
            self._about.setdefault(clause.about, []).append((order, clause))

    def addressing(self, ask: Ask) -> Iterator[tuple[int, int, Alternative]]:
        """Every alternative that addresses a question, whatever its condition: (order, number from 1, alternative)."""
        for order, clause in self._about.get(ask.about, ()):
            if clause.where in (0, ask.where):
                for number, alternative in enumerate(clause.alternatives, start=1):
                    if alternative.choice.addresses(ask) and not _of_others(clause, alternative, ask):
                        yield (order, number, alternative)

    def alternatives(self, ask: Ask) -> Iterator[tuple[Candidate, bool]]:
        """The same for the engine, each with whether it has a condition."""
        for order, number, alternative in self.addressing(ask):
            limit = self.clauses[order].limit
            yield Candidate(order, number, alternative.choice, limit), alternative.condition is not None

    def candidates(self, known: Known) -> Iterable[Candidate]:
        """The alternatives that address `known.ask` and whose conditions are known to hold, in order of preference.

        Conditions after the first such alternative are evaluated only when it was not enough.
        """
        ask = known.ask
        clauses = self._about.get(ask.about)
        if clauses is None:
            return ()
        asked = ask.where
        # A list and no generator: dropping an unfinished generator costs more than finishing the list.
        found: list[Candidate] = []
        for order, clause in clauses:
            where = clause.where
            if not where or where == asked:
                for number, alternative in enumerate(clause.alternatives, 1):
                    choice, condition = alternative.choice, alternative.condition
                    if not choice.addresses(ask) or (choice is NO and _of_others(clause, alternative, ask)):
                        continue
                    if condition is not None:
                        if found:
                            return chain(found, _Further(self, known, order, number))
                        if condition.holds(known) is not True:
                            continue
                    # Spelt out for speed: nearly every question comes through here.
                    found.append(tuple.__new__(Candidate, (order, number, choice, clause.limit)))
        return found

    def failed(self, known: Known) -> Iterable[tuple[int, int, str]]:
        """The alternatives that address it and whose conditions do not hold: (order, alternative, why)."""
        if self._conditional is None:
            self._conditional = frozenset(
                [one.about for one in self.clauses if any(wish.condition is not None for wish in one.alternatives)]
            )
        return self._failed(known) if known.ask.about in self._conditional else ()

    def _failed(self, known: Known) -> Iterator[tuple[int, int, str]]:
        for order, number, alternative in self.addressing(known.ask):
            if alternative.condition is not None:
                held = alternative.condition.holds(known)
                if held is not True:
                    yield (order, number, FALSE if held is False else UNKNOWN)


def _of_others(clause: Clause, alternative: Alternative, ask: Ask) -> bool:
    """Whether an alternative declines another part of the question: a line about one giver leaves the others."""
    if alternative.choice is not NO or not clause.part:
        return False
    return not any(one.choice.addresses(ask) for one in clause.alternatives if one.choice is not NO)


class _Further(Struct, eq=False, gc=False):
    """The candidates from one alternative on, evaluated only when needed."""

    orders: StandingOrders
    known: Known
    order: int
    number: int

    def __iter__(self) -> Iterator[Candidate]:
        for order, number, alternative in self.orders.addressing(self.known.ask):
            condition = alternative.condition
            if (order, number) >= (self.order, self.number) and (condition is None or condition.holds(self.known)):
                yield Candidate(order, number, alternative.choice, self.orders.clauses[order].limit)
