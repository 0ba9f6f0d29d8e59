"""What players are sent of each other."""

from adjudicator.mail.parsing.letter import read
from tests.service.house import House, words


def said(house: House, seat: int) -> list[str]:
    """The messages that a seat has been sent."""
    return [words(read(mail.raw)) for mail in house.mails(seat, "/press/")]
