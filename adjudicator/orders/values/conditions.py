"""Conditions: what must be true for an alternative to apply, judged by what its writer may know at that moment.

They are three-valued (Kleene's strong logic): a condition that mentions something unknown may be unknown itself, and an
alternative only applies when its condition is known to be true. `UNLESS c` is `IF NOT c`: it applies only when `c` is
known to be false.
"""

from collections.abc import Callable, Iterator, Mapping
from enum import StrEnum
from typing import Any, Final

from msgspec import Struct

from adjudicator.engine.contract.order_words import Fact, Vocabulary
from adjudicator.engine.contract.questions import Known
from adjudicator.engine.text.sayings import house

NUMBER: Final = "number"
"""What `Compare.kind` is when a fact is compared with a number; otherwise it is a kind of the vocabulary."""


class Comparison(StrEnum):
    """How a fact is compared."""

    IS = "="
    IS_NOT = "is not"
    AT_LEAST = ">="
    MORE = ">"
    AT_MOST = "<="
    FEWER = "<"


COMPARED: Final[Mapping[Comparison, Callable[[int, int], bool]]] = {
    Comparison.IS: lambda a, b: a == b,
    Comparison.IS_NOT: lambda a, b: a != b,
    Comparison.AT_LEAST: lambda a, b: a >= b,
    Comparison.MORE: lambda a, b: a > b,
    Comparison.AT_MOST: lambda a, b: a <= b,
    Comparison.FEWER: lambda a, b: a < b,
}

# The words of a comparison if the number is followed by what it counts: `Blue holds 8 cards or more`.
_COUNTED: Final[Mapping[Comparison, str]] = {
    Comparison.IS: "exactly {}",
    Comparison.IS_NOT: "not {}",
    Comparison.AT_LEAST: "{} or more",
    Comparison.MORE: "more than {}",
    Comparison.AT_MOST: "{} or fewer",
    Comparison.FEWER: "fewer than {}",
}


def counted(how: Comparison, what: str) -> str:
    """A comparison with a number that is followed by what it counts: `8 cards or more`."""
    return _COUNTED[how].format(what)


class Condition(Struct, frozen=True, tag=True):
    """Something that is true, false or unknown."""

    def holds(self, known: Known) -> bool | None:
        """Whether it is true; None if the seat cannot know."""
        raise NotImplementedError  # pragma: no cover - every condition defines it

    def text(self, names: Vocabulary) -> str:
        """The canonical words, without IF."""
        raise NotImplementedError  # pragma: no cover - every condition defines it

    def facts(self) -> Iterator[Fact]:
        """Every fact in it, in the order written."""
        raise NotImplementedError  # pragma: no cover - every condition defines it


class Truth(Condition, frozen=True):
    """A fact that is itself true or false: `I lose`."""

    fact: Fact

    def holds(self, known: Known) -> bool | None:
        value = self.fact.value(known)
        return None if value is None else bool(value)

    def text(self, names: Vocabulary) -> str:
        return self.fact.text(names)

    def facts(self) -> Iterator[Fact]:
        yield self.fact


class Compare(Condition, frozen=True):
    """A fact and what it is compared with: `offence tokens >= 6`, `their card is Compromise`."""

    fact: Fact
    comparison: Comparison
    value: Any
    kind: str = NUMBER

    def __post_init__(self) -> None:
        if self.kind != NUMBER and self.comparison not in (Comparison.IS, Comparison.IS_NOT):
            raise ValueError(house("grammar-named", kind=self.kind))

    def holds(self, known: Known) -> bool | None:
        if self.kind == NUMBER:
            number = self.fact.number(known)
            if number is not None:
                return COMPARED[self.comparison](number, self.value)
            if self.fact.value(known) is None:
                return None
            return self.comparison is Comparison.IS_NOT  # known, and not a number at all
        value = self.fact.value(known)
        if value is None:
            return None
        return bool(value == self.value) is (self.comparison is Comparison.IS)

    def text(self, names: Vocabulary) -> str:
        fact = self.fact.text(names)
        if self.kind != NUMBER:
            word = "is" if self.comparison is Comparison.IS else "is not"
            return f"{fact} {word} {names.name(self.kind, self.value)}"
        unit = type(self.fact).unit
        if unit:
            return f"{fact} {counted(self.comparison, f'{self.value} {unit}')}"
        return f"{fact} {self.comparison.value} {self.value}"

    def facts(self) -> Iterator[Fact]:
        yield self.fact


class Not(Condition, frozen=True):
    """The opposite; unknown if the part is."""

    part: Condition

    def holds(self, known: Known) -> bool | None:
        value = self.part.holds(known)
        return None if value is None else not value

    def text(self, names: Vocabulary) -> str:
        return f"NOT {_within(self.part, names, And, Or)}"

    def facts(self) -> Iterator[Fact]:
        return self.part.facts()


class And(Condition, frozen=True):
    """All of two or more; false as soon as one is known to be false."""

    parts: tuple[Condition, ...]

    def __post_init__(self) -> None:
        _at_least_two(self.parts)

    def holds(self, known: Known) -> bool | None:
        value: bool | None = True
        for part in self.parts:
            one = part.holds(known)
            if one is False:
                return False
            if one is None:
                value = None
        return value

    def text(self, names: Vocabulary) -> str:
        return " AND ".join(_within(part, names, And, Or) for part in self.parts)

    def facts(self) -> Iterator[Fact]:
        for part in self.parts:
            yield from part.facts()


class Or(Condition, frozen=True):
    """Any of two or more; true as soon as one is known to be true."""

    parts: tuple[Condition, ...]

    def __post_init__(self) -> None:
        _at_least_two(self.parts)

    def holds(self, known: Known) -> bool | None:
        value: bool | None = False
        for part in self.parts:
            one = part.holds(known)
            if one is True:
                return True
            if one is None:
                value = None
        return value

    def text(self, names: Vocabulary) -> str:
        return " OR ".join(_within(part, names, Or) for part in self.parts)

    def facts(self) -> Iterator[Fact]:
        for part in self.parts:
            yield from part.facts()


def clause_text(condition: Condition | None, names: Vocabulary) -> str:
    """The condition as it follows a choice, with a leading space: ` IF I lose`, ` UNLESS I lose`; empty for None."""
    if condition is None:
        return ""
    if isinstance(condition, Not):
        return f" UNLESS {condition.part.text(names)}"
    return f" IF {condition.text(names)}"


def _within(part: Condition, names: Vocabulary, *bracketed: type[Condition]) -> str:
    words = part.text(names)
    return f"({words})" if isinstance(part, bracketed) else words


def _at_least_two(parts: tuple[Condition, ...]) -> None:
    if len(parts) < 2:
        raise ValueError("AND and OR join at least two conditions")
