"""The order form under a report: every question with what stands, ready to be changed and sent back.

What stands is printed as it would be typed; questions still open show lines that would answer them, commented out.
"""

from collections.abc import Iterable, Sequence
from typing import Final

from adjudicator.engine.title import Heading
from adjudicator.engine.words import Question, Vocabulary
from adjudicator.orders.clauses import Clause, lines

BEGIN: Final = "BEGIN ORDERS"
END: Final = "END ORDERS"

_HINTS: Final = (
    "Change lines, take away a #, add lines. What you omit stands: to end",
    "it say WITHDRAW ALL, or WITHDRAW line 3 (its number when confirmed).",
)


def form(heading: Heading, questions: Sequence[Question], standing: Sequence[Clause], names: Vocabulary) -> list[str]:
    """The lines of the form: questions that belong to no challenge, those of each challenge, and what else stands."""
    out = [BEGIN, f"TURN {heading.turn} PHASE {heading.phase}", *(f"# {hint}" for hint in _HINTS)]
    left = list(standing)
    for where in sorted({question.where for question in questions}):
        out += ["", f"{names.numbered.upper()} {where}"] if where else []
        for question in (one for one in questions if one.where == where):
            mine = [clause for clause in left if clause.question == (question.about, where)]
            left = [clause for clause in left if clause not in mine]
            everywhere = any(clause.question == (question.about, 0) for clause in standing)
            out += ["", *_entry(question, mine, names, everywhere=everywhere and where > 0)]
    if left:
        out += ["", f"EVERY {names.numbered.upper()}", "# What else stands, wherever it can be used:"]
        out += [line for clause in left for line in lines(clause, names)]
    return [*out, "", END]


def _entry(question: Question, mine: Iterable[Clause], names: Vocabulary, *, everywhere: bool) -> list[str]:
    said = [line for clause in mine for line in lines(clause, names, question.where)]
    silence = f"If you say nothing: {question.silence.rstrip('.')}."
    head = [f"# {question.prompt}"]
    if said:
        return [*head, *said]
    if everywhere:
        return [*head, f"# Answered for every {names.numbered}, below."]
    return [*head, f"# {silence}", *(f"# {line}" for line in question.lines)]
