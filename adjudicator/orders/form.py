"""The order form under a report: every question with what stands, ready to be changed and sent back.

What stands is printed as it would be typed; questions still open show lines that would answer them, commented out.
"""

from collections.abc import Iterable, Mapping, Sequence
from types import MappingProxyType
from typing import Final

from adjudicator.engine.title import Heading
from adjudicator.engine.words import Question, Vocabulary
from adjudicator.orders.clauses import Clause, lines

BEGIN: Final = "BEGIN ORDERS"
END: Final = "END ORDERS"

NOTHING_KNOWN: Final[Mapping[int, str]] = MappingProxyType({})

_HINTS: Final = (
    "Change lines, take away a #, add lines. What you omit stands: to end",
    "it say WITHDRAW ALL, or WITHDRAW line 3 (its number when confirmed).",
)


def form(
    heading: Heading,
    questions: Sequence[Question],
    standing: Sequence[Clause],
    names: Vocabulary,
    known: Mapping[int, str] = NOTHING_KNOWN,
) -> list[str]:
    """The lines of the form: questions that belong to no challenge, those of each challenge, and what else stands.

    `known` are the facts known of each challenge (0: of the table), in a sentence.
    """
    out = [BEGIN, *_head(heading), *(f"# {hint}" for hint in _HINTS), *_known(known, 0)]
    left = list(standing)
    for where in sorted({question.where for question in questions}):
        out += ["", f"{names.numbered.upper()} {where}", *_known(known, where)] if where else []
        for question in (one for one in questions if one.where == where):
            mine, everywhere = _mine(question, left, standing)
            left = [clause for clause in left if clause not in mine]
            out += ["", *_entry(question, mine, names, everywhere=everywhere)]
    if left:
        out += ["", f"EVERY {names.numbered.upper()}", "# What else stands, wherever it can be used:"]
        out += [line for clause in left for line in lines(clause, names)]
    return [*out, "", END]


def brief(
    heading: Heading, questions: Sequence[Question], standing: Sequence[Clause], names: Vocabulary
) -> tuple[list[str], list[str]]:
    """The form with nothing but the lines that answer its questions, and, shorter still, with what stands alone."""
    out, shorter = _head(heading), _head(heading)
    left = list(standing)
    for where in sorted({question.where for question in questions}):
        headed = [f"{names.numbered.upper()} {where}"] if where else []
        out += headed
        for question in (one for one in questions if one.where == where):
            mine, everywhere = _mine(question, left, standing)
            left = [clause for clause in left if clause not in mine]
            said = [line for clause in mine for line in lines(clause, names, where)]
            shorter += [*headed, *said] if said else []
            out += said or ([] if everywhere else [f"# {line}" for line in question.lines])
    said = [line for clause in left for line in lines(clause, names)]
    rest = [f"EVERY {names.numbered.upper()}", *said] if said else []
    return [*out, *rest], [*shorter, *rest]


def _head(heading: Heading) -> list[str]:
    return [f"TURN {heading.turn} PHASE {heading.phase}"]


def _known(known: Mapping[int, str], where: int) -> list[str]:
    return [f"# Known now: {known[where]}."] if known.get(where) else []


def _mine(question: Question, left: Sequence[Clause], standing: Sequence[Clause]) -> tuple[list[Clause], bool]:
    """The clauses left that answer just this question, and whether others answer it for every challenge.

    Two questions of a form may be of one kind; what answers both stands below the first.
    """
    mine = [clause for clause in left if clause.question == (question.about, question.where)]
    everywhere = question.where > 0 and any(clause.question == (question.about, 0) for clause in standing)
    return mine, everywhere


def _entry(question: Question, mine: Iterable[Clause], names: Vocabulary, *, everywhere: bool) -> list[str]:
    said = [line for clause in mine for line in lines(clause, names, question.where)]
    silence = f"If you say nothing: {question.silence.rstrip('.')}."
    head = [f"# {question.prompt}"]
    if said:
        return [*head, *said]
    if everywhere:
        return [*head, f"# Answered for every {names.numbered}, below."]
    return [*head, f"# {silence}", *(f"# {line}" for line in question.lines)]
