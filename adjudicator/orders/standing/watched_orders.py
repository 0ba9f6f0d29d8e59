"""Watched orders: standing orders that note what they were asked, for dry runs."""

from collections.abc import Iterable, Iterator, Sequence
from typing import NamedTuple

from adjudicator.engine.contract.order_words import NO, Choice, Fact
from adjudicator.engine.contract.questions import Candidate, Claim, Known
from adjudicator.orders.values.budget import Budget
from adjudicator.orders.values.clauses import Alternative, Clause
from adjudicator.orders.values.standing_orders import StandingOrders

Key = tuple[str, int, str]
"""A question to one seat: its kind, its challenge, and what tells it from others."""


class Weighed(NamedTuple):
    """What became of one alternative when a question was put to it.

    `line` and `number` count from 1; `held` is whether its condition held. A `plain` alternative has neither condition
    nor limit, so its writer expects it to be carried out whenever it is asked. `wish` is the choice it stands for, or
    why it stands for none (None: it was not settled); `claims` is what it would take; `unknown` are the facts that hide
    whether its condition holds.
    """

    line: int
    number: int
    held: bool | None
    plain: bool
    wish: Choice | str | None = None
    claims: tuple[Claim, ...] = ()
    unknown: tuple[Fact, ...] = ()


class Watched:
    """The orders of one seat. `closely` notes, too, what each alternative stands for, and which `facts` are known.

    Weighing them takes steps of the `budget`, and raises Spent if there are none.
    """

    def __init__(
        self,
        clauses: Sequence[Clause],
        budget: Budget | None = None,
        *,
        closely: bool = False,
        facts: Sequence[Fact] = (),
    ) -> None:
        self._budget = budget if budget is not None else Budget()
        self._steps = tuple(tuple(map(_steps, clause.alternatives)) for clause in clauses)
        self._clauses = tuple(clauses)
        self._orders = StandingOrders(clauses)
        self._closely = closely
        self._facts = tuple(facts)
        self.asked: dict[Key, tuple[Weighed, ...]] = {}
        """What became of each alternative, by question; if the same was asked again, the last time.

        The key is not the question itself, whose options would keep the whole run alive, which holds these orders.
        """
        self.knew: dict[Key, tuple[Fact, ...]] = {}
        """The facts that were known at each question."""

    def candidates(self, known: Known) -> Iterable[Candidate]:
        """As in the orders themselves."""
        ask = known.ask
        key = (ask.about, ask.where, ask.detail)
        self.asked[key] = tuple(self._weighed(known))
        if self._facts:
            self.knew[key] = tuple(fact for fact in self._facts if fact.value(known) is not None)
        return self._orders.candidates(known)

    def failed(self, known: Known) -> Iterable[tuple[int, int, str]]:
        """As in the orders themselves."""
        return self._orders.failed(known)

    def _weighed(self, known: Known) -> Iterator[Weighed]:
        ask = known.ask
        for line, clause in enumerate(self._clauses, 1):
            if clause.about != ask.about or clause.where not in (0, ask.where):
                continue
            for number, alternative in enumerate(clause.alternatives, 1):
                choice, condition = alternative.choice, alternative.condition
                self._budget.take(self._steps[line - 1][number - 1])
                if not choice.addresses(ask):
                    continue
                held = True if condition is None else condition.holds(known)
                plain = condition is None and clause.limit is None and choice is not NO
                if not self._closely:
                    yield Weighed(line, number, held, plain)
                    continue
                wish = None if choice is NO else ask.options.settle(choice)
                claims = () if wish is None or isinstance(wish, str) else ask.options.claims(wish)
                facts = condition.facts() if condition is not None and held is None else ()
                unknown = tuple(fact for fact in facts if fact.value(known) is None)
                yield Weighed(line, number, held, plain, wish, claims, unknown)


def _steps(alternative: Alternative) -> int:
    """The cost of weighing an alternative: one step, and one more for each fact of its condition."""
    return 1 + (sum(1 for _ in alternative.condition.facts()) if alternative.condition is not None else 0)
