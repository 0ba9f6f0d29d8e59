"""Tokens named twice are twice as many."""

from msgspec.structs import replace

from adjudicator.core.chance import Chance
from adjudicator.engine.contract.order_words import Batch
from adjudicator.engine.contract.questions import SILENT, Standing
from adjudicator.engine.contract.trace import How
from adjudicator.engine.run.phase import adjudicate
from adjudicator.games.catalogue import title
from adjudicator.games.cosmic.table.state import Cosmic
from adjudicator.games.cosmic.words.order_words import Attack
from adjudicator.orders.values.clauses import Clause
from adjudicator.orders.values.standing_orders import StandingOrders

TITLE = title("postal-cosmic")


def test_a_base_named_twice_sends_what_both_say() -> None:
    """`ATTACK Blue 1 with 4 from home 1 x1, home 2 x2, home 1 x1`."""
    table = TITLE.empty(3, {})
    assert isinstance(table, Cosmic)
    state = replace(table, turn=1, phase=1, powers=("Void", "Zombie", "Oracle"), targets=((1, 1), None, None))
    attack = Attack(5, 4, (Batch(1, 0), Batch(2, 1), Batch(1, 0)))
    orders: list[Standing] = [StandingOrders([Clause.of(attack)]), SILENT, SILENT]
    out = adjudicate(TITLE, state, [state] * 3, orders, Chance(b"twice"))
    (answer,) = out.answers
    assert (answer.how, answer.choice) == (How.ORDERED, Attack(5, 4, (Batch(2, 0), Batch(2, 1))))
