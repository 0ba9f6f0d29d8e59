"""What a player can tap: every button of every question is read back as exactly the order that stands on it."""

from collections import Counter

import pytest

from adjudicator.games.catalogue import titles
from adjudicator.orders.letter.order_language import language
from adjudicator.orders.values.clauses import text
from adjudicator.reports.values import taps
from tests.contract.asked import REPLY, asked
from tests.sampling import EVERYTHING

every_title = pytest.mark.parametrize("name", titles())

OFTEN = 2
"""In every run a button is looked at in so many positions at most."""
LONGEST_ASKED = 456
"""As long a link as the strictest of all mail programs took (Outlook Express, Q182985)."""


@every_title
def test_every_button_is_read_as_exactly_its_order(name: str) -> None:
    title = titles()[name]
    speech = language(title.choices, title.facts)
    wrong, seen = [], set()
    read: Counter[tuple[str, str, int]] = Counter()
    for _, view, seat, question in asked(name):
        names = title.vocabulary(view, seat)
        for line in question.by_themselves:
            button = (line, question.about, question.where)
            read[button] += 1
            if read[button] > OFTEN and not EVERYTHING:
                continue
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
