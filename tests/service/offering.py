"""Games in which something is offered, and what stands in them."""

import pytest

from adjudicator.orders.values.clauses import text
from adjudicator.service.game import table
from tests.service.house import House

LAUNCH = "Launch 4 from home 2 against Blue 3"
MEANT = "ATTACK Blue 3 with 4 from home 2"
ASKED = "should I launch 4 from home 2 against Blue 3, perhaps"
PLAGUE = "I might use Plague on Green"
YES_LATER = "PLAY Plague on Green"


@pytest.fixture
def asking(house: House) -> House:
    """A game whose first phase is open, in which nothing stands before a YES."""
    house.begun(options={"understood": "confirmed"})
    return house


@pytest.fixture
def willing(house: House) -> House:
    """The same with the usual rulebook: what can mean only one order stands."""
    house.begun()
    return house


def standing(house: House, seat: int = 0) -> list[str]:
    laid = house.table()
    with house.store.unit() as unit:
        orders = table.orders(unit, laid, seat)
    names = laid.title.vocabulary(laid.view(seat), seat)
    return [text(clause, names) for clause in orders.clauses]
