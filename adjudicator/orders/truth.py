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

MOST: Final = 5_000
"""So many combinations of values are tried; of a condition that has more, nothing is said."""

MOST_WEIGHED: Final = 200_000
"""So many conditions are looked at, over all combinations, to find whether one of several is true; else the same."""

Aspect = tuple[Fact, str]
"""A fact as it is compared: with a number, with names of a kind, or not at all (the kind is empty)."""


Known = dict[Aspect, Any]
"""The value of each of these; None where it is not known."""


class _Other:
    """A value of a fact that no condition mentions."""


_OTHER: Final = _Other()


def outcomes(
    condition: Condition, settled: Settled, beside: Sequence[Condition] = (), most: int = MOST
) -> Iterator[tuple[bool | None, Known]] | None:
    """What a condition can come to, each time with the values that bring it about; None where there are too many.

    The values are told apart that the condition itself tells apart, and those that the ones `beside` it do.
    """
    domains = _domains(condition, settled, beside)
    count = 1
    for values in domains.values():
        count *= len(values)
    return _tried(condition, domains) if count <= most else None


def never(condition: Condition, settled: Settled) -> bool:
    """Whether a condition is never true."""
    found = outcomes(condition, settled)
    return found is not None and all(value is not True for value, _ in found)


def always(condition: Condition, settled: Settled) -> bool:
    """Whether a condition is true whenever what it speaks of is known."""
    found = outcomes(condition, settled)
    return found is not None and all(value is not False for value, _ in found)


def implied(condition: Condition | None, by: Sequence[Condition | None], settled: Settled) -> bool:
    """Whether one of some conditions is true whenever `condition` is; False where that cannot be told.

    A condition that is true although something is not known is true whatever that is. So nothing but what `condition`
    speaks of need be tried, and all else is not known. But of that every value that one of the others tells apart has
    to be tried: `x < 30` is true of 3, where `x >= 6` is not.
    """
    if None in by:
        return True
    others = [one for one in by if one is not None]
    unknown = {aspect: _settled(aspect, settled) for one in others for aspect in _aspects(one)}
    if condition is None:
        return _one_of(others, unknown)
    found = outcomes(condition, settled, others, min(MOST, MOST_WEIGHED // (1 + len(others))))
    return found is not None and all(value is not True or _one_of(others, unknown | known) for value, known in found)


def _one_of(conditions: Sequence[Condition], known: Known) -> bool:
    return any(_judged(one, known) is True for one in conditions)


def _tried(condition: Condition, domains: Mapping[Aspect, Sequence[Any]]) -> Iterator[tuple[bool | None, Known]]:
    for values in product(*domains.values()):
        known = dict(zip(domains, values, strict=True))
        yield _judged(condition, known), known


def _aspects(condition: Condition) -> Iterator[Aspect]:
    for part in _parts(condition):
        yield part.fact, part.kind if isinstance(part, Compare) else ""


def _settled(aspect: Aspect, settled: Settled) -> Any:
    """The value that an aspect of a fact has in any case; None where it has none."""
    fact, kind = aspect
    value = settled(fact)
    return value if kind != NUMBER or isinstance(value, int) else None


def _domains(condition: Condition, settled: Settled, beside: Sequence[Condition]) -> dict[Aspect, list[Any]]:
    """For each aspect of a fact one value of every sort that these conditions tell apart; None: it is not known."""
    mentioned: dict[Aspect, set[Any]] = {aspect: set() for aspect in _aspects(condition)}
    for part in (part for one in (condition, *beside) for part in _parts(one) if isinstance(part, Compare)):
        if (part.fact, part.kind) in mentioned:
            mentioned[part.fact, part.kind].add(part.value)
    found: dict[Aspect, list[Any]] = {}
    for (fact, kind), values in mentioned.items():
        value = _settled((fact, kind), settled)
        if value is not None:
            found[fact, kind] = [value]
        elif not kind:
            found[fact, kind] = [None, True, False]
        elif kind != NUMBER:
            found[fact, kind] = [None, _OTHER, *sorted(values, key=str)]
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


def _judged(condition: Condition, known: Known) -> bool | None:
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
