"""A letter that is held, as its game master knows it."""

from adjudicator.mail.parsing.letter import Letter
from tests.service.held import held
from tests.service.house import House
from tests.service.orders import attack


def number(house: House) -> int:
    """The letter that is held."""
    with house.store.unit() as unit:
        ((found,),) = unit.glances.held().values()
    return found


def question(house: House) -> Letter:
    house.begun()
    return held(house, attack(house))
