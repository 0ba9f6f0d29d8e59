"""Taps on the buttons of letters: each opens a short letter that can be sent as it is, and all of them count."""

from collections.abc import Iterator
from pathlib import Path
from urllib.parse import unquote

import pytest

from adjudicator.engine.contract.order_words import Question
from adjudicator.games.catalogue import titles
from adjudicator.service.game import table
from adjudicator.service.timetable.schedule import Schedule
from tests.service.house import House
from tests.service.tapping import links, stands, tapped

PHASES = 3


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
            for line in question.by_themselves[:1]:
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


def test_an_acknowledgement_has_a_button_for_whatever_stands_and_whatever_is_open(house: House) -> None:
    """Another answer takes the place of the one that stands; the line itself can be opened to be changed."""
    house.begun(players=3)
    (report,) = house.mails(0, "/report")[-1:]
    first, other = [link for link in links(report) if "body=ATTACK" in link][:2]
    stood = tapped(house, first)
    (answer,) = house.mails(0, "answer/")[-1:]
    (change,) = links(answer, kind="change")
    assert unquote(change.partition("&body=")[2]) == stood
    assert tapped(house, change) == stood
    assert stands(house) == [stood]
    line = unquote(other.partition("&body=")[2]).splitlines()[0]
    (again,) = [link for link in links(answer) if unquote(link.partition("&body=")[2]).splitlines()[0] == line]
    assert tapped(house, again) == line
    assert stands(house) == [line]


def test_ready_and_absent_are_buttons_where_they_have_an_effect(house: House) -> None:
    house.begun(players=3, schedule_of=Schedule(hours=168, remind=24, repent=30, absent=5))
    house.reply(0, "PASS")
    letters = [house.mails(0, "/report")[-1], house.mails(0, "answer/")[-1]]
    house.remind()
    letters.append(house.mails(1, "/reminder")[-1])
    for mail in letters:
        assert len(links(mail, kind="say")) == 2
    ready, absent = links(letters[0], kind="say")
    assert tapped(house, ready) == "READY"
    assert "not READY" not in house.answer(0)
    assert standing_ready(house)
    before = house.table().phase.deadline
    assert tapped(house, absent) == "ABSENT 2026-05-08 to 2026-05-12"
    assert house.table().phase.deadline > before


def standing_ready(house: House) -> bool:
    laid = house.table()
    with house.store.unit() as unit:
        return table.orders(unit, laid, 0).ready


def test_a_game_that_waits_for_nobody_has_no_such_buttons(house: House) -> None:
    house.begun(players=3)
    assert links(house.mails(0, "/report")[-1], kind="say") == []


def test_what_is_offered_stands_after_a_tap_on_yes(house: House) -> None:
    house.begun(players=3)
    (report,) = house.mails(0, "/report")[-1:]
    line = unquote(next(link for link in links(report) if "body=ATTACK" in link).partition("&body=")[2]).splitlines()[0]
    house.reply(0, line.replace("ATTACK", "ATAK"))
    assert stands(house) == []
    (answer,) = house.mails(0, "refused/unreadable")[-1:]
    says = links(answer, kind="yes")
    assert [unquote(one.partition("&body=")[2]) for one in says] == ["YES 1", "YES 1"]
    tapped(house, says[0])
    assert stands(house) == [line]
