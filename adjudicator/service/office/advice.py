"""Advice in an acknowledgement, beyond what stands: findings of the checks, and the results of trying the orders.

Both use only the seat's view and its orders, never the position on file.
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
"""How many alternatives are examined: some are compared with all before them, and a hostile letter is long."""


class Sought(Struct, frozen=True):
    """Everything that advice depends on: what a seat knows, its orders, and how many situations are tried (0: none).

    So advice that was worked out from equal values, earlier or elsewhere, is the same.
    """

    title: str
    view: State
    seat: int
    clauses: tuple[Clause, ...]
    situations: int
    tongue: Tongue = IN_ENGLISH
    """The language of the player who is advised."""
    steps: int = STEPS
    """How many steps may be spent on it."""

    @property
    def long(self) -> bool:
        """Whether it takes so long that nobody should wait for it."""
        return bool(self.situations and self.clauses)

    @property
    def alternatives(self) -> int:
        """The number of alternatives in all orders."""
        return sum(len(clause.alternatives) for clause in self.clauses)


class Advice(NamedTuple):
    """Findings, the dry run's sentences, and how often each alternative was taken in it.

    `covered` are the questions that are answered whatever the others do. `fault` is the fault on which any of this
    failed (empty: none); that part is left out. `passed_over` is the number of alternatives if there are too many to
    examine any. `cut` means that the examination ended early. `steps` says how many it took.
    """

    noticed: tuple[Noticed, ...]
    tried: tuple[str, ...]
    taken: tuple[Taken, ...]
    covered: tuple[Question, ...]
    fault: str = ""
    passed_over: int = 0
    cut: bool = False
    steps: int = 0


def advised(sought: Sought) -> Advice:
    """Examine a seat's orders, and try them.

    Orders stand whether they can be tried or not. So anything that fails here is reported and left out, and so is
    anything that the steps do not suffice for.
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
    used = sought.steps - sheet.budget.left
    return Advice(noticed, tried, taken, covered, what, cut=sheet.budget.spent, steps=used)


def _taken(sheet: Sheet) -> tuple[Taken, ...]:
    if not sheet.outcome.situations:
        return ()
    words = {(wish.line, wish.number): sheet.quoted(wish) for wish in sheet.wishes()}
    return tuple(
        Taken(one.line, one.number, words[one.line, one.number], one.asked, one.taken, sheet.outcome.situations)
        for one in sheet.outcome.wishes
    )
