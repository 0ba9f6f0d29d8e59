"""Questions that nothing answers, or only something with a condition."""

from collections.abc import Iterator
from typing import Any

from adjudicator.engine.contract.order_words import Question
from adjudicator.engine.text.sayings import house
from adjudicator.orders.dry_run.order_checks import Check, Sheet
from adjudicator.orders.standing.readback import gone, unanswered
from adjudicator.orders.values.findings import Finding, Severity


class LeftOpen(Check):
    """No order answers a question that you are asked.

    The sentence says what happens then. What must be done is done at random; nothing that is optional is done.
    """

    code = "A110"
    severity = Severity.HINT
    partly = False

    def look(self, sheet: Sheet) -> Iterator[Finding]:
        none = gone(sheet.title, sheet.view, sheet.seat, sheet.clauses)
        for one in unanswered(sheet.clauses, sheet.questions, none):
            # An optional answer may well have a condition; without an answer that is owed, the phase is missed.
            if one.partly is self.partly and (one.question.owed or not self.partly):
                yield Finding(self.code, self.severity, 0, "", self.said(sheet, one.question))

    def said(self, sheet: Sheet, question: Question) -> str:
        """What is open, and what happens then."""
        return house("found-open", **_asked(sheet, question))


class OnlyOnConditions(LeftOpen):
    """Every order that answers a question you owe an answer has a condition.

    If none of them is known to hold, the same happens as if you had said nothing. An alternative without a condition at
    the end, after `ELSE`, settles it.
    """

    code = "A111"
    severity = Severity.WARNING
    partly = True

    def said(self, sheet: Sheet, question: Question) -> str:
        return house("found-only-on-conditions", **_asked(sheet, question))


def _asked(sheet: Sheet, question: Question) -> dict[str, Any]:
    place, silence = sheet.names.numbered, question.silence.rstrip(".")
    return {"place": place, "where": question.where, "prompt": question.prompt, "silence": silence}
