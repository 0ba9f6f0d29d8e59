"""Evidence: which of a player's alternatives addressed each question, and what the player knew of their conditions."""

from collections.abc import Iterable, Iterator

from msgspec import Struct

from adjudicator.core.event import Seat
from adjudicator.engine.contract.order_words import Vocabulary
from adjudicator.engine.contract.questions import Known
from adjudicator.orders.values.clauses import Clause
from adjudicator.orders.values.conditions import NUMBER, And, Compare, Condition, Not, Or, Truth
from adjudicator.orders.values.standing_orders import StandingOrders


class Knew(Struct, frozen=True):
    """A fact of a condition, in canonical words, and its value at the time: None if it could not be known."""

    fact: str
    value: str | None


class Weighed(Struct, frozen=True):
    """An alternative that addressed a question: the place of its clause from 0, its number from 1, its condition.

    `held` is None if the condition could not be known; it is true if there is no condition, and then there are no
    facts.
    """

    order: int
    alternative: int
    held: bool | None
    conditional: bool
    knew: tuple[Knew, ...]


def knew(condition: Condition, known: Known, names: Vocabulary) -> Iterator[Knew]:
    """Each fact of a condition with its value, in the order written."""
    match condition:
        case Truth(fact):
            value = fact.value(known)
            yield Knew(fact.text(names), None if value is None else "yes" if value else "no")
        case Compare(fact=fact, kind=kind):
            yield Knew(fact.text(names), _compared(condition, known, kind, names))
        case Not(part):
            yield from knew(part, known, names)
        case And(parts) | Or(parts):
            for part in parts:
                yield from knew(part, known, names)


def _compared(compare: Compare, known: Known, kind: str, names: Vocabulary) -> str | None:
    value = compare.fact.number(known) if kind == NUMBER else None
    if value is None:
        value = compare.fact.value(known)
    if value is None:
        return None
    if kind != NUMBER:
        try:
            return names.name(kind, value)
        except KeyError:
            pass  # a value that this player has no name for is shown as it is
    return f"{value} {compare.fact.unit}".rstrip()


class Witness(StandingOrders):
    """A player's orders that note how they were weighed each time the reasons for an answer are asked.

    Every run of a stage adds to the notes, one entry for each answer, in their order.
    """

    __slots__ = ("_names", "_notes")

    def __init__(
        self, clauses: Iterable[Clause], names: Vocabulary, notes: list[tuple[Seat, tuple[Weighed, ...]]]
    ) -> None:
        super().__init__(clauses)
        self._names = names
        self._notes = notes

    def failed(self, known: Known) -> Iterable[tuple[int, int, str]]:
        """As in the orders themselves; also notes how each alternative was weighed."""
        weighed = []
        for order, number, alternative in self.addressing(known.ask):
            condition = alternative.condition
            if condition is None:
                weighed.append(Weighed(order, number, held=True, conditional=False, knew=()))
            else:
                facts = dict.fromkeys(knew(condition, known, self._names))
                held = condition.holds(known)
                weighed.append(Weighed(order, number, held=held, conditional=True, knew=tuple(facts)))
        self._notes.append((known.seat, tuple(weighed)))
        return super().failed(known)
