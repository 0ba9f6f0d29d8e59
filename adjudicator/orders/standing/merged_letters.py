"""Merged letters: what stands after a later letter."""

from collections.abc import Callable, Hashable, Iterable, Sequence
from typing import Final, Generic, NamedTuple, TypeVar

from adjudicator.engine.contract.heading import Heading
from adjudicator.engine.text.sayings import house
from adjudicator.orders.lines.letter_reading import LetterReading
from adjudicator.orders.values.clauses import Clause
from adjudicator.orders.values.kept_orders import Kept, listed
from adjudicator.orders.values.problems import Problem, ProblemKind

MOST_KEPT: Final = 100
"""Kept orders that one player can have on file; they are read again with every letter."""

One = TypeVar("One", Clause, Kept)
KeptPart = Callable[[Kept], str]
"""The part of its question that an order kept for later is about, as `Clause.part` is that of a clause."""


class Merged(NamedTuple):
    """The clauses that stand, the requests that could not be met, and the orders kept for later."""

    clauses: tuple[Clause, ...]
    problems: tuple[Problem, ...]
    kept: tuple[Kept, ...] = ()


def _about_all(_: Kept) -> str:
    return ""


def merged(
    standing: Sequence[Clause],
    reading: LetterReading,
    kept: Sequence[Kept] = (),
    heading: Heading | None = None,
    kept_part: KeptPart = _about_all,
    *,
    moved: bool = False,
) -> Merged:
    """What stands after a letter, given the clauses that stood and the orders that were kept for later.

    Withdrawals come first, wherever they are in the letter; their numbers count what stood: first the clauses, then the
    kept orders. Nothing is withdrawn by number if the numbers have `moved` since they were shown.

    The letter's orders on a question replace everything that stood on that question, in the place of the first of them;
    orders on new questions go to the end. If all the new orders name the part of the question they are about
    (`kept_part` tells the part of a kept order), orders on other parts stay, and orders on the whole question move
    behind the new ones.

    An order for every turn, given while its phase (`heading`) is open, replaces older ones for this turn alone.
    """
    withdrawn, problems = _withdrawn(standing, reading, kept, moved=moved)
    everywhere = [one for one in reading.kept if heading and not one.when.turn and one.when.at(heading)]
    every_turn = _Given(everywhere, _in_any_turn, kept_part)
    given = {clause.question for clause in reading.clauses}
    left = [
        clause
        for i, clause in enumerate(standing)
        if i not in withdrawn and (clause.question in given or not every_turn.replaces(clause.question, clause.part))
    ]
    later = [one for i, one in enumerate(kept, start=len(standing)) if i not in withdrawn]
    waiting = listed(_replaced(later, reading.kept, kept_part))
    if len(waiting) > MOST_KEPT and reading.kept:
        problems.append(_too_many(waiting[MOST_KEPT:], reading))
    clauses = _replaced(left, reading.clauses, _part)
    return Merged(tuple(clauses), tuple(problems), tuple(waiting[:MOST_KEPT]))


def _withdrawn(
    standing: Sequence[Clause], reading: LetterReading, kept: Sequence[Kept], *, moved: bool
) -> tuple[set[int], list[Problem]]:
    """The places of what a letter withdraws, and what it cannot withdraw."""
    count = len(standing) + len(kept)
    withdrawn: set[int] = set()
    problems: list[Problem] = []
    for directive in reading.directives:
        if directive.word == "REPLACE ALL" or (directive.word == "WITHDRAW" and directive.text == "ALL"):
            if directive.when is None:
                withdrawn.update(range(count))
            later = enumerate(kept, start=len(standing))
            withdrawn.update(place for place, one in later if one.when == directive.when)
        elif directive.word == "WITHDRAW":
            for number in map(int, directive.text.split()):
                if moved and count:
                    problems.append(_moved(directive.line, number))
                elif 1 <= number <= count:
                    withdrawn.add(number - 1)
                else:
                    problems.append(_no_such_line(directive.line, number, count))
    return withdrawn, problems


def _part(clause: Clause) -> str:
    return clause.part


def apart(one: str, other: str) -> bool:
    """Whether two parts of a question are so different that no answer to one is an answer to the other."""
    return bool(one and other) and one != other


class _Given(Generic[One]):
    """New orders, by the questions on which they replace what stood."""

    def __init__(self, given: Iterable[One], question: Callable[[One], Hashable], part: Callable[[One], str]) -> None:
        self.on: dict[Hashable, list[One]] = {}
        for one in given:
            self.on.setdefault(question(one), []).append(one)
        self._part: Callable[[One], str] = part
        self._parts: dict[Hashable, set[str]] = {}

    def parts(self, question: Hashable) -> set[str]:
        """The parts of a question that they are about; kept orders are read to find theirs."""
        if question not in self._parts:
            self._parts[question] = {self._part(one) for one in self.on[question]}
        return self._parts[question]

    def replaces(self, question: Hashable, part: str) -> bool:
        """Whether one of them replaces what stood on this part of a question."""
        return question in self.on and (not part or not self.parts(question).isdisjoint(("", part)))


def _question(one: One) -> Hashable:
    return one.question


def _in_any_turn(one: Kept) -> Hashable:
    return one.question[1:]


def _replaced(stood: Iterable[One], given: Sequence[One], part: Callable[[One], str]) -> list[One]:
    """What stands on every question: new orders take the place of the first old one."""
    new = _Given(given, _question, part)
    out: list[One] = []
    replaced: set[Hashable] = set()
    for one in stood:
        question = one.question
        own = part(one) if question in new.on else ""
        if not new.replaces(question, own):
            out.append(one)
            continue
        if question not in replaced:
            replaced.add(question)
            out += new.on[question]
        if not own and "" not in new.parts(question):
            out.append(one)
    out += [one for one in given if one.question not in replaced]
    return out


def _no_such_line(line: int, number: int, lines: int) -> Problem:
    sentence = house("withdraw-no-line", line=number, lines=lines)
    return Problem(ProblemKind.ILLEGAL, line, 1, f"WITHDRAW line {number}", sentence)


def _moved(line: int, number: int) -> Problem:
    return Problem(ProblemKind.ILLEGAL, line, 1, f"WITHDRAW line {number}", house("withdraw-moved"))


def _too_many(left: Sequence[Kept], reading: LetterReading) -> Problem:
    """The problems of orders for which there is no room: at the first in this letter, or at what replaced it."""
    lines = dict(zip(reading.kept, reading.kept_at, strict=True))
    first = next((one for one in left if one in lines), left[0])
    line = lines.get(first, reading.kept_at[-1])
    return Problem(ProblemKind.ILLEGAL, line, 1, first.words, house("kept-too-many", most=MOST_KEPT))
