"""Merging letters: what stands after a later letter."""

from collections.abc import Sequence
from typing import NamedTuple

from adjudicator.orders.clauses import Clause
from adjudicator.orders.problems import Problem, ProblemKind
from adjudicator.orders.reading import LetterReading


class Merged(NamedTuple):
    """The clauses that stand, and what could not be withdrawn because it did not stand."""

    clauses: tuple[Clause, ...]
    problems: tuple[Problem, ...]


def merged(standing: Sequence[Clause], reading: LetterReading) -> Merged:
    """What stands when a letter follows the clauses that stood.

    Withdrawals come first, whatever the order in the letter, and their numbers are those of the clauses that stood. Its
    clauses on a question then take the place of the first that stood on the same question, and of all of them; clauses
    on new questions follow at the end.
    """
    withdrawn: set[int] = set()
    problems: list[Problem] = []
    for directive in reading.directives:
        if directive.word == "REPLACE ALL" or (directive.word == "WITHDRAW" and directive.text == "ALL"):
            withdrawn.update(range(len(standing)))
        elif directive.word == "WITHDRAW":
            for number in map(int, directive.text.split()):
                if 1 <= number <= len(standing):
                    withdrawn.add(number - 1)
                else:
                    problems.append(_no_such_line(directive.line, number, len(standing)))
    left = [clause for i, clause in enumerate(standing) if i not in withdrawn]
    given: dict[tuple[str, int], list[Clause]] = {}
    for clause in reading.clauses:
        given.setdefault(clause.question, []).append(clause)
    clauses: list[Clause] = []
    replaced: set[tuple[str, int]] = set()
    for clause in left:
        question = clause.question
        if question not in given:
            clauses.append(clause)
        elif question not in replaced:
            replaced.add(question)
            clauses += given[question]
    clauses += [clause for clause in reading.clauses if clause.question not in replaced]
    return Merged(tuple(clauses), tuple(problems))


def _no_such_line(line: int, number: int, lines: int) -> Problem:
    have = f"your orders have {lines} line{'' if lines == 1 else 's'}" if lines else "no orders of yours stand"
    sentence = f"there is no line {number} to withdraw; {have}"
    return Problem(ProblemKind.ILLEGAL, line, 1, f"WITHDRAW line {number}", sentence)
