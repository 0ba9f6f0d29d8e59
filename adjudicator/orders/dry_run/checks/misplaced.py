"""Orders that answer nothing in the open phase."""

from collections.abc import Iterator

from adjudicator.engine.contract.order_words import ORDER_WORD
from adjudicator.engine.text.sayings import Together, house
from adjudicator.orders.dry_run.order_checks import Check, Sheet
from adjudicator.orders.values.findings import Finding


class NotAsked(Check):
    """An order answers a question that you are not asked in this phase, as far as you can know.

    It may belong to another phase, to a challenge in which you have no part, or to a card that you do not hold. It
    stands, and does nothing unless something unforeseen makes it useful. Your order form lists what you are asked.
    """

    code = "A108"
    certain = False
    bars = True

    def look(self, sheet: Sheet) -> Iterator[Finding]:
        asked = {(question.about, question.where) for question in sheet.questions}
        kinds = {about for about, _ in asked}
        carried = sheet.title.carried
        for line, clause in enumerate(sheet.clauses, 1):
            lacking = sheet.names.lacks(ORDER_WORD, clause.word)  # nobody can give it in this game, or not yet
            if (clause.about in carried and not lacking) or clause.said or clause.answers(sheet.questions):
                continue  # said: for every turn
            if clause.about not in kinds:
                heading, why = sheet.title.where(sheet.view).said, clause.alternatives[0].choice.unasked()
                yield self.whole(sheet, line, house("found-not-asked", heading=heading, why=why or "no"))
            else:
                places = sorted(where for about, where in asked if about == clause.about)
                there = Together([str(one) for one in places], house("list-and")) if places else ""
                yield self.whole(
                    sheet,
                    line,
                    house(
                        "found-not-asked-there",
                        place=sheet.names.numbered,
                        number=clause.where,
                        some=bool(places),
                        places=len(places),
                        there=there,
                    ),
                )
