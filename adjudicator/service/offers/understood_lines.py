"""Understood lines: what was written in other words and can mean only one order.

Such an order stands as if it had been written, until its writer says NO. That is so only where the one order that could
be meant carries everything that is said, can be carried out, answers what nothing else answers, and can be taken back.
In doubt it is offered, and waits for a YES.
"""

from collections import Counter
from collections.abc import Collection, Sequence
from typing import NamedTuple

from adjudicator.engine.contract.order_words import NO
from adjudicator.orders.lines.letter_reading import LetterReading, Line
from adjudicator.orders.values.budget import left
from adjudicator.orders.values.clauses import Clause
from adjudicator.orders.values.findings import Severity
from adjudicator.orders.values.problems import Problem
from adjudicator.service.game.orders_on_file import Orders
from adjudicator.service.offers.writers import Writer
from adjudicator.service.office.advice import Sought, advised


class Understood(NamedTuple):
    """Some lines of a letter, their words, and the order that they were understood as."""

    lines: tuple[int, ...]
    written: str
    words: str

    @property
    def line(self) -> int:
        """The first of the lines."""
        return self.lines[0]


class Legal(NamedTuple):
    """The places of the orders that the checks find nothing wrong with, and the steps that it took to find them."""

    places: frozenset[int] = frozenset()
    steps: int = 0


def understood(
    writer: Writer, lines: Sequence[Line], reading: LetterReading, orders: Orders, unsure: Collection[int]
) -> tuple[tuple[Understood, ...], int]:
    """The lines of a letter that can mean only one order, when these orders stand; and the steps that it took.

    `unsure` are the numbers of lines that may not be the writer's own.
    """
    texts = {line.number: line.text.strip() for line in lines if not line.context and line.number not in unsure}
    found = [
        (problem, clause)
        for problem in reading.problems
        if problem.covers and texts.keys() >= set(problem.covers)
        if (clause := _clause(writer, problem)) is not None
    ]
    answered = {clause.question for clause in (*orders.clauses, *reading.clauses)}
    asked = Counter((clause.question, clause.part) for _, clause in found)
    free = [one for one in found if one[1].question not in answered and asked[one[1].question, one[1].part] == 1]
    right = legal(writer, [clause for _, clause in free], reading) if free else Legal()
    meant = [problem for place, (problem, _) in enumerate(free) if place in right.places]
    # Who says several things at once, one of which waits for a YES, is asked about all of them.
    waiting = {
        line for one in reading.problems if one.suggestion and one not in meant for line in (one.line, *one.covers)
    }
    found_out = [
        Understood(one.covers, " ".join(texts[line] for line in one.covers), one.suggestion)
        for one in meant
        if waiting.isdisjoint(one.covers)
    ]
    return tuple(found_out), right.steps


def _clause(writer: Writer, problem: Problem) -> Clause | None:
    """The order that a problem's lines surely mean; None if it is none that may stand without a YES."""
    reading = writer.read(problem.suggestion)
    if reading.problems or reading.kept or reading.directives or len(reading.read) != 1:
        return None
    clause = reading.clauses[0]
    choice = clause.alternatives[0].choice
    # Words of one alternative may be meant for the others, too.
    return None if len(clause.alternatives) > 1 or choice is NO or choice.ends else clause


def legal(writer: Writer, clauses: Sequence[Clause], reading: LetterReading) -> Legal:
    """The orders that the checks find nothing wrong with, within the steps that reading has left."""
    title, view, seat = writer.title.name, writer.view, writer.seat
    sought = Sought(title, view, seat, tuple(clauses), situations=0, steps=left(reading.steps))
    advice = advised(sought)
    wrong = {one.line - 1 for one in advice.noticed if one.severity == Severity.WARNING}
    return Legal(frozenset(range(len(clauses))) - wrong, advice.steps)
