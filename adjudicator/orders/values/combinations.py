"""Combinations: all values that some facts may have together, and for which of them a condition is true.

A combination is one bit of a number. So a condition takes one step for each of its parts, and not one for each
combination.
"""

from collections.abc import Mapping, Sequence
from typing import Any, Final, NamedTuple

from adjudicator.engine.contract.order_words import Fact
from adjudicator.orders.values.budget import Budget
from adjudicator.orders.values.conditions import COMPARED, NUMBER, And, Compare, Comparison, Condition, Not, Or, Truth

_STEPS: Final = 3
"""Steps for one value of one fact in all combinations; weighing a part of an order takes one."""

Aspect = tuple[Fact, str]
"""A fact as it is compared: with a number, with names of a kind, or not at all (the kind is empty)."""


class _Other:
    """A value of a fact that no condition mentions."""


OTHER: Final = _Other()


class Judged(NamedTuple):
    """The combinations in which a condition is true, and those in which it is false; in the others it is unknown."""

    true: int
    false: int


class Combinations:
    """The combinations of the values that these aspects of facts may have; None is an unknown value."""

    def __init__(self, domains: Mapping[Aspect, Sequence[Any]], budget: Budget) -> None:
        self._domains = domains
        self._budget = budget
        self._strides: dict[Aspect, int] = {}
        count = 1
        for aspect, values in domains.items():
            self._strides[aspect] = count
            count *= len(values)
        self._count = count
        self._known: dict[Truth | Compare, Judged] = {}
        self._places: dict[tuple[Aspect, int], int] = {}

    @property
    def all(self) -> int:
        """All of them."""
        return (1 << self._count) - 1

    def judged(self, condition: Condition) -> Judged:
        """Where a condition is true and where it is false (Kleene's logic); raises Spent."""
        match condition:
            case Truth() | Compare():
                self._budget.take(_STEPS)
                found = self._known.get(condition)
                if found is None:
                    found = self._known[condition] = self._part(condition)
                return found
            case Not(part):
                true, false = self.judged(part)
                return Judged(false, true)
            case And(parts):
                true, false = self.all, 0
                for one in map(self.judged, parts):
                    true, false = true & one.true, false | one.false
                return Judged(true, false)
            case Or(parts):
                true, false = 0, self.all
                for one in map(self.judged, parts):
                    true, false = true | one.true, false & one.false
                return Judged(true, false)
        raise TypeError(f"no such condition: {condition}")  # pragma: no cover

    def _part(self, part: Truth | Compare) -> Judged:
        aspect = part.fact, part.kind if isinstance(part, Compare) else ""
        true = false = 0
        for at, value in enumerate(self._domains[aspect]):
            held = _held(part, value)
            if held is not None:
                where = self._where(aspect, at)
                true, false = (true | where, false) if held else (true, false | where)
        return Judged(true, false)

    def _where(self, aspect: Aspect, at: int) -> int:
        """The combinations in which an aspect has the value at this place."""
        self._budget.take(_STEPS)
        known = self._places.get((aspect, at))
        if known is not None:
            return known
        stride = self._strides[aspect]
        size = stride * len(self._domains[aspect])
        found = ((1 << stride) - 1) << (at * stride)
        while size < self._count:
            found |= found << size
            size *= 2
        found = self._places[aspect, at] = found & self.all
        return found


def _held(part: Truth | Compare, value: Any) -> bool | None:
    """Whether one part of a condition is true of a value; None if that is unknown."""
    if value is None:
        return None
    if isinstance(part, Truth):
        return bool(value)
    if part.kind != NUMBER:
        return bool(value == part.value) is (part.comparison is Comparison.IS)
    return part.comparison is Comparison.IS_NOT if value is OTHER else COMPARED[part.comparison](value, part.value)
