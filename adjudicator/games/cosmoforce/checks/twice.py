"""Lines that are about both actions of a turn, with others behind them."""

from collections.abc import Iterator

from adjudicator.engine.contract.trace import How
from adjudicator.games.cosmoforce.stages.combat import ACTIONS
from adjudicator.games.cosmoforce.table.speech import reason
from adjudicator.games.cosmoforce.words.order_words import Action
from adjudicator.orders.dry_run.order_checks import Check, Sheet
from adjudicator.orders.values.findings import Finding, Severity


class BothActions(Check):
    """A line without a number takes both actions of your turn, and another action that you have ordered gets none.

    That is as you want it if the other line is for the case that the first cannot be carried out. To take one action
    each, end the lines with `as action 1` and `as action 2`, or the first one with `; once`.
    """

    code = "F201"
    severity = Severity.HINT
    certain = False

    def look(self, sheet: Sheet) -> Iterator[Finding]:
        acted = [one for one, _ in sheet.trial.quiet.mine(sheet.seat) if one.about == Action.about]
        if len(acted) < ACTIONS or any(one.how is not How.ORDERED for one in acted):
            return
        order, alternative = acted[0].order, acted[0].alternative
        if (order, alternative) != (acted[1].order, acted[1].alternative):
            return
        first = sheet.clauses[order].alternatives[alternative - 1]
        if first.condition is not None:
            return
        for wish in sheet.wishes():
            choice = wish.choice
            if wish.line <= order + 1 or not isinstance(choice, Action):
                continue
            other = choice.part() or choice.word != first.choice.word
            if other and sheet.title.never(sheet.view, sheet.seat, choice.about, 0, choice) is None:
                yield self.whole(sheet, wish.line, reason("found-both-actions", line=order + 1))
                return
