"""Orders that can be given in the first phase, and what stands of a seat's."""

from adjudicator.orders.values.standing_orders import StandingOrders
from adjudicator.service.game import table
from tests.service.house import House

ATTACK = "ATTACK {} 1 with 4 from home 1"


def attack(house: House, seat: int = 0) -> str:
    """An order that the seat can give in the first phase."""
    view = house.table().view(seat)
    return ATTACK.format(view.seats[view.targets[seat][0]])  # type: ignore[attr-defined]


def standing(house: House, seat: int = 0, name: str = "andromeda") -> StandingOrders:
    laid = house.table(name)
    with house.store.unit() as unit:
        return StandingOrders(table.orders(unit, laid, seat).clauses)
