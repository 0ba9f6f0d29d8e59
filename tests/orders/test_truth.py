"""What is said of conditions without knowing their facts holds for all values that these can have."""

from collections.abc import Iterator, Sequence
from itertools import product
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from adjudicator.engine.contract.order_words import Fact, Vocabulary
from adjudicator.orders.values.conditions import And, Compare, Comparison, Condition, Not, Or, Truth
from adjudicator.orders.values.satisfiability import always, implied, never
from tests.conftest import closely


class Number(Fact, frozen=True):
    """A number that is at least nought."""

    compares = ("number",)
    least = 0
    which: str

    def text(self, names: Vocabulary) -> str:
        return self.which

    def value(self, known: Any) -> int | None:
        found: int | None = known[self]
        return found


class Card(Fact, frozen=True):
    """A card, which may count as a number or not."""

    compares = ("card", "number")
    which: str

    def text(self, names: Vocabulary) -> str:
        return self.which

    def value(self, known: Any) -> str | None:
        found: str | None = known[self]
        return found

    def number(self, known: Any) -> int | None:
        card = known[self]
        return int(card) if card is not None and card.lstrip("-").isdigit() else None


class Flag(Fact, frozen=True):
    """True or false."""

    which: str

    def text(self, names: Vocabulary) -> str:
        return self.which

    def value(self, known: Any) -> bool | None:
        found: bool | None = known[self]
        return found


NUMBERS = (Number("x"), Number("y"))
CARD, FLAG = Card("card"), Flag("flag")
SIMPLE = st.one_of(
    st.builds(Compare, st.sampled_from(NUMBERS), st.sampled_from(Comparison), st.integers(-1, 4)),
    st.builds(Compare, st.just(CARD), st.sampled_from(Comparison), st.integers(-1, 4)),
    st.builds(
        Compare,
        st.just(CARD),
        st.sampled_from([Comparison.IS, Comparison.IS_NOT]),
        st.sampled_from(["2", "peace"]),
        st.just("card"),
    ),
    st.just(Truth(FLAG)),
)
CONDITIONS = st.recursive(
    SIMPLE,
    lambda part: st.one_of(
        st.builds(Not, part), st.builds(And, st.tuples(part, part)), st.builds(Or, st.tuples(part, part))
    ),
    max_leaves=4,
)
VALUES = st.fixed_dictionaries(
    {
        NUMBERS[0]: st.none() | st.integers(0, 6),
        NUMBERS[1]: st.none() | st.integers(0, 6),
        CARD: st.sampled_from([None, "peace", "war", "0", "2", "3", "5"]),
        FLAG: st.sampled_from([None, True, False]),
    }
)


def nothing(fact: Fact) -> None:
    """Nothing is settled."""


def x_is_3(fact: Fact) -> int | None:
    """One of the numbers is."""
    return 3 if fact == NUMBERS[0] else None


@given(CONDITIONS, CONDITIONS, CONDITIONS, VALUES)
def test_what_is_said_holds_for_all_values(one: Condition, two: Condition, three: Condition, values: Any) -> None:
    worlds: list[tuple[Any, Any]] = [(nothing, values), (x_is_3, {**values, NUMBERS[0]: 3})]
    for settled, known in worlds:
        value = one.holds(known)
        assert not (never(one, settled) and value is True)
        assert not (always(one, settled) and value is False)
        if implied(one, [two, three], settled) and value is True:
            assert True in (two.holds(known), three.holds(known))
        if implied(None, [one, two], settled):
            assert True in (value, two.holds(known))


FAR = st.integers(-2, 11)
"""Numbers with room between them: what is true of one side of two of them need not be of what lies between."""
FEW_FACTS = st.one_of(
    st.builds(Compare, st.sampled_from(NUMBERS), st.sampled_from(Comparison), FAR),
    st.builds(Compare, st.just(CARD), st.sampled_from(Comparison), FAR),
    st.just(Truth(FLAG)),
)
FAR_CONDITIONS = st.recursive(
    FEW_FACTS,
    lambda part: st.one_of(
        st.builds(Not, part),
        st.builds(And, st.lists(part, min_size=2, max_size=3).map(tuple)),
        st.builds(Or, st.lists(part, min_size=2, max_size=3).map(tuple)),
    ),
    max_leaves=4,
)
EVERY: dict[Fact, tuple[Any, ...]] = {
    NUMBERS[0]: (None, *range(14)),
    NUMBERS[1]: (None, *range(14)),
    CARD: (None, "peace", *map(str, range(-4, 14))),
    FLAG: (None, True, False),
}


def every_world(*conditions: Condition) -> Iterator[Any]:
    """All values that the facts of some conditions can have, each with each."""
    spoken = sorted({fact for one in conditions for fact in one.facts()}, key=str)
    for values in product(*(EVERY[fact] for fact in spoken)):
        yield dict(zip(spoken, values, strict=True))


def true_in(conditions: Sequence[Condition], world: Any) -> bool:
    return any(one.holds(world) is True for one in conditions)


@closely()
@given(FAR_CONDITIONS, st.lists(FAR_CONDITIONS, min_size=1, max_size=2))
def test_what_is_said_is_what_all_values_one_by_one_come_to(one: Condition, others: list[Condition]) -> None:
    """Neither more is said nor less: a finding is neither false nor missing."""
    values = [one.holds(world) for world in every_world(one)]
    assert never(one, nothing) is (True not in values)
    assert always(one, nothing) is (False not in values)
    worlds = [world for world in every_world(one, *others) if one.holds(world) is True]
    assert implied(one, others, nothing) is all(true_in(others, world) for world in worlds)
    assert implied(None, others, nothing) is all(true_in(others, world) for world in every_world(*others))


def x(comparison: Comparison, value: int) -> Compare:
    return Compare(NUMBERS[0], comparison, value)


def test_contradictions_and_truisms_are_found() -> None:
    assert never(And((x(Comparison.AT_LEAST, 6), x(Comparison.FEWER, 3))), nothing)
    assert never(And((Truth(FLAG), Not(Truth(FLAG)))), nothing)
    assert never(x(Comparison.FEWER, 0), nothing)
    assert never(x(Comparison.MORE, 3), x_is_3)
    assert always(Or((x(Comparison.AT_LEAST, 3), x(Comparison.FEWER, 5))), nothing)
    assert always(x(Comparison.IS, 3), x_is_3)
    assert not always(Or((Compare(CARD, Comparison.AT_LEAST, 3), Compare(CARD, Comparison.FEWER, 5))), nothing)


def test_a_looser_condition_comes_first() -> None:
    loose, strict = x(Comparison.AT_LEAST, 6), x(Comparison.AT_LEAST, 8)
    assert implied(strict, [loose], nothing)
    assert not implied(loose, [strict], nothing)
    assert not implied(None, [loose, x(Comparison.FEWER, 6)], nothing), "it may not be known at all"
    assert implied(None, [x(Comparison.AT_LEAST, 2)], x_is_3)


@pytest.mark.parametrize("lower", [6, 28, 31, 40])
def test_a_number_far_from_all_those_of_a_condition_is_tried_too(lower: int) -> None:
    """Nothing of `x < 30` is near 6, where `x >= 6` begins to be true."""
    below, above = x(Comparison.FEWER, 30), x(Comparison.AT_LEAST, lower)
    assert not implied(below, [above], nothing)
    assert not implied(above, [below], nothing)
    assert implied(x(Comparison.IS, 50), [below, above], nothing)
    assert implied(Or((below, above)), [below, above], nothing)


def test_of_too_many_ways_nothing_is_said() -> None:
    every = tuple(Truth(Flag(str(number))) for number in range(9))
    assert not never(And((*every, Not(every[0]))), nothing)
