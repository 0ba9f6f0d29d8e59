"""Standing orders: a player's clauses as answers to whatever will be asked."""

from collections.abc import Iterable, Iterator, Sequence
from typing import Final

from adjudicator.engine.asks import Candidate, Known
from adjudicator.engine.words import Choice
from adjudicator.orders.clauses import Clause
from adjudicator.orders.conditions import Condition

FALSE: Final = "its condition did not hold"
UNKNOWN: Final = "its condition could not be known"


_Entry = tuple[Candidate, Condition | None, bool]
"""An alternative, its condition, and whether it answers only some questions of its kind: then it is asked which."""


class StandingOrders:
    """The clauses of one player, in his order, as the engine's Standing.

    Clauses are indexed by question when a question first comes up: a clause without a condition costs a look-up.
    """

    __slots__ = ("_about", "_plain", "_tested", "clauses")

    def __init__(self, clauses: Iterable[Clause] = ()) -> None:
        self.clauses: tuple[Clause, ...] = tuple(clauses)
        self._about: dict[str, list[tuple[int, Clause]]] = {}
        for order, clause in enumerate(self.clauses):
            self._about.setdefault(clause.about, []).append((order, clause))
        self._plain: dict[tuple[str, int], tuple[Candidate, ...]] = {}
        self._tested: dict[tuple[str, int], Sequence[_Entry]] = {}

    def candidates(self, known: Known) -> Iterable[Candidate]:
        """The alternatives that address `known.ask` and whose conditions are known to hold, in order of preference."""
        ask = known.ask
        about = ask.about
        if about not in self._about:
            return ()
        question = (about, ask.where)
        plain = self._plain.get(question)
        if plain is not None:
            return plain
        entries = self._tested.get(question)
        if entries is None:
            return self._first_time(question, known)
        return _holding(entries, known)

    def failed(self, known: Known) -> Iterator[tuple[int, int, str]]:
        """The alternatives that address it and whose conditions do not hold: (order, alternative, why)."""
        ask = known.ask
        for (order, alternative, choice, _), condition, particular in self._entries((ask.about, ask.where)):
            if condition is None or (particular and not choice.addresses(ask)):
                continue
            held = condition.holds(known)
            if held is not True:
                yield (order, alternative, FALSE if held is False else UNKNOWN)

    def _first_time(self, question: tuple[str, int], known: Known) -> Iterable[Candidate]:
        entries = self._entries(question)
        for _, condition, particular in entries:
            if particular or condition is not None:
                self._tested[question] = entries
                return _holding(entries, known)
        plain = self._plain[question] = tuple([candidate for candidate, _, _ in entries])
        return plain

    def _entries(self, question: tuple[str, int]) -> Sequence[_Entry]:
        found = self._tested.get(question)
        if found is not None:
            return found
        about, where = question
        entries: list[_Entry] = []
        for order, clause in self._about.get(about, ()):
            if clause.where in (0, where):
                for number, alternative in enumerate(clause.alternatives, start=1):
                    choice = alternative.choice
                    candidate = Candidate(order, number, choice, clause.limit)
                    particular = type(choice).addresses is not Choice.addresses
                    entries.append((candidate, alternative.condition, particular))
        return entries


def _holding(entries: Sequence[_Entry], known: Known) -> Iterator[Candidate]:
    for candidate, condition, particular in entries:
        if particular and not candidate.choice.addresses(known.ask):
            continue
        if condition is None or condition.holds(known) is True:
            yield candidate
