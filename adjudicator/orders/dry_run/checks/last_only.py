"""Conditions that are named behind the last alternative only."""

import re
from collections.abc import Iterator
from typing import Final

from msgspec.structs import replace

from adjudicator.engine.contract.order_words import NO, Vocabulary
from adjudicator.engine.text.sayings import house
from adjudicator.orders.dry_run.order_checks import Check, Sheet
from adjudicator.orders.values.clauses import Clause, text
from adjudicator.orders.values.conditions import Condition
from adjudicator.orders.values.findings import Finding, Severity

_NAME: Final = re.compile(r"\b[A-Z][a-z]+")


class OfTheLastOnly(Check):
    """A condition stands behind the last alternative of an order, and the ones before it have none.

    Every alternative is an order for itself: in `ZAP Blue OR Green IF used against me` the condition is that of Green,
    and Blue is zapped whatever they use. If it is meant for all of them, write it behind each. A condition on something
    that only the last alternative names, as in `Blue ELSE Green IF Green hand >= 5`, is not reported.
    """

    code = "A112"
    severity = Severity.HINT

    def look(self, sheet: Sheet) -> Iterator[Finding]:
        for line, clause in enumerate(sheet.clauses, 1):
            meant = _meant(clause)
            last = clause.alternatives[-1].condition
            if meant is not None and last is not None and not _its_own(clause, last, sheet.names):
                words = last.text(sheet.names)
                yield self.whole(sheet, line, house("found-last-only", words=words, meant=text(meant, sheet.names)))


def _its_own(clause: Clause, condition: Condition, names: Vocabulary) -> bool:
    """Whether the condition is about what only the last alternative names: `Blue ELSE Green IF Green hand >= 5`."""
    *before, last = [_named(one.choice.text(names)) for one in clause.alternatives]
    return not _named(condition.text(names)).isdisjoint(last.difference(*before))


def _named(said: str) -> frozenset[str]:
    return frozenset(_NAME.findall(said))


def _meant(clause: Clause) -> Clause | None:
    """The clause with the last alternative's condition behind all of them; None if there are other conditions."""
    *before, last = clause.alternatives
    if clause.said or not before or last.condition is None or last.choice is NO:
        return None
    if any(one.condition is not None or one.choice is NO for one in before):
        return None
    held = tuple([replace(one, condition=last.condition) for one in clause.alternatives])
    return replace(clause, alternatives=held)
