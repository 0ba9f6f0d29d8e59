"""Standing orders answer questions in the player's own order."""

from typing import Any

from adjudicator.engine.contract.order_words import NO
from adjudicator.engine.contract.questions import Candidate, Use
from adjudicator.orders.values.clauses import Alternative, Clause
from adjudicator.orders.values.conditions import Truth
from adjudicator.orders.values.standing_orders import FALSE, UNKNOWN, StandingOrders
from tests.orders.known import Knows
from tests.orders.sample import Card, FlareZap, ILose, Invite, Zap

LOST = Truth(ILose())


def answers(standing: StandingOrders, known: Knows) -> list[Candidate]:
    """Asked twice, because the first time may be another road."""
    first = list(standing.candidates(known))
    assert list(standing.candidates(known)) == first
    return first


def test_alternatives_come_in_the_order_of_clauses_and_then_their_own() -> None:
    standing = StandingOrders(
        [
            Clause.of(Card("Attack 8"), NO),
            Clause.of(Invite((1,))),
            Clause.of(Card("Plague"), limit=2),
        ]
    )
    assert answers(standing, Knows(about="card", where=3)) == [
        Candidate(0, 1, Card("Attack 8")),
        Candidate(0, 2, NO),
        Candidate(2, 1, Card("Plague"), 2),
    ]
    assert answers(standing, Knows(about="flare")) == []


def test_a_clause_with_a_challenge_answers_there_alone() -> None:
    standing = StandingOrders([Clause.of(Card("Attack 8"), where=2), Clause.of(Card("Plague"))])
    assert [c.order for c in answers(standing, Knows(about="card", where=2))] == [0, 1]
    assert [c.order for c in answers(standing, Knows(about="card", where=1))] == [1]
    assert [c.order for c in answers(standing, Knows(about="card"))] == [1]


def test_only_conditions_known_to_hold_let_an_alternative_through() -> None:
    standing = StandingOrders([Clause.of(Alternative(Card("Attack 8"), LOST), Card("Plague"))])

    def asked(facts: dict[Any, Any]) -> tuple[list[int], list[tuple[int, int, str]]]:
        known = Knows(facts, "card")
        return [c.alternative for c in answers(standing, known)], list(standing.failed(known))

    assert asked({ILose(): True}) == ([1, 2], [])
    assert asked({ILose(): False}) == ([2], [(0, 1, FALSE)])
    assert asked({}) == ([2], [(0, 1, UNKNOWN)])


def test_a_choice_may_answer_only_some_questions_of_its_kind() -> None:
    standing = StandingOrders(
        [
            Clause.of(Zap(1)),
            Clause.of(Alternative(Zap(), LOST)),
            Clause.of(FlareZap(2)),
        ]
    )
    by_red = Knows({}, "cancels", use=Use(0, "Virus", "power", (), 1))
    by_blue = Knows({}, "cancels", use=Use(1, "Virus", "power", (), 1))
    assert [c.order for c in answers(standing, by_red)] == [2]
    assert [c.order for c in answers(standing, by_blue)] == [0, 2]
    assert list(standing.failed(by_blue)) == [(1, 1, UNKNOWN)]


def test_conditions_are_not_looked_at_before_they_are_needed() -> None:
    """Making a view costs more than everything else here; whoever takes the first candidate needs none."""
    standing = StandingOrders([Clause.of(Card("Attack 8"), Alternative(Card("Plague"), LOST))])
    known = Knows(about="card")
    known.view = None  # looking at it would raise AttributeError
    assert next(iter(standing.candidates(known))) == Candidate(0, 1, Card("Attack 8"))


def test_nobody_without_orders_answers() -> None:
    assert answers(StandingOrders(), Knows(about="card")) == []
