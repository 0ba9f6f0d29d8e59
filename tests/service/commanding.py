"""Commands of a game master by letter, with what he is answered, and what is written down of them."""

from adjudicator.mail.parsing.letter import Letter, read
from adjudicator.store.tables.values import Letter as Filed
from tests.service.house import GM, House, words


def letters(house: House, to: str = GM) -> list[Letter]:
    return [read(mail.raw) for mail in house.mails() if mail.recipient == to]


def key(house: House, of: str = GM) -> str:
    """The address with a game master's key, as he gets it by writing without one."""
    house.receive(house.raw("STATUS", sender=of, subject="andromeda"))
    return letters(house, of)[-1].reply_to


def gm(house: House, body: str, *, sender: str = GM, to: str = "") -> Filed:
    return house.receive(house.raw(body, sender=sender, to=to or key(house, sender)))


def answer(house: House, to: str = GM) -> str:
    return words(letters(house, to)[-1])


def log(house: House, game: str = "andromeda") -> list[str]:
    number = house.game(game).id
    with house.store.unit() as unit:
        return [f"{deed.who}: {deed.text}" for deed in unit.masters.deeds(number)]
