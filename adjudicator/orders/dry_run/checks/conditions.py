"""Conditions that are never true, or true whenever they are known."""

from collections.abc import Iterator

from adjudicator.engine.text.sayings import house
from adjudicator.orders.dry_run.order_checks import Check, Sheet
from adjudicator.orders.values.findings import Finding, Severity
from adjudicator.orders.values.satisfiability import always, never


class NeverTrue(Check):
    """A condition can never be true, so what depends on it never happens.

    Two parts of it contradict each other, as in `IF offence tokens >= 6 AND offence tokens < 3`; or something it speaks
    of is settled for this phase and is otherwise. Where you meant one or the other, write `OR`.
    """

    code = "A105"

    def look(self, sheet: Sheet) -> Iterator[Finding]:
        for wish in sheet.wishes():
            if wish.condition is not None and never(wish.condition, sheet.settled(wish.clause.where), sheet.budget):
                words = wish.condition.text(sheet.names)
                yield self.at(sheet, wish, house("found-never-true", words=words))


class AlwaysTrue(Check):
    """A condition is true whenever it is known, so it decides nothing.

    It says less than it seems to, as `IF Blue holds 0 cards or more` does, or something it speaks of is settled for
    this phase. Leave the condition out, or make it a stricter one.
    """

    code = "A106"
    severity = Severity.HINT

    def look(self, sheet: Sheet) -> Iterator[Finding]:
        for wish in sheet.wishes():
            if wish.condition is not None and always(wish.condition, sheet.settled(wish.clause.where), sheet.budget):
                words = wish.condition.text(sheet.names)
                yield self.at(sheet, wish, house("found-always-true", words=words))
