"""What an acknowledgement says of orders beyond what stands: findings of the checks, and what came of trying them.

Both are made from the seat's view and its orders; the position on file is not looked at.
"""

from traceback import format_exception
from typing import Final, NamedTuple

from msgspec import Struct

from adjudicator.core.event import State
from adjudicator.engine.contract.order_words import Question
from adjudicator.engine.text.phrasebook import IN_ENGLISH, Tongue
from adjudicator.games import catalogue
from adjudicator.orders.dry_run.forecast import Forecast
from adjudicator.orders.dry_run.order_checks import Sheet, findings
from adjudicator.orders.values.budget import STEPS, Budget, Spent
from adjudicator.orders.values.clauses import Clause
from adjudicator.reports.values.document import Noticed, Taken

MOST: Final = 500
"""Alternatives that are looked at: some are compared with all before them, and a hostile letter is long."""


class Sought(Struct, frozen=True):
    """All that advice depends on: what a seat knows, its orders, and in how many situations they are tried (0: none).

    So advice that was worked out for the same before, or elsewhere, is the same.
    """

    title: str
    view: State
    seat: int
    clauses: tuple[Clause, ...]
    situations: int
    tongue: Tongue = IN_ENGLISH
    """The language of who is advised."""
    steps: int = STEPS
    """So many steps may be taken for it."""

    @property
    def long(self) -> bool:
        """Whether it takes so long that nobody should wait for it."""
        return bool(self.situations and self.clauses)

    @property
    def alternatives(self) -> int:
        """How many there are in all orders."""
        return sum(len(clause.alternatives) for clause in self.clauses)


class Advice(NamedTuple):
    """What was noticed, what the dry run says in sentences, and how often each alternative was taken in it.

    `covered` are the questions that are answered whatever the others do. `fault` is what the program failed by at any
    of this (empty: by nothing): what it failed at is left out. `passed_over` are alternatives that are so many that
    none was looked at; `cut` says that looking at them has come to its end before it was done.
    """

    noticed: tuple[Noticed, ...]
    tried: tuple[str, ...]
    taken: tuple[Taken, ...]
    covered: tuple[Question, ...]
    fault: str = ""
    passed_over: int = 0
    cut: bool = False


def advised(sought: Sought) -> Advice:
    """Look at a seat's orders, and try them.

    Orders stand whether they can be tried or not, so whatever fails here is told of and left out; so is what there are
    no steps left for.
    """
    if sought.alternatives > MOST:
        return Advice((), (), (), (), passed_over=sought.alternatives)
    failed: list[Exception] = []
    title, view = catalogue.title(sought.title).speaking(sought.tongue), sought.view
    sheet = Sheet(
        title, view, sought.seat, sought.clauses, sought.situations if sought.long else 0, Budget(sought.steps)
    )
    found = [one for one in findings(sheet, failed) if not one.open]
    noticed = tuple(
        Noticed(one.code, one.severity.value, one.line, one.alternative, one.words, one.sentence) for one in found
    )
    tried: tuple[str, ...] = ()
    taken: tuple[Taken, ...] = ()
    covered: tuple[Question, ...] = ()
    try:
        tried = Forecast(sheet, frozenset((one.line, one.alternative) for one in found)).sentences()
        taken = _taken(sheet)
    except Spent:
        pass
    except Exception as fault:  # noqa: BLE001 - whatever a title does in its dry run, its letters are answered
        failed.append(fault)
    try:
        covered = tuple(one for one in sheet.questions if sheet.covered(one.about, one.where))
    except Spent:
        pass
    except Exception as fault:  # noqa: BLE001 - the same
        failed.append(fault)
    what = "".join(format_exception(failed[0])) if failed else ""
    return Advice(noticed, tried, taken, covered, what, cut=sheet.budget.spent)


def _taken(sheet: Sheet) -> tuple[Taken, ...]:
    if not sheet.outcome.situations:
        return ()
    words = {(wish.line, wish.number): sheet.quoted(wish) for wish in sheet.wishes()}
    return tuple(
        Taken(one.line, one.number, words[one.line, one.number], one.asked, one.taken, sheet.outcome.situations)
        for one in sheet.outcome.wishes
    )
