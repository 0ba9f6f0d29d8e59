"""Strangers who write to the house, and every letter that comes back to them."""

from sqlalchemy import select

from adjudicator.mail.parsing.letter import Letter, read
from adjudicator.store.tables import tables
from tests.service.house import House, words

EVE = "eve@elsewhere.test"


def mails_to(house: House, address: str) -> list[Letter]:
    """Every letter to an address, in the order of queueing."""
    with house.store.unit() as unit:
        outbox = tables.outbox.c
        theirs = select(outbox.message_id).where(outbox.recipient == address).order_by(outbox.id)
        numbers = unit.db.execute(theirs).scalars()
        found = [unit.outbox.identified(str(number)) for number in numbers]
    return [read(mail.raw) for mail in found if mail is not None]


def written_to(house: House, address: str = EVE) -> list[str]:
    """Every letter to an address, as its reader sees it, on one line."""
    return [" ".join(words(letter).split()) for letter in mails_to(house, address)]


def ask(house: House, body: str, sender: str = EVE, subject: str = "hello") -> list[str]:
    """A letter that answers none; returns the letters that it brings to its sender."""
    before = len(mails_to(house, sender))
    house.receive(house.raw(body, sender=sender, subject=subject))
    return written_to(house, sender)[before:]


def answer(house: House, body: str, sender: str = EVE) -> list[str]:
    """The answer to the latest letter, to where that wants it; returns the letters that it brings to its sender."""
    letters = mails_to(house, sender)
    house.receive(house.raw(body, sender=sender, to=letters[-1].reply_to or "games@mail.test", answers=letters[-1]))
    return written_to(house, sender)[len(letters) :]
