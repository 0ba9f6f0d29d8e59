"""Conditions are three-valued: what is not known neither holds nor fails."""

import itertools
from typing import Any

import pytest

from adjudicator.engine.contract.order_words import NO, Fact
from adjudicator.orders.values.clauses import Alternative, Clause
from adjudicator.orders.values.conditions import And, Compare, Comparison, Condition, Not, Or, Truth
from tests.orders.known import Knows
from tests.orders.sample import AgainstMe, Attack, Card, ILose, TheirCard, Tokens

A, B = ILose(), AgainstMe()
VALUES = (True, False, None)


def know(**facts: Any) -> Knows:
    return Knows({fact: value for fact, value in ((A, facts.get("a")), (B, facts.get("b"))) if value is not None})


@pytest.mark.parametrize(("a", "b"), list(itertools.product(VALUES, VALUES)))
def test_and_or_not_are_kleenes(a: bool | None, b: bool | None) -> None:
    known = know(a=a, b=b)
    parts = (Truth(A), Truth(B))
    rank = {False: 0, None: 1, True: 2}
    assert rank[And(parts).holds(known)] == min(rank[a], rank[b])
    assert rank[Or(parts).holds(known)] == max(rank[a], rank[b])
    assert rank[Not(Truth(A)).holds(known)] == 2 - rank[a]


@pytest.mark.parametrize(
    ("comparison", "holds"),
    [
        (Comparison.IS, [False, True, False]),
        (Comparison.IS_NOT, [True, False, True]),
        (Comparison.AT_LEAST, [False, True, True]),
        (Comparison.MORE, [False, False, True]),
        (Comparison.AT_MOST, [True, True, False]),
        (Comparison.FEWER, [True, False, False]),
    ],
)
def test_numbers_are_compared(comparison: Comparison, holds: list[bool]) -> None:
    condition = Compare(Tokens(0), comparison, 6)
    assert [condition.holds(Knows({Tokens(0): value})) for value in (5, 6, 7)] == holds
    assert condition.holds(Knows()) is None


def test_zero_is_known() -> None:
    assert Compare(Tokens(0), Comparison.FEWER, 1).holds(Knows({Tokens(0): 0})) is True


@pytest.mark.parametrize(
    ("facts", "is_it", "is_it_not"),
    [({TheirCard(): "Compromise"}, True, False), ({TheirCard(): "Attack 8"}, False, True), ({}, None, None)],
)
def test_names_are_compared(facts: dict[Fact, Any], is_it: bool | None, is_it_not: bool | None) -> None:
    known = Knows(facts)
    assert Compare(TheirCard(), Comparison.IS, "Compromise", "card").holds(known) is is_it
    assert Compare(TheirCard(), Comparison.IS_NOT, "Compromise", "card").holds(known) is is_it_not


def test_what_is_known_to_be_no_number_is_not_more_than_any() -> None:
    """Players who know that they face a Compromise know that they do not face a card of 30 or more."""
    known = Knows({TheirCard(): "Compromise"})
    strong: Condition = Compare(TheirCard(), Comparison.AT_LEAST, 30)
    assert strong.holds(known) is False
    assert Not(strong).holds(known) is True
    assert Compare(TheirCard(), Comparison.IS_NOT, 30).holds(known) is True


def test_names_have_no_order() -> None:
    with pytest.raises(ValueError, match="a card can only be compared with IS and IS NOT"):
        Compare(TheirCard(), Comparison.MORE, "Compromise", "card")


def test_and_and_or_need_two_parts() -> None:
    with pytest.raises(ValueError, match="at least two"):
        And((Truth(A),))
    with pytest.raises(ValueError, match="at least two"):
        Or(())


def test_facts_are_listed_in_the_order_written() -> None:
    condition = Or((And((Truth(B), Not(Truth(A)))), Compare(Tokens(1), Comparison.IS, 2)))
    assert list(condition.facts()) == [B, A, Tokens(1)]


def test_a_clause_is_about_one_kind_of_question() -> None:
    with pytest.raises(ValueError, match="CARD is about 'card', its clause about 'attack'"):
        Clause.of(Attack(1), Card("Plague"))
    with pytest.raises(ValueError, match="only declines"):
        Clause.of(Alternative(NO))
    with pytest.raises(ValueError, match="at least one"):
        Clause("CARD", "card", ())
