"""Orders no player would write: any choice with any names and numbers, on any condition, in any order."""

from collections.abc import Callable, Mapping
from types import NoneType, UnionType
from typing import Any, Protocol, Union, get_args, get_origin

import msgspec
from hypothesis import strategies as st

from adjudicator.engine.contract.order_words import NO, Choice, Fact, Vocabulary
from adjudicator.orders.values.clauses import Alternative, Clause
from adjudicator.orders.values.conditions import NUMBER, And, Compare, Comparison, Condition, Not, Or, Truth

NUMBERS = st.integers(0, 6)

_MEANT = {"source": "place", "which": "side", "defender": "seat", "other": "seat"}


def value(kind: Any, name: str, names: Mapping[str, Any]) -> st.SearchStrategy[Any]:
    """Anything that the words for a field of this type and name can stand for."""
    origin, parts = get_origin(kind), get_args(kind)
    if origin in (Union, UnionType):
        return st.one_of([value(part, name, names) for part in parts])
    if kind is NoneType:
        return st.none()
    if origin is tuple:
        if parts[-1] is not Ellipsis:
            return st.tuples(*[value(part, name, names) for part in parts])
        one = value(parts[0], name.removesuffix("s"), names)
        return st.lists(one, max_size=0 if one.is_empty else 3).map(tuple)
    if kind is bool:
        return st.booleans()
    if isinstance(kind, type) and issubclass(kind, msgspec.Struct):
        return struct(kind, names)
    spoken = names.get(_MEANT.get(name, name))
    if spoken is not None:
        return st.sampled_from(sorted(set(spoken.values()))) if spoken else st.nothing()
    return NUMBERS if kind is int else st.just("any")


def made(make: Callable[..., Any], *parts: st.SearchStrategy[Any]) -> st.SearchStrategy[Any]:
    """What is made of these; `builds` would look at the signature of each of a thousand Structs again and again."""
    return st.tuples(*parts).map(lambda values: make(*values))


def struct(kind: type[Any], names: Mapping[str, Any]) -> st.SearchStrategy[Any]:
    """Any value of a Struct."""
    fields = msgspec.structs.fields(kind)
    called = [field.name for field in fields]
    values = st.tuples(*[value(field.type, field.name, names) for field in fields])
    return values.map(lambda found: kind(**dict(zip(called, found, strict=True))))


def condition(facts: tuple[type[Fact], ...], names: Vocabulary) -> st.SearchStrategy[Condition]:
    """Any condition."""

    def simple(kind: type[Fact]) -> st.SearchStrategy[Condition]:
        fact = struct(kind, names.kinds)
        if not kind.compares:
            return made(Truth, fact)
        equal = st.sampled_from([Comparison.IS, Comparison.IS_NOT])
        return st.one_of(
            [
                made(Compare, fact, st.sampled_from(Comparison), NUMBERS)
                if with_ == NUMBER
                else made(Compare, fact, equal, value(str, with_, names.kinds), st.just(with_))
                for with_ in kind.compares
            ]
        )

    return st.recursive(
        st.one_of([simple(kind) for kind in facts]),
        lambda part: st.one_of(made(Not, part), made(And, st.tuples(part, part)), made(Or, st.tuples(part, part))),
        max_leaves=3,
    )


class Spoken(Protocol):
    """What letters are made of: a title, or some words of one."""

    @property
    def choices(self) -> tuple[type[Choice], ...]:
        """The order words."""

    @property
    def facts(self) -> tuple[type[Fact], ...]:
        """What conditions can speak of."""


def clause(title: Spoken, names: Vocabulary) -> st.SearchStrategy[Clause]:
    """Any clause of the words of a title."""
    holding = st.none() | condition(title.facts, names)

    def about(kind: type[Choice]) -> st.SearchStrategy[Clause]:
        choice = struct(kind, names.kinds)
        first = made(Alternative, choice, holding)
        more = st.lists(made(Alternative, st.just(NO) | choice, holding), max_size=2)
        return made(
            lambda one, others, where, limit: Clause.of(one, *others, where=where, limit=limit),
            first,
            more,
            st.integers(0, 4),
            st.none() | st.integers(1, 2),
        )

    return st.one_of([about(kind) for kind in title.choices])


def letter(title: Spoken, names: Vocabulary) -> st.SearchStrategy[tuple[Clause, ...]]:
    """Any letter, long enough that much is promised several times."""
    return st.lists(clause(title, names), max_size=12).map(tuple)
