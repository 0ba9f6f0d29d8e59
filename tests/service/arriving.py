"""Letters on their way into a mailbox, and what is on file of them."""

from adjudicator.mail.embedded import Embedded
from adjudicator.mail.servers.smtp import Courier, Parcel, Sent
from adjudicator.service.mailroom import reception
from tests.service.house import MAILBOX, PLAYERS, House

ANN = PLAYERS[0].address
FRIEND = (
    b"From: friend@elsewhere.test\r\nTo: games@mail.test\r\nSubject: lunch\r\nMessage-ID: <f@x>\r\n\r\nAt noon?\r\n"
)


def send(post: Embedded, *letters: bytes) -> None:
    courier = Courier(post.smtp("ann"))
    for raw in letters:
        assert isinstance(courier.deliver([Parcel(ANN, MAILBOX, raw)])[0], Sent)
    courier.close()


def filed(house: House) -> list[tuple[str | None, bytes]]:
    """Every letter on file with its verdict, oldest first."""
    reception.handle_all(house.office)
    found = []
    with house.store.unit() as unit:
        number = 1
        while (letter := unit.letters.get(number)) is not None:
            found.append((letter.verdict, letter.raw))
            number += 1
    return found


def answer(house: House, body: str) -> bytes:
    report = house.last(0, "report")
    return house.raw(body, to=report.reply_to, answers=report)
