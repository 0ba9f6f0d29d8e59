"""What players knew of the facts in their conditions, for explaining the results."""

import pytest

from adjudicator.core.event import Seat
from adjudicator.orders.standing.evidence import Knew, Weighed, Witness, knew
from adjudicator.orders.values.clauses import Alternative, Clause
from adjudicator.orders.values.conditions import And, Compare, Comparison, Condition, Not, Or, Truth
from adjudicator.orders.values.standing_orders import FALSE, UNKNOWN
from tests.orders.known import Knows
from tests.orders.sample import NAMES, AgainstMe, Card, ILose, TheirCard, Tokens

LOSING, AIMED = Truth(ILose()), Truth(AgainstMe())
MANY = Compare(Tokens(0), Comparison.AT_LEAST, 6)
COMPROMISE = Compare(TheirCard(), Comparison.IS, "Compromise", "card")
KNOWN = Knows({ILose(): True, AgainstMe(): False, Tokens(0): 4, TheirCard(): "Attack 8"}, about="card")


@pytest.mark.parametrize(
    ("condition", "values"),
    [
        (LOSING, ["yes"]),
        (Not(AIMED), ["no"]),
        (MANY, ["4"]),
        (COMPROMISE, ["Attack 8"]),
        (And((LOSING, Or((MANY, Not(COMPROMISE))))), ["yes", "4", "Attack 8"]),
    ],
)
def test_each_fact_has_its_value(condition: Condition, values: list[str]) -> None:
    found = list(knew(condition, KNOWN, NAMES))
    assert [one.value for one in found] == values
    assert [one.fact for one in found] == [fact.text(NAMES) for fact in condition.facts()]
    assert [one.value for one in knew(condition, Knows(about="card"), NAMES)] == [None] * len(values)


def test_a_value_is_told_by_the_name_it_has() -> None:
    other = Compare(TheirCard(), Comparison.IS, 2, "seat")
    assert [one.value for one in knew(other, Knows({TheirCard(): 1}, about="card"), NAMES)] == ["Blue"]


def test_a_value_without_a_name_is_told_as_it_is() -> None:
    strange = Knows({TheirCard(): "Kicker"}, about="card")
    assert [one.value for one in knew(COMPROMISE, strange, NAMES)] == ["Kicker"]


def test_a_witness_answers_as_ever_and_notes_what_it_weighed() -> None:
    cards = [Card("Attack 4"), Card("Attack 8"), Card("Attack 12")]
    alternatives = [Alternative(card, condition) for card, condition in zip(cards, (AIMED, MANY, None), strict=True)]
    notes: list[tuple[Seat, tuple[Weighed, ...]]] = []
    witness = Witness([Clause.of(*alternatives)], NAMES, notes)
    unknown = Knows({AgainstMe(): False}, about="card")
    assert list(witness.failed(unknown)) == [(0, 1, FALSE), (0, 2, UNKNOWN)]
    assert [one.alternative for one in witness.candidates(unknown)] == [3]
    fact = Knew(AgainstMe().text(NAMES), "no")
    assert notes == [
        (
            0,
            (
                Weighed(0, 1, held=False, conditional=True, knew=(fact,)),
                Weighed(0, 2, held=None, conditional=True, knew=(Knew(Tokens(0).text(NAMES), None),)),
                Weighed(0, 3, held=True, conditional=False, knew=()),
            ),
        )
    ]
