"""Who waits for a seat, and what he is sent and answers."""

from adjudicator.mail.parsing.letter import read
from tests.service.house import House, words

EVE, FAY = "eve@mail.test", "fay@mail.test"


def stand_by(house: House, sender: str, said: str = "STANDBY andromeda") -> str:
    filed = house.receive(house.raw(said, sender=sender))
    assert filed.verdict == "standby"
    return words(house.refusals("standby", sender)[-1])


def listed(house: House) -> list[tuple[str, str]]:
    number = house.game().id
    with house.store.unit() as unit:
        found = unit.standbys.of(number, "waiting", "offered", "taken", "declined", "lapsed", "gone")
    return [(one.address.partition("@")[0], one.status) for one in found]


def answer_offer(house: House, seat: int, sender: str, said: str) -> str:
    """Somebody answers the invitation that he was sent last."""
    mails = [read(mail.raw) for mail in house.mails(seat, "invitation") if mail.recipient == sender]
    return house.receive(house.raw(said, sender=sender, to=mails[-1].reply_to, answers=mails[-1])).verdict or ""


def sent_to(house: House, address: str) -> str:
    """Everything that an address was ever sent about the game."""
    return " ".join(words(read(mail.raw)) for mail in house.mails() if mail.recipient == address)
