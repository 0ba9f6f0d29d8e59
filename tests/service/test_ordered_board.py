"""An acknowledgement draws the orders that stand on the board, for their writer alone."""

from email import message_from_bytes
from email.message import EmailMessage
from email.policy import default
from io import BytesIO

from PIL import Image

from adjudicator.store.tables.values import Mail
from tests.reports.page import Page
from tests.service.house import House
from tests.service.tapping import stands

LARGEST = 90_000


def drawn(mail: Mail) -> dict[str, Image.Image]:
    """The pictures of a letter, by their words."""
    message = message_from_bytes(mail.raw, policy=default)
    assert isinstance(message, EmailMessage)
    page = message.get_body(("html",))
    assert page is not None
    parts = {str(part["content-id"]).strip("<>"): part for part in message.walk()}
    shown = [attributes for tag, attributes in Page(page.get_content()).tags if tag == "img"]
    found: dict[str, Image.Image] = {}
    for one in shown:
        part = parts[str(one["src"]).removeprefix("cid:")]
        found[" ".join(str(one["alt"]).split())] = Image.open(BytesIO(part.get_payload(decode=True)))  # type: ignore[arg-type]
    return found


def last_answer(house: House, seat: int = 0) -> Mail:
    return house.mails(seat, "answer/")[-1]


def test_an_attack_is_an_arrow_until_it_is_taken_back(house: House) -> None:
    house.begun(players=3)
    attack = house.bot(0).splitlines()[0]
    house.reply(0, attack)
    ((said, picture),) = drawn(last_answer(house)).items()
    assert said == ". ".join(stands(house))
    assert picture.size[0] == 600
    house.reply(0, "WITHDRAW ALL")
    assert drawn(last_answer(house)) == {}
    house.reply(0, "PASS")
    assert drawn(last_answer(house)) == {}


def test_nobody_else_sees_it(house: House) -> None:
    """Reports and reminders show what is public, whatever stands."""
    house.begun(players=3)
    for seat in range(3):
        house.reply(seat, house.bot(seat))
    own = {seat: drawn(last_answer(house, seat)) for seat in range(3)}
    assert len({picture.tobytes() for pictures in own.values() for picture in pictures.values()}) == 3
    for seat, pictures in own.items():
        assert list(pictures) != list(own[(seat + 1) % 3])


def test_a_letter_stays_small_at_a_large_table(house: House) -> None:
    house.begun(players=8)
    for seat in range(3):
        house.reply(seat, house.bot(seat))
        answer = last_answer(house, seat)
        assert len(drawn(answer)) == 1
        assert len(answer.raw) < LARGEST
