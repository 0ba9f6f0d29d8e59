"""Taps on the buttons of letters: each opens a short letter that can be sent as it is, and all of them count."""

from collections.abc import Iterator
from email import message_from_bytes
from email.message import EmailMessage
from email.policy import default
from pathlib import Path
from urllib.parse import unquote

import pytest

from adjudicator.engine.contract.order_words import Question
from adjudicator.games.catalogue import titles
from adjudicator.orders.values.clauses import text
from adjudicator.store.tables.values import Mail
from tests.reports.page import Page
from tests.service.house import House
from tests.service.orders import standing

PHASES = 3


def links(mail: Mail, *, kind: str = "tap") -> list[str]:
    """The links of the buttons on the page of a letter, in their order."""
    message = message_from_bytes(mail.raw, policy=default)
    assert isinstance(message, EmailMessage)
    page = message.get_body(("html",))
    assert page is not None
    assert page["content-transfer-encoding"] in ("7bit", "8bit"), "a line of the page is too long to be sent as it is"
    tags = Page(page.get_content()).tags
    return [attributes["href"] or "" for tag, attributes in tags if tag == "a" and attributes.get("class") == kind]


def tapped(house: House, link: str, seat: int = 0) -> str:
    """Send the letter that a link opens, from the address of a seat; returns its first line."""
    to, _, rest = link.removeprefix("mailto:").partition("?")
    fields = dict(field.split("=") for field in rest.split("&"))
    body = unquote(fields["body"])
    sender = f"{('ann', 'bob', 'cy', 'dan', 'eve')[seat]}@mail.test"
    filed = house.receive(house.raw(body, sender=sender, to=unquote(to), subject=unquote(fields["subject"])))
    assert filed.verdict in ("accepted", "empty")
    return body.splitlines()[0]


def stands(house: House) -> list[str]:
    """What stands for the first seat, in canonical words."""
    laid = house.table()
    names = laid.title.vocabulary(laid.view(0), 0)
    return [text(clause, names) for clause in standing(house).clauses]


def asked(house: House) -> tuple[Question, ...]:
    laid = house.table()
    return laid.title.questions(laid.view(0), 0)


@pytest.fixture(params=["plus", "subject"])
def answered(request: pytest.FixtureRequest, tmp_path: Path) -> Iterator[House]:
    """A service whose letters say by their address, or by their subject, whose answer it is."""
    found = House(tmp_path, reply=request.param)
    yield found
    found.store.close()


@pytest.mark.parametrize("title", titles())
def test_one_tap_on_every_kind_of_question_is_an_order_that_stands(title: str, answered: House) -> None:
    """Whatever is asked in several phases is answered by taps alone: all of them stand, and none is complained of."""
    house, players = answered, max(titles()[title].fewest, 3)
    house.begun(players=players, title=title)
    counted = 0
    for _ in range(PHASES):
        report = house.mails(0, "/report")[-1]
        buttons = {}
        for question in asked(house):
            for line in question.answers[:1]:
                buttons[question.about, question.where] = line
        bodies = {unquote(link.partition("&body=")[2]).splitlines()[0]: link for link in links(report)}
        for line in buttons.values():
            assert tapped(house, bodies[line]) == line
            answer = house.answer(0)
            assert "Not understood" not in answer
            assert "Not taken for orders" not in answer
        assert {*buttons.values()} <= {*stands(house)}
        counted += len(buttons)
        for seat in range(1, players):
            house.reply(seat, house.bot(seat))
        house.next_phase()
    assert counted > PHASES


def test_a_second_tap_on_a_question_takes_the_place_of_the_first(house: House) -> None:
    house.begun(players=3)
    (report,) = house.mails(0, "/report")[-1:]
    attacks = [link for link in links(report) if "body=ATTACK" in link]
    assert len(attacks) > 5
    first, second = (tapped(house, link) for link in attacks[:2])
    assert first != second
    assert stands(house) == [second]


def test_what_opens_for_any_other_answer_changes_nothing_as_it_is(house: House) -> None:
    house.begun(players=3)
    (report,) = house.mails(0, "/report")[-1:]
    before = stands(house)
    (link,) = [link for link in links(report, kind="other") if "ATTACK" in link]
    assert tapped(house, link) == ""
    assert stands(house) == before
