"""The order page where there is no site: it comes with the first report, and later reports are pasted into it."""

import json
import re
from email import message_from_bytes
from email.message import EmailMessage
from email.policy import default
from html import unescape
from pathlib import Path
from typing import Final

import pytest
from msgspec.structs import replace

from adjudicator.games.catalogue import titles
from adjudicator.store.tables.values import Mail
from tests.service.house import House
from tests.service.touching import Asked, Player
from tests.telephone import MISSING, PROGRAM, telephone

LARGEST: Final = 60_000


@pytest.fixture
def bringing(house: House) -> House:
    """A service without a site that sends the page."""
    house.office = replace(house.office, attached=True)
    return house


def parsed(mail: Mail) -> EmailMessage:
    message = message_from_bytes(mail.raw, policy=default)
    assert isinstance(message, EmailMessage)
    return message


def files(mail: Mail) -> dict[str, bytes]:
    """The pages that come with a letter, by name."""
    found = [one for one in parsed(mail).iter_attachments() if one.get_content_type() == "text/html"]
    return {str(one.get_filename()): bytes(one.get_payload(decode=True)) for one in found}


def words(mail: Mail) -> str:
    """What somebody copies who selects all of a letter's page."""
    page = parsed(mail).get_body(("html",))
    assert page is not None
    return unescape(re.sub("<[^>]*>", " ", page.get_content()))


@pytest.mark.parametrize("title", titles())
def test_it_comes_once_to_everybody_and_is_small(title: str, bringing: House) -> None:
    house, players = bringing, max(3, titles()[title].fewest)
    house.begun(title=title, players=players)
    for seat in range(players):
        ((name, page),) = files(house.mails(seat, "/report")[-1]).items()
        assert name == "andromeda-orders.html"
        assert len(page) < LARGEST
    for seat in range(players):
        house.reply(seat, house.bot(seat))
    house.next_phase()
    for seat in range(players):
        (latest,) = house.mails(seat, "/report")[-1:]
        assert files(latest) == {}
        assert ("ORDERPAGE:" in words(latest)) == bool(house.table().title.questions(house.table().view(seat), seat))


def test_a_service_can_leave_it_out_and_a_site_takes_its_place(house: House) -> None:
    for number, more in enumerate(({}, {"attached": True, "site": "https://games.example.org/"})):
        house.office = replace(house.office, **more)
        house.begun(f"andromeda-{number}")
        (report,) = house.mails(0, "/report", game=f"andromeda-{number}")
        assert files(report) == {}
        assert "ORDERPAGE:" not in words(report)


@pytest.mark.skipif(PROGRAM is None, reason=MISSING)
def test_a_turn_is_played_with_the_file_and_what_is_pasted_into_it(bringing: House, tmp_path: Path) -> None:
    """The file holds what the first report asks; each later report is pasted as a whole, quotation signs and all."""
    house, file = bringing, tmp_path / "andromeda-orders.html"
    house.begun(gm_half=b"x%031d" % 3)
    ((_, page),) = files(house.mails(0, "/report")[-1]).items()
    file.write_bytes(page)

    def answer(asked: Asked) -> None:
        if asked.owed:
            asked.tap(0)

    with telephone(tmp_path) as phone:
        me = Player(house, phone, tmp_path)
        phone.open_orders(file.as_uri())
        for phase in range(4):
            if phase:
                said = "\n".join(f"> {line}" for line in words(house.mails(0, "/report")[-1]).splitlines())
                phone.run(f"document.getElementById('pasted').value = {json.dumps(said)}")
                phone.tap("document.getElementById('open')")
                phone.run("new Promise((done) => setTimeout(done))")
            me.answer_all(answer)
            for seat in (1, 2):
                house.reply(seat, house.bot(seat))
            house.next_phase()
        phone.run("document.getElementById('pasted').value = 'no report'")
        phone.tap("document.getElementById('open')")
        assert phone.complaints == []
    assert len([line for line in me.written if line.startswith(("ATTACK", "CARD", "IN 1 CARD"))]) > 1
