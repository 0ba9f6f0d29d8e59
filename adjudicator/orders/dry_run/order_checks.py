"""Checks of standing orders: what every check is given, and how their findings are collected.

A check is a small class in `adjudicator/orders/dry_run/checks`, or in the folder of the title whose rules it knows.
Players read its docstring.
"""

from collections.abc import Iterator, Sequence
from functools import cache, cached_property
from typing import Any, ClassVar, NamedTuple

from adjudicator.core.event import Seat, State
from adjudicator.engine.contract.order_words import NO, Choice, Fact, Question, Vocabulary
from adjudicator.engine.contract.piece_folders import found
from adjudicator.engine.contract.questions import Ask, OneOf
from adjudicator.engine.contract.title import Title
from adjudicator.engine.text.sayings import house
from adjudicator.orders.dry_run.trial import QUIET, Outcome, Trial, Wishes, outcome
from adjudicator.orders.grammar.phrase_parser import Meant, read
from adjudicator.orders.letter.order_language import language
from adjudicator.orders.standing.watched_orders import Key
from adjudicator.orders.values.budget import Budget, Spent
from adjudicator.orders.values.clauses import Clause, alternative_text, text
from adjudicator.orders.values.conditions import Condition
from adjudicator.orders.values.findings import Finding, Severity
from adjudicator.orders.values.satisfiability import Settled, implied
from adjudicator.orders.words.lexer import split
from adjudicator.orders.words.names import names_of


class Now(NamedTuple):
    """What a seat knows when the phase opens, as if it were asked something about a challenge."""

    seat: Seat
    ask: Ask
    view: State


class Wish(NamedTuple):
    """One alternative of the standing orders and its place; lines and alternatives are counted from 1."""

    line: int
    number: int
    clause: Clause

    @property
    def choice(self) -> Choice:
        """What it asks for."""
        return self.clause.alternatives[self.number - 1].choice

    @property
    def condition(self) -> Condition | None:
        """The condition on which it applies."""
        return self.clause.alternatives[self.number - 1].condition

    @property
    def place(self) -> str:
        """`line 2`, or `alternative 3 of line 2` if the line has several alternatives."""
        alone = len(self.clause.alternatives) == 1
        return house("order-place", line=self.line, alternative=0 if alone else self.number)


class Sheet:
    """A seat's standing orders with everything it may know of them: its view of the game, and no state.

    The orders are tried in `situations` many situations; `budget` holds the steps for all of it (None: as many as for a
    letter). Any question to the sheet may raise Spent.
    """

    def __init__(
        self,
        title: Title[Any],
        view: State,
        seat: Seat,
        clauses: Sequence[Clause],
        situations: int = 0,
        budget: Budget | None = None,
    ) -> None:
        self.budget = budget if budget is not None else Budget()
        self.title = title
        self.view = view
        self.seat = seat
        self.clauses = tuple(clauses)
        self.names: Vocabulary = title.vocabulary(view, seat)
        self.questions: tuple[Question, ...] = title.questions(view, seat)
        self._situations = situations

    def wishes(self) -> Iterator[Wish]:
        """All alternatives, in the order in which they are tried."""
        for line, clause in enumerate(self.clauses, 1):
            for number in range(1, len(clause.alternatives) + 1):
                self.budget.take(1)
                yield Wish(line, number, clause)

    def settled(self, where: int) -> Settled:
        """What is known for the whole phase of the facts of a challenge."""

        def value(fact: Fact) -> Any:
            return self.title.fixed(self.view, self.seat, where, fact)

        return value

    def so_already(self, fact: Fact) -> bool:
        """Whether a fact is true when the phase opens, in any challenge."""
        self.budget.take(len(self._asks))
        return any(fact.value(Now(self.seat, ask, self.view)) for ask in self._asks)

    @cached_property
    def _asks(self) -> tuple[Ask, ...]:
        places = {0, *(question.where for question in self.questions), *(clause.where for clause in self.clauses)}
        places.update(self.names.kinds.get("challenge", {}).values())
        return tuple(Ask(self.seat, "", OneOf(()), where=where) for where in sorted(places))

    @cached_property
    def trial(self) -> Trial:
        """The dry run of these orders."""
        return Trial(self.title, self.view, self.seat, self.clauses, self._situations, self.budget)

    @cached_property
    def outcome(self) -> Outcome:
        """What came of the dry run."""
        return outcome(self.trial)

    @cached_property
    def fates(self) -> dict[tuple[int, int], Wishes]:
        """The outcome of each alternative, by its line and number."""
        return {(one.line, one.number): one for one in self.outcome.wishes}

    @cached_property
    def examples(self) -> tuple[Fact, ...]:
        """The facts that serve as examples for conditions, in this seat's names."""
        grammar, names = language(self.title.choices, self.title.facts).grammar, names_of(self.names)
        found: list[Fact] = []
        for kind in self.title.facts:
            meaning = read(grammar, names, None, split(kind.example))
            if isinstance(meaning, Meant):
                found += meaning.value.facts()
        return tuple(found)

    def known(self, key: Key) -> tuple[Fact, ...]:
        """The examples whose values the seat would know when it is asked, if nobody else ordered anything."""
        return self._knew.get(key, ())

    @cached_property
    def _knew(self) -> dict[Key, tuple[Fact, ...]]:
        return self.trial.tried(QUIET, facts=self.examples).watched.knew

    def covered(self, about: str, where: int) -> bool:
        """Whether these orders answer every question of a kind in a challenge, whatever others do."""
        answers = [
            wish.condition
            for wish in self.wishes()
            if wish.clause.about == about and wish.clause.where in (0, where) and self.sure(wish)
        ]
        return implied(None, answers, self.settled(where), self.budget)

    def sure(self, wish: Wish) -> bool:
        """Whether an alternative answers every question of its kind when its condition holds."""
        clause = wish.clause
        if clause.limit is not None and wish.choice is not NO:
            return False
        if clause.part and wish.choice is NO:
            return False  # it declines only what the line is about
        return self.title.sure(self.view, self.seat, clause.about, clause.where, wish.choice)

    def quoted(self, wish: Wish) -> str:
        """The words of an alternative as they stand."""
        words = alternative_text(wish.clause, wish.number - 1, self.names).strip()
        return f"{wish.clause.word} {words}".strip() if wish.number == 1 else f"ELSE {words}".strip()

    def line(self, line: int) -> str:
        """The words of a whole line."""
        return text(self.clauses[line - 1], self.names)


class Check:
    """Looks for one thing in standing orders. All its findings have the same code."""

    code: ClassVar[str]
    severity: ClassVar[Severity] = Severity.WARNING
    certain: ClassVar[bool] = True
    """Whether its findings hold whatever others do, rather than only for the present position."""
    bars: ClassVar[bool] = False
    """Whether its findings keep an order from being carried out: one such finding is enough."""
    instead: ClassVar[frozenset[str]] = frozenset()
    """The codes of more general checks whose findings on the same alternative are left out."""

    def look(self, sheet: Sheet) -> Iterator[Finding]:
        """The findings of this check."""
        raise NotImplementedError  # pragma: no cover - every check defines it

    def at(self, sheet: Sheet, wish: Wish, sentence: str) -> Finding:
        """A finding about one alternative."""
        number = wish.number if len(wish.clause.alternatives) > 1 else 0
        words = sheet.quoted(wish)
        return Finding(self.code, self.severity, wish.line, words, sentence, number, self.certain)

    def whole(self, sheet: Sheet, line: int, sentence: str) -> Finding:
        """A finding about a whole line."""
        return Finding(self.code, self.severity, line, sheet.line(line), sentence, 0, self.certain)


class Barred(Check):
    """Looks for alternatives that can never be carried out, for one reason."""

    bars = True

    def why(self, sheet: Sheet, wish: Wish) -> str | None:
        """The reason, in a sentence that says what would work; None if the alternative may be carried out."""
        raise NotImplementedError  # pragma: no cover - every such check defines it

    def look(self, sheet: Sheet) -> Iterator[Finding]:
        for wish in sheet.wishes():
            why = self.why(sheet, wish)
            if why is not None:
                yield self.at(sheet, wish, why)


@cache
def general() -> tuple[Check, ...]:
    """The checks of every title, in the order of their codes."""
    return tuple(sorted(found("adjudicator.orders.dry_run.checks", Check), key=lambda check: check.code))


@cache
def own(package: str) -> tuple[Check, ...]:
    """A title's own checks, which are in its `package` (empty: there are none)."""
    return found(package, Check) if package else ()


def checks(title: Title[Any]) -> tuple[Check, ...]:
    """All checks of a title; its own come first, as they know its rules."""
    return (*own(title.checks), *general())


def findings(sheet: Sheet, failed: list[Exception] | None = None) -> tuple[Finding, ...]:
    """Everything to be said of a seat's standing orders, line by line.

    One reason is enough for an alternative that can never be carried out: that of the title's own rules, if it has one.
    A check that fails finds nothing: its error goes to `failed` if that is given, otherwise it is raised. When the
    steps of the sheet are spent, the findings so far are returned.
    """
    every = told(sheet, failed)
    return tuple(sorted(every, key=lambda finding: (finding.line == 0, finding.line, finding.alternative)))


def told(sheet: Sheet, failed: list[Exception] | None = None) -> Iterator[Finding]:
    """The same, check by check: whoever wants to know whether there is any need not have all of them."""
    barred: set[tuple[int, int]] = set()
    said_better: set[tuple[str, int, int]] = set()
    for check in checks(sheet.title):
        said: list[Finding] = []
        try:
            said.extend(check.look(sheet))
        except Spent:
            pass  # what it has found so far is in the list
        except Exception as fault:
            if failed is None:
                raise
            failed.append(fault)
            continue
        for finding in said:
            place = (finding.line, finding.alternative)
            if (check.bars and place in barred) or (check.code, *place) in said_better:
                continue
            said_better.update((code, *place) for code in check.instead)
            if check.bars:
                barred.add(place)
            yield finding
