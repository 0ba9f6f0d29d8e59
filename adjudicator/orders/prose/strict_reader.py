"""The strict reader: reads a line that was found in prose as it would be read if its writer sent it back."""

from collections.abc import Mapping, Sequence
from typing import Any

from adjudicator.core.event import Seat, State
from adjudicator.engine.contract.title import Title
from adjudicator.orders.dry_run.checks.open_questions import OnlyOnConditions
from adjudicator.orders.dry_run.order_checks import Sheet, told
from adjudicator.orders.grammar.player_names import People
from adjudicator.orders.letter.order_language import language
from adjudicator.orders.lines.letter_reading import LetterReading
from adjudicator.orders.parsing.clause_parser import ClauseParser
from adjudicator.orders.values.budget import Budget
from adjudicator.orders.values.findings import Finding, Severity


class StrictReader:
    """Reads such lines for one player, who may call other `people` by their names."""

    def __init__(self, title: Title[Any], view: State, seat: Seat, people: People, budget: Budget) -> None:
        self._title = title
        self._view = view
        self._seat = seat
        self._people = people
        self._budget = budget
        self._language = language(title.choices, title.facts)
        self._heading = title.where(view)
        self._possible: dict[str, bool] = {}
        """What was found of orders before."""
        self.vocabulary = title.vocabulary(view, seat)

    def parser(self, texts: Mapping[int, str]) -> ClauseParser:
        """The parser for a letter with these lines."""
        names = self._language.names(self.vocabulary, self._people)
        return ClauseParser(self._language.heads(self.vocabulary), self._language.grammar, names, texts)

    def _read(self, line: str, people: People = ()) -> LetterReading:
        return self._language.read(line, self.vocabulary, self._heading, people=people, closely=False)

    def within(self, part: str, orders: Sequence[str]) -> bool:
        """Whether a line is nothing but some of these orders."""
        read = [self._read(one) for one in (part, *orders)]
        whole = [clause for one in read[1:] for clause in one.clauses]
        return bool(read[0].clauses) and not read[0].problems and all(one in whole for one in read[0].clauses)

    def is_order(self, line: str) -> bool:
        """Whether a line is an order, for this turn or for every turn, and not a word of one."""
        found = self._read(line, self._people)
        repeated = any(not one.when.turn for one in found.kept)
        return bool(found.clauses or repeated) and not found.problems

    def is_directive(self, line: str) -> bool:
        """Whether a line is a word to the service."""
        return bool(self._read(line, self._people).directives)

    def possible(self, order: str) -> bool:
        """Whether the checks find nothing wrong with an order."""
        if order not in self._possible:
            clauses = self._read(order).clauses
            sheet = Sheet(self._title, self._view, self._seat, clauses, 0, self._budget)
            self._possible[order] = bool(clauses) and not any(map(_is_wrong, told(sheet, [])))
        return self._possible[order]


def _is_wrong(finding: Finding) -> bool:
    return finding.severity == Severity.WARNING and finding.code != OnlyOnConditions.code
