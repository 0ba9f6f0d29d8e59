"""What conditions can come to, whatever their facts turn out to be: decided by trying all values that differ.

Nothing is assumed of how facts hang together, so that what is never true here is never true in a game.
"""

from collections.abc import Callable, Iterator, Mapping, Sequence
from itertools import product
from typing import Any, Final

from adjudicator.engine.words import Fact
from adjudicator.orders.conditions import COMPARED, NUMBER, And, Compare, Comparison, Condition, Not, Or, Truth

Settled = Callable[[Fact], Any]
"""What a fact is known to be in any case; None where that is not known."""

MOST: Final = 20_000
"""So many combinations of values are tried; of a condition that has more, nothing is said."""

_Aspect = tuple[Fact, str]
"""A fact as it is compared: with a number, with names of a kind, or not at all (the kind is empty)."""


class _Other:
    """A value of a fact that no condition mentions."""


_OTHER: Final = _Other()


def outcomes(conditions: Sequence[Condition | None], settled: Settled) -> Iterator[tuple[bool | None, ...]] | None:
    """What these conditions can come to together; None where there are too many ways to try.

    Without a condition (None) an alternative always applies.
    """
    domains = _domains(conditions, settled)
    count = 1
    for values in domains.values():
        count *= len(values)
    if count > MOST:
        return None
    return _tried(conditions, domains)


def never(condition: Condition, settled: Settled) -> bool:
    """Whether a condition is never true."""
    found = outcomes([condition], settled)
    return found is not None and all(value is not True for (value,) in found)


def always(condition: Condition, settled: Settled) -> bool:
    """Whether a condition is true whenever what it speaks of is known."""
    found = outcomes([condition], settled)
    return found is not None and all(value is not False for (value,) in found)


def implied(condition: Condition | None, by: Sequence[Condition | None], settled: Settled) -> bool:
    """Whether one of some conditions is true whenever `condition` is; False where that cannot be told."""
    if None in by:
        return True
    found = outcomes([condition, *by], settled)
    return found is not None and all(one is not True or True in others for one, *others in found)


def _tried(
    conditions: Sequence[Condition | None], domains: Mapping[_Aspect, Sequence[Any]]
) -> Iterator[tuple[bool | None, ...]]:
    for values in product(*domains.values()):
        known = dict(zip(domains, values, strict=True))
        yield tuple([True if condition is None else _judged(condition, known) for condition in conditions])


def _domains(conditions: Sequence[Condition | None], settled: Settled) -> dict[_Aspect, list[Any]]:
    """For each aspect of a fact one value of every sort that these conditions tell apart; None: it is not known."""
    mentioned: dict[_Aspect, set[Any]] = {}
    for condition in conditions:
        for part in _parts(condition) if condition is not None else ():
            values = mentioned.setdefault((part.fact, part.kind if isinstance(part, Compare) else ""), set())
            if isinstance(part, Compare):
                values.add(part.value)
    found: dict[_Aspect, list[Any]] = {}
    for (fact, kind), values in mentioned.items():
        value = settled(fact)
        if value is not None and (kind != NUMBER or isinstance(value, int)):
            found[fact, kind] = [value]
        elif not kind:
            found[fact, kind] = [None, True, False]
        elif kind != NUMBER:
            found[fact, kind] = [None, _OTHER, *values]
        else:
            least = type(fact).least
            near = sorted({at for value in values for at in (value - 1, value, value + 1)})
            numbers = [at for at in near if least is None or at >= least] or [least]
            # What can be compared with names, too, may be no number at all.
            found[fact, kind] = [None, *numbers, *([_OTHER] if len(type(fact).compares) > 1 else [])]
    return found


def _parts(condition: Condition) -> Iterator[Truth | Compare]:
    match condition:
        case Truth() | Compare():
            yield condition
        case Not(part):
            yield from _parts(part)
        case And(parts) | Or(parts):
            for one in parts:
                yield from _parts(one)


def _judged(condition: Condition, known: Mapping[_Aspect, Any]) -> bool | None:
    """What a condition comes to where its facts have these values."""
    match condition:
        case Truth(fact):
            value = known[fact, ""]
            return None if value is None else bool(value)
        case Compare(fact, comparison, wanted, kind):
            value = known[fact, kind]
            if value is None:
                return None
            if kind != NUMBER:
                return bool(value == wanted) is (comparison is Comparison.IS)
            return comparison is Comparison.IS_NOT if value is _OTHER else COMPARED[comparison](value, wanted)
        case Not(part):
            value = _judged(part, known)
            return None if value is None else not value
        case And(parts):
            values = [_judged(part, known) for part in parts]
            return False if False in values else None if None in values else True
        case Or(parts):
            values = [_judged(part, known) for part in parts]
            return True if True in values else None if None in values else False
    raise TypeError(f"no such condition: {condition}")  # pragma: no cover
