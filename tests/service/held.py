"""Letters that are held, the questions about them, and their answers."""

from adjudicator.mail.parsing.letter import Letter
from tests.service.house import PLAYERS, House

ANN = PLAYERS[0].address
EVE = "eve@elsewhere.test"


def held(house: House, body: str, sender: str = EVE) -> Letter:
    """Somebody else answers Ann's report; the question that she is asked."""
    assert house.reply(0, body, sender=sender).verdict == "held"
    return house.last(0, "held_owner")


def code(question: Letter) -> str:
    """The line of the question that is to be sent."""
    (line,) = (line.text.strip() for line in question.lines if line.text.strip().startswith("RELEASE"))
    return line


def answer(house: House, question: Letter, body: str, sender: str = ANN) -> str:
    raw = house.raw(body, sender=sender, to=question.reply_to, answers=question)
    return house.receive(raw).verdict or ""
