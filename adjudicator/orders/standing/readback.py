"""The read-back: what an acknowledgement shows of a player's orders, as values for the letter."""

from collections.abc import Collection, Sequence
from typing import Any

from msgspec import Struct

from adjudicator.core.event import Seat, State
from adjudicator.engine.contract.order_words import NO, Choice, Question, Vocabulary
from adjudicator.engine.contract.title import Title
from adjudicator.orders.lines.letter_reading import Ignored, LetterReading
from adjudicator.orders.values.clauses import Clause, text
from adjudicator.orders.values.problems import Problem


class Open(Struct, frozen=True):
    """A question that may find no answer; `partly` if all its answers have conditions."""

    question: Question
    partly: bool


class Readback(Struct, frozen=True):
    """A player's orders as they stand, and what became of their last letter.

    `standing` are canonical lines: number them from 1, as WITHDRAW counts them.
    """

    standing: tuple[str, ...]
    problems: tuple[Problem, ...]
    ignored: tuple[Ignored, ...]
    open: tuple[Open, ...]

    def numbered(self) -> list[str]:
        """The standing lines with their numbers."""
        width = len(str(len(self.standing)))
        return [f"{number:>{width}}. {line}" for number, line in enumerate(self.standing, start=1)]


def readback(
    standing: Sequence[Clause],
    questions: Sequence[Question],
    names: Vocabulary,
    reading: LetterReading | None = None,
    further: Sequence[Problem] = (),
    gone: Collection[Choice] = (),
) -> Readback:
    """What to tell a player of their orders after a letter (None: without one); `further` adds problems to its own.

    Orders that are `gone` can no longer be carried out, and answer nothing.
    """
    problems = sorted((*(reading.problems if reading else ()), *further), key=lambda p: (p.line, p.column))
    return Readback(
        tuple(text(clause, names) for clause in standing),
        tuple(problems),
        reading.ignored if reading else (),
        unanswered(standing, questions, gone),
    )


def gone(title: Title[Any], view: State, seat: Seat, standing: Sequence[Clause]) -> Collection[Choice]:
    """The standing orders that can no longer be carried out in this turn."""
    return title.gone(view, seat, [alternative.choice for clause in standing for alternative in clause.alternatives])


def unanswered(
    standing: Sequence[Clause], questions: Sequence[Question], gone: Collection[Choice] = ()
) -> tuple[Open, ...]:
    """The questions with no answer, or only conditional ones; orders that are `gone` answer none."""
    found = []
    for question in questions:
        answers = [
            alternative
            for clause in standing
            if clause.about == question.about and clause.where in (0, question.coming or question.where)
            for alternative in clause.alternatives
            if alternative.choice not in gone
        ]
        if all(answer.condition is not None for answer in answers):
            found.append(Open(question, partly=any(answer.choice is not NO for answer in answers)))
    return tuple(found)
