"""Orders that leave one of the two actions of a turn without any."""

from collections.abc import Iterator

from adjudicator.engine.contract.order_words import NO
from adjudicator.games.cosmoforce.stages.combat import ACTIONS
from adjudicator.games.cosmoforce.table.speech import reason
from adjudicator.games.cosmoforce.words.order_words import Action
from adjudicator.orders.dry_run.order_checks import Check, Sheet
from adjudicator.orders.values.findings import Finding, Severity


class OneAction(Check):
    """Only one of the two actions of your turn has an order.

    A line that ends with `as action 1`, `as action 2` or `; once` is for one of them, and no other line is for the
    other one. A line without that is for both.
    """

    code = "F203"
    severity = Severity.HINT
    certain = False

    def look(self, sheet: Sheet) -> Iterator[Finding]:
        acting = [clause for clause in sheet.clauses if clause.about == Action.about]
        wished = [(one.choice, clause.limit) for clause in acting for one in clause.alternatives]
        if not acting or any(choice is NO for choice, _ in wished):
            return
        numbered = {choice.part() for choice, _ in wished} - {""}
        limits = [clause.limit for clause in acting if any(not one.choice.part() for one in clause.alternatives)]
        if None in limits or len(numbered) + sum(filter(None, limits)) >= ACTIONS:
            return
        left = next((str(one + 1) for one in range(ACTIONS) if numbered and str(one + 1) not in numbered), "any")
        yield self.whole(sheet, sheet.clauses.index(acting[0]) + 1, reason("found-one-action", left=left))
