"""Orders no player would write: any choice with any names and numbers, on any condition, in any order.

They are drawn part by part. A strategy for each word of a title would take longer to build than a letter to judge.
"""

from collections.abc import Mapping, Sequence
from functools import cache
from types import NoneType, UnionType
from typing import Any, Final, Protocol, TypeVar, Union, get_args, get_origin

import msgspec
from hypothesis import strategies as st

from adjudicator.engine.contract.order_words import NO, Choice, Fact, Vocabulary
from adjudicator.orders.values.clauses import Alternative, Clause
from adjudicator.orders.values.conditions import NUMBER, And, Compare, Comparison, Condition, Not, Or, Truth

HIGHEST: Final = 6
"""Numbers are no higher than this."""
LONGEST: Final = 12
"""Clauses of a letter: so many that much is promised several times."""
LEAVES: Final = 3
"""Facts of a condition at most."""

_MEANT = {"source": "place", "which": "side", "defender": "seat", "other": "seat"}
_EQUAL: Final = (Comparison.IS, Comparison.IS_NOT)
_LIMITS: Final = (None, None, 1, 2)

Drawn = TypeVar("Drawn")


class Spoken(Protocol):
    """What letters are made of: a title, or some words of one."""

    @property
    def choices(self) -> tuple[type[Choice], ...]:
        """The order words."""

    @property
    def facts(self) -> tuple[type[Fact], ...]:
        """What conditions can speak of."""


@cache
def _up_to(most: int) -> st.SearchStrategy[int]:
    return st.integers(0, most)


@cache
def _fields(kind: type[Any]) -> Sequence[tuple[str, Any]]:
    return [(field.name, field.type) for field in msgspec.structs.fields(kind)]


class Words:
    """The order words of a title, and the names that somebody can put into them."""

    def __init__(self, title: Spoken, names: Vocabulary) -> None:
        self._names: Mapping[str, Sequence[Any]] = {
            kind: sorted(set(spoken.values())) for kind, spoken in names.kinds.items()
        }
        self.choices = [kind for kind in title.choices if self._possible(kind, "")]
        self.facts = [kind for kind in title.facts if self._possible(kind, "") and self._compared(kind) != []]

    def named(self, name: str) -> Sequence[Any] | None:
        """All names for a field that is called so; None where it takes no names."""
        return self._names.get(_MEANT.get(name, name))

    def possible(self, kinds: Sequence[Any], name: str) -> list[Any]:
        """Those types of which a field that is called so can have a value."""
        return [kind for kind in kinds if self._possible(kind, name)]

    def compared(self, kind: type[Fact]) -> Sequence[str]:
        """What a fact can be compared with: there is some of it."""
        return self._compared(kind) or ()

    def _compared(self, kind: type[Fact]) -> list[str] | None:
        """None for a fact that is true or not."""
        if not kind.compares:
            return None
        return [with_ for with_ in kind.compares if with_ == NUMBER or self._possible(str, with_)]

    def _possible(self, kind: Any, name: str) -> bool:
        origin, parts = get_origin(kind), get_args(kind)
        if origin in (Union, UnionType):
            return any(self._possible(part, name) for part in parts)
        if origin is tuple:
            return parts[-1] is Ellipsis or all(self._possible(part, name) for part in parts)
        if isinstance(kind, type) and issubclass(kind, msgspec.Struct):
            return all(self._possible(below, called) for called, below in _fields(kind))
        return kind in (NoneType, bool) or self.named(name) != []


class Writing:
    """A letter as it is drawn."""

    def __init__(self, draw: st.DrawFn, words: Words) -> None:
        self._draw, self._words = draw, words

    def letter(self) -> tuple[Clause, ...]:
        """Any letter."""
        most = LONGEST if self._words.choices else 0
        return tuple([self.clause() for _ in range(self._number(most))])

    def clause(self) -> Clause:
        """Any clause."""
        kind = self._one_of(self._words.choices)
        alternatives = [Alternative(self._value(kind, ""), self._holding())]
        for _ in range(self._number(2)):
            choice = self._value(kind, "") if self._number(1) else NO
            alternatives.append(Alternative(choice, self._holding()))
        return Clause.of(*alternatives, where=self._number(4), limit=self._one_of(_LIMITS))

    def _holding(self) -> Condition | None:
        return self._condition(LEAVES) if self._words.facts and self._number(1) else None

    def _condition(self, leaves: int) -> Condition:
        """Any condition of so many facts at most."""
        how = self._number(5) if leaves > 1 else self._number(3)
        if how > 3:
            return (And, Or)[how - 4]((self._condition(leaves - 1), self._condition(1)))
        return Not(self._condition(leaves)) if how == 3 else self._simple()

    def _simple(self) -> Condition:
        kind = self._one_of(self._words.facts)
        fact = self._value(kind, "")
        if not kind.compares:
            return Truth(fact)
        with_ = self._one_of(self._words.compared(kind))
        if with_ == NUMBER:
            return Compare(fact, self._one_of(tuple(Comparison)), self._number(HIGHEST))
        return Compare(fact, self._one_of(_EQUAL), self._value(str, with_), with_)

    def _value(self, kind: Any, name: str) -> Any:
        """Anything that the words for a field of this type and name can stand for."""
        origin, parts = get_origin(kind), get_args(kind)
        if origin in (Union, UnionType):
            return self._value(self._one_of(self._words.possible(parts, name)), name)
        if kind is NoneType:
            return None
        if origin is tuple:
            return self._several(parts, name)
        if kind is bool:
            return bool(self._number(1))
        if isinstance(kind, type) and issubclass(kind, msgspec.Struct):
            return kind(**{called: self._value(below, called) for called, below in _fields(kind)})
        spoken = self._words.named(name)
        if spoken is not None:
            return self._one_of(spoken)
        return self._number(HIGHEST) if kind is int else "any"

    def _several(self, parts: Sequence[Any], name: str) -> tuple[Any, ...]:
        if parts[-1] is not Ellipsis:
            return tuple([self._value(part, name) for part in parts])
        one = name.removesuffix("s")
        most = 3 if self._words.possible(parts[:1], one) else 0
        return tuple([self._value(parts[0], one) for _ in range(self._number(most))])

    def _one_of(self, items: Sequence[Drawn]) -> Drawn:
        return items[self._number(len(items) - 1)]

    def _number(self, most: int) -> int:
        return self._draw(_up_to(most))


@st.composite
def _letter(draw: st.DrawFn, words: Words) -> tuple[Clause, ...]:
    return Writing(draw, words).letter()


def letter(title: Spoken, names: Vocabulary) -> st.SearchStrategy[tuple[Clause, ...]]:
    """Any letter, long enough that much is promised several times."""
    return _letter(Words(title, names))
