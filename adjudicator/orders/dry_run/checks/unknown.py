"""Conditions on something that is unknown when it matters."""

from collections.abc import Iterator
from typing import Final

from adjudicator.engine.text.sayings import Together, house
from adjudicator.orders.dry_run.order_checks import Check, Sheet, Wish
from adjudicator.orders.values.conditions import Condition
from adjudicator.orders.values.findings import Finding

MOST: Final = 6
"""At most this many known facts are named."""
_MORE: Final = 8
"""In so many further situations, with other cards and other dice, it has to be unknown, too."""


class Unknown(Check):
    """A condition speaks of something that you will not know when the question comes, as far as one can see.

    What is not known is not true, so the alternative is passed over, whatever the others do. The sentence names what
    you will know at that moment.
    """

    code = "A107"
    certain = False

    def look(self, sheet: Sheet) -> Iterator[Finding]:
        for wish in sheet.wishes():
            if (found := unknown(sheet, wish)) is not None:
                facts, known = found
                yield self.at(sheet, wish, house("found-unknown", facts=facts, some=bool(known), known=known))


def unknown(sheet: Sheet, wish: Wish) -> tuple[str, str] | None:
    """The facts of a condition that will not be known, and some that will; None if all may be known."""
    if wish.condition is None or not _never_known(sheet, wish):
        return None
    return _what(sheet, wish, wish.condition), _instead(sheet, wish, wish.condition)


def _never_known(sheet: Sheet, wish: Wish) -> bool:
    """Whether the condition was unknown every time it was tested, in all situations that were tried and some more."""
    came = sheet.trial.quiet.of(sheet.seat, wish.line, wish.number)
    if any(one.held is not None for one in came):
        return False
    fate = sheet.fates[wish.line, wish.number]
    if fate.known or not (came or fate.asked):
        return False
    again = (one for tried in sheet.trial.anew(_MORE) for one in tried.of(sheet.seat, wish.line, wish.number))
    return all(one.held is None for one in again)


def _what(sheet: Sheet, wish: Wish, condition: Condition) -> str:
    came = sheet.trial.quiet.of(sheet.seat, wish.line, wish.number)
    facts = dict.fromkeys(fact.text(sheet.names) for one in came for fact in one.unknown)
    quoted = [f'"{fact}"' for fact in facts] or [f'"{condition.text(sheet.names)}"']
    return Together(quoted, house("list-and"))


def _instead(sheet: Sheet, wish: Wish, condition: Condition) -> str:
    """The knowable fact that is most like the one first written: `I would lose` for `I lose`."""
    meant = {word for fact in condition.facts() for word in fact.text(sheet.names).split()}
    for key, found in sheet.trial.quiet.watched.asked.items():
        if any((one.line, one.number) == (wish.line, wish.number) for one in found):
            known = dict.fromkeys(fact.text(sheet.names) for fact in sheet.known(key))
            likest = sorted(known, key=lambda fact: -len(meant.intersection(fact.split())))
            return ", ".join(likest[:MOST])
    return ""
