"""What the link in a letter opens can be sent as it is: it is read without a problem, and changes nothing."""

from email import message_from_bytes
from email.message import EmailMessage
from email.policy import default
from pathlib import Path
from urllib.parse import unquote

import pytest

from adjudicator.games.catalogue import titles
from adjudicator.orders.lines.line_kinds import COMMENT
from adjudicator.reports.values.reply_link import LONGEST, Reply, mailto, short
from adjudicator.service.game import table
from adjudicator.service.timetable.schedule import Schedule
from adjudicator.store.tables.values import Mail
from tests import hands
from tests.reports.page import Page
from tests.service.house import MAILBOX, House

GAME = "linked"


def opened(mail: Mail) -> tuple[str, str, str]:
    """The letter that the link in the page of a mail opens: to whom, its subject, its text."""
    message = message_from_bytes(mail.raw, policy=default)
    assert isinstance(message, EmailMessage)
    page = message.get_body(("html",))
    assert page is not None
    (link,) = [
        value
        for tag, attributes in Page(page.get_content()).tags
        if tag == "a" and "class" not in attributes and (value := attributes.get("href") or "").startswith("mailto:")
    ]
    assert len(link) <= LONGEST
    assert page["content-transfer-encoding"] in ("7bit", "8bit"), "a line of the page is too long to be sent as it is"
    assert link.isascii()
    assert not set(link) & set(' +"<>\r\n')
    to, _, rest = link.removeprefix("mailto:").partition("?")
    fields = dict(field.split("=") for field in rest.split("&"))
    return unquote(to), unquote(fields["subject"]), unquote(fields["body"])


def begun(folder: Path, title: str, reply: str) -> House:
    house = House(folder, reply=reply)
    count = max(titles()[title].fewest, 3)
    house.create(GAME, count, title=title, schedule_of=Schedule(hours=24))
    hands.start(house.office, GAME)
    return house


def stands(house: House) -> tuple[object, ...]:
    laid = house.table(GAME)
    with house.store.unit() as unit:
        return table.orders(unit, laid, 0).clauses


def sent(house: House) -> str:
    """Send what the latest link to the first player opens; returns the answer."""
    mail = [one for one in house.mails(0, game=GAME) if b"mailto:" in one.raw][-1]
    to, subject, text = opened(mail)
    assert "\r\n" in text
    house.receive(house.raw(text, to=to, subject=subject))
    return house.answer(0, GAME)


@pytest.mark.parametrize("reply", ["plus", "subject"])
@pytest.mark.parametrize("title", titles())
def test_what_a_link_opens_can_be_sent_as_it_is(title: str, reply: str, tmp_path: Path) -> None:
    house = begun(tmp_path, title, reply)
    for _ in range(3):
        before = stands(house)
        answer = sent(house)
        assert ("I could read no order in your letter" in answer) is (before == ())
        assert "Not understood" not in answer
        assert stands(house) == before
        assert house.reply(0, house.bot(0, GAME), game=GAME).verdict == "accepted"
        stood = stands(house)
        house.reply(0, "FORM", game=GAME)
        answer = sent(house)
        if stood:
            assert "NOT ALL UNDERSTOOD" not in answer
            assert COMMENT not in answer
        assert stands(house) == stood
        house.next_phase(GAME)
    house.store.close()


def test_a_long_form_gives_way_to_its_lines_and_those_to_nothing() -> None:
    to = Reply("games+mars.red.1.abcdefghij@mail.test", "[mars] Orders of Rød & co")
    whole, less = ["# Zoë?" * 400], ["CARD Attack 8 IF I lose", "ZAP any"]
    link = mailto(to, [whole, less])
    assert link.startswith("mailto:games%2Bmars.red.1.abcdefghij@mail.test?subject=%5Bmars%5D%20Orders%20of%20R%C3%B8d")
    assert link.endswith("&body=CARD%20Attack%208%20IF%20I%20lose%0D%0AZAP%20any")
    assert mailto(to, [["short"], less]).endswith("&body=short")
    assert "body" not in mailto(to, [whole])


@pytest.mark.parametrize(
    ("columns", "marked", "link"),
    [
        (200, False, "mailto:games%2Ba@mail.test?subject=Orders%20of%20Red"),
        (40, False, "mailto:games%2Ba@mail.test"),
        (40, True, ""),
        (20, False, ""),
    ],
)
def test_a_link_in_the_text_is_never_broken(columns: int, marked: bool, link: str) -> None:
    assert short(Reply("games+a@mail.test", "Orders of Red"), marked=marked, columns=columns) == link


def test_the_text_has_a_link_where_a_line_can_hold_it(house: House) -> None:
    house.begun()
    lines = [line.text for line in house.last(0, "report").lines]
    (link,) = [line for line in lines if line.startswith("mailto:")]
    assert unquote(link.removeprefix("mailto:")) == house.last(0, "report").reply_to
    assert MAILBOX.partition("@")[0] in link


def test_the_form_tells_what_is_known(house: House) -> None:
    house.begun()
    lines = " ".join(line.text.lstrip("# ") for line in house.last(0, "report").lines)
    assert "Known now: hand: Red 7, Blue 7, Green 7; bases: Red 0, Blue 0, Green 0; tokens in Warp: Red 0" in lines
