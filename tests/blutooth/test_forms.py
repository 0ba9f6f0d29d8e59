"""What the forms of the Blutooth edition offer: every line that any piece has for a seat is read back."""

from collections.abc import Iterator
from itertools import islice
from pathlib import Path

from adjudicator.cases.playing import Table
from adjudicator.cases.run import read
from adjudicator.core.event import Seat
from adjudicator.engine.contract.order_words import NO
from adjudicator.engine.contract.pieces import ASKS
from adjudicator.games.blutooth.pieces import PIECES
from adjudicator.games.blutooth.table.match import Match
from adjudicator.games.blutooth.title import TITLE
from adjudicator.games.blutooth.told.piece_questions import MOMENTS, asked
from adjudicator.orders.letter.order_language import language
from adjudicator.orders.values.clauses import Clause, text

CASES = sorted((Path(__file__).parents[1] / "cases").glob("*-blutooth-*.md"))
MOST = 60
"""So many choices of a question are looked at."""


def _positions() -> Iterator[tuple[Match, Seat]]:
    """What everybody sees who writes in the first phase of a case."""
    for case in (case for path in CASES for case in read(path)):
        table = Table(TITLE, case)
        if TITLE.winners(table.state) is None:
            yield from [(view, seat) for seat, view in enumerate(table.views) if TITLE.playing(table.state, seat)]


def _offered(view: Match, seat: Seat) -> Iterator[tuple[str, str, int]]:
    """What is asked, a line that answers it, and its invasion: all of the form, and all choices of pieces."""
    for question in TITLE.questions(view, seat):
        for line in dict.fromkeys((*question.lines, *question.taps)):
            yield question.about, line, question.where
    names = TITLE.vocabulary(view, seat)
    for _, ask, where in asked(view, seat):
        for choice in islice(ask.options.every(), MOST):
            if choice is not NO:
                yield choice.about, text(Clause.of(choice), names), where


def test_every_line_that_is_offered_is_read_back() -> None:
    speech = language(TITLE.choices, TITLE.facts)
    wrong, seen = {}, set()
    for view, seat in _positions():
        names = TITLE.vocabulary(view, seat)
        for offered in _offered(view, seat):
            if offered in seen:
                continue
            seen.add(offered)
            about, line, where = offered
            reading = speech.read(f"IN {where} {line}" if where else line, names, TITLE.where(view), TITLE.phases)
            if reading.problems or [clause.question for clause in reading.clauses] != [(about, where)]:
                wrong[about] = (line, where, [str(problem) for problem in reading.problems])
    assert wrong == {}
    assert len({about for about, _, _ in seen}) > len(TITLE.choices) // 2


def test_it_is_known_of_every_moment_in_which_letters_it_comes() -> None:
    """A report asks that of every piece that its reader has."""
    moments = {rule.topic for piece in PIECES for rule in piece.rules if rule.verb == ASKS}
    assert sorted(moments - MOMENTS.keys()) == []
