"""Satisfiability: whether a condition can ever be true or false, found by trying all values that make a difference.

Facts are treated as independent, so a condition that is never true here is never true in a game.
"""

from collections.abc import Callable, Iterator, Mapping, Sequence
from math import prod
from typing import Any, Final

from adjudicator.engine.contract.order_words import Fact
from adjudicator.orders.values.budget import Budget
from adjudicator.orders.values.combinations import OTHER, Aspect, Combinations
from adjudicator.orders.values.conditions import NUMBER, And, Compare, Condition, Not, Or, Truth

Settled = Callable[[Fact], Any]
"""What a fact is known to be in any case; None if that is unknown."""

_Part = Truth | Compare

MOST: Final = 5_000
"""At most this many combinations of values are tried; a condition with more is not judged."""


def never(condition: Condition, settled: Settled, budget: Budget | None = None) -> bool:
    """Whether a condition is never true; raises Spent."""
    found = _combinations(condition, (), settled, budget or Budget())
    return found is not None and not found.judged(condition).true


def always(condition: Condition, settled: Settled, budget: Budget | None = None) -> bool:
    """Whether a condition is true whenever what it speaks of is known; raises Spent."""
    found = _combinations(condition, (), settled, budget or Budget())
    return found is not None and not found.judged(condition).false


def implied(
    condition: Condition | None, by: Sequence[Condition | None], settled: Settled, budget: Budget | None = None
) -> bool:
    """Whether at least one of some conditions is true whenever `condition` is; False if undecided. Raises Spent.

    A condition that is true although a value is unknown stays true whatever the value is. So only the facts of
    `condition` have to be tried, and all others count as unknown. But of these facts, every value that another
    condition distinguishes has to be tried: `x < 30` is true of 3, while `x >= 6` is not.
    """
    if None in by:
        return True
    others = [one for one in by if one is not None]
    found = _combinations(condition, others, settled, budget or Budget())
    if found is None:
        return False
    left = found.all if condition is None else found.judged(condition).true
    for one in others:
        if not left:
            return True
        left &= ~found.judged(one).true
    return not left


def _combinations(
    condition: Condition | None, others: Sequence[Condition], settled: Settled, budget: Budget
) -> Combinations | None:
    """All combinations for the facts of a condition, given what is settled whatever others do; None if too many."""
    own = list(_parts(condition)) if condition is not None else []
    budget.take(1 + len(own))
    # Further values only matter together with other conditions.
    if _count(_domains(own, (), settled)) > MOST:
        return None
    beside = [part for one in others for part in _parts(one)]
    budget.take(len(beside))
    domains = {aspect: [_settled(aspect, settled)] for aspect in dict.fromkeys(map(_aspect, beside))}
    domains |= _domains(own, beside, settled)
    return Combinations(domains, budget) if _count(domains) <= MOST else None


def _count(domains: Mapping[Aspect, Sequence[Any]]) -> int:
    return prod(map(len, domains.values()))


def _aspect(part: _Part) -> Aspect:
    return part.fact, part.kind if isinstance(part, Compare) else ""


def _settled(aspect: Aspect, settled: Settled) -> Any:
    """The value that an aspect of a fact has in any case; None if it has none."""
    fact, kind = aspect
    value = settled(fact)
    return value if kind != NUMBER or isinstance(value, int) else None


def _domains(own: Sequence[_Part], beside: Sequence[_Part], settled: Settled) -> dict[Aspect, list[Any]]:
    """For each aspect of a fact in the `own` parts, one value of every sort that any part distinguishes.

    None means unknown.
    """
    mentioned: dict[Aspect, set[Any]] = {_aspect(part): set() for part in own}
    for part in (*own, *beside):
        if isinstance(part, Compare) and (part.fact, part.kind) in mentioned:
            mentioned[part.fact, part.kind].add(part.value)
    found: dict[Aspect, list[Any]] = {}
    for (fact, kind), values in mentioned.items():
        value = _settled((fact, kind), settled)
        if value is not None:
            found[fact, kind] = [value]
        elif not kind:
            found[fact, kind] = [None, True, False]
        elif kind != NUMBER:
            found[fact, kind] = [None, OTHER, *sorted(values, key=str)]
        else:
            least = type(fact).least
            near = sorted({at for value in values for at in (value - 1, value, value + 1)})
            numbers = [at for at in near if least is None or at >= least] or [least]
            # A fact that can also be compared with names may be no number at all.
            found[fact, kind] = [None, *numbers, *([OTHER] if len(type(fact).compares) > 1 else [])]
    return found


def _parts(condition: Condition) -> Iterator[_Part]:
    match condition:
        case Truth() | Compare():
            yield condition
        case Not(part):
            yield from _parts(part)
        case And(parts) | Or(parts):
            for one in parts:
                yield from _parts(one)
