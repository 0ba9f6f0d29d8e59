"""What is said of conditions without knowing their facts holds for all values that these can have."""

from typing import Any

from hypothesis import given
from hypothesis import strategies as st

from adjudicator.engine.words import Fact, Vocabulary
from adjudicator.orders.conditions import And, Compare, Comparison, Condition, Not, Or, Truth
from adjudicator.orders.truth import always, implied, never


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
        return int(card) if card is not None and card.isdigit() else None


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


def test_of_too_many_ways_nothing_is_said() -> None:
    every = tuple(Truth(Flag(str(number))) for number in range(9))
    assert not never(And((*every, Not(every[0]))), nothing)
