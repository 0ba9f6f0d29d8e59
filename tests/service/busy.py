"""A game in which there is something of everything."""

from adjudicator.service.games.press_delivery import PressRules
from tests.service.house import GM, PLAYERS, House
from tests.service.orders import attack


def busy(house: House, gm: str = GM) -> None:
    """A game in which everything is there that a player must not know."""
    house.begun(press=PressRules(anonymous=True, results=True, copies="all"), gm=gm)
    house.reply(0, house.bot(0))
    house.reply(1, attack(house), sender="mallory@elsewhere.test")
    house.reply(1, "PRESS TO Green\nLet us attack Red.\nEND PRESS")
    house.reply(2, "NOTE to GM: I hold three edicts")
    with house.store.unit() as unit:
        unit.bounces.add(PLAYERS[2].address, at=house.clock.now())
