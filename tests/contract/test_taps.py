"""What a player can tap: every button of every question is read back as exactly the order that stands on it."""

from collections.abc import Iterator
from typing import Any

import pytest

from adjudicator.core.event import Seat, State
from adjudicator.engine.contract.order_words import Question
from adjudicator.engine.contract.title import Title
from adjudicator.games.catalogue import titles
from adjudicator.orders.letter.order_language import language
from adjudicator.orders.values.clauses import text
from adjudicator.reports.values import taps
from adjudicator.reports.values.reply_link import Reply
from tests.contract.curious import positions
from tests.contract.games import Setup, game, setups

every_title = pytest.mark.parametrize("name", titles())

REPLY = Reply(
    "games+thunder-in-the-east.purple.118.gahz2couts@mail.example.org", "[thunder-in-the-east] Orders of Purple"
)
LONGEST_ASKED = 456
"""As long a link as the strictest of all mail programs took (Outlook Express, Q182985)."""


def recorded(name: str) -> list[Setup]:
    """One game of few players and one of many, in which the rulebook is as usual, and one in which it is not."""
    of_title = [one for one in setups() if one.title == name and one.author != "nobody"]
    usual = [one for one in of_title if not one.options]
    unusual = [one for one in of_title if len(one.options) > 1]
    return [usual[0], usual[-1], *unusual[:1], *unusual[-1:]]


def asked(name: str) -> Iterator[tuple[Title[Any], State, Seat, Question]]:
    """Every question of every seat at every boundary of these games, and of games in which anything may be chosen."""
    title = titles()[name]
    views = [views for position in positions(name) for views in [position.views]]
    views += [views for setup in recorded(name) for _, views in game(setup).boundaries()]
    for of_seats in views:
        for seat, view in enumerate(of_seats):
            for question in title.questions(view, seat):
                yield title, view, seat, question


@every_title
def test_every_button_is_read_as_exactly_its_order(name: str) -> None:
    title = titles()[name]
    speech = language(title.choices, title.facts)
    wrong, seen = [], set()
    for _, view, seat, question in asked(name):
        names = title.vocabulary(view, seat)
        for line in question.by_themselves:
            reading = speech.read(line, names, title.where(view), title.phases)
            seen.add(question.about)
            said = [text(clause, names) for clause in reading.clauses]
            about = [(clause.about, clause.where) for clause in reading.clauses]
            if reading.problems or said != [line] or about != [(question.about, question.where)]:
                wrong.append((question.about, line, said, about, [str(one) for one in reading.problems]))
    assert list({str(one[:1]): one for one in wrong}.values()) == []
    assert len(seen) > 1


@every_title
def test_every_link_is_short_and_holds_the_line_and_the_question(name: str) -> None:
    lengths: list[int] = []
    for _, _, _, question in asked(name):
        (one,) = taps.tapped([question], REPLY)
        assert one.words == question.answers
        lengths += map(len, one.links)
    assert max(lengths) <= taps.LONGEST
    assert sorted(lengths)[len(lengths) * 95 // 100] <= LONGEST_ASKED
