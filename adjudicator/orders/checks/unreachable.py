"""An alternative behind one that always answers."""

from collections.abc import Iterator

from adjudicator.engine.saying import Together, house
from adjudicator.engine.words import NO
from adjudicator.orders.checking import Check, Sheet, Wish
from adjudicator.orders.findings import Finding
from adjudicator.orders.truth import implied


class Unreachable(Check):
    """An alternative, or a whole line, stands behind something that always answers first.

    What you write is tried in order. Behind an alternative that has no condition and can always be carried out nothing
    is ever tried; nor is the same wish a second time. Put what you want most at the top, or give the first one a
    condition.
    """

    code = "A101"

    def look(self, sheet: Sheet) -> Iterator[Finding]:
        before: list[Wish] = []
        for wish in sheet.wishes():
            first = [one for one in before if _goes_first(sheet, one, wish)]
            if first and implied(wish.condition, [one.condition for one in first], sheet.settled(wish.clause.where)):
                yield self.at(sheet, wish, _why(wish, first))
            before.append(wish)


def _goes_first(sheet: Sheet, one: Wish, wish: Wish) -> bool:
    """Whether an alternative, wherever its condition holds, leaves nothing to ask a later one."""
    first, later = one.clause, wish.clause
    if first.about != later.about or first.where not in (0, later.where):
        return False
    if sheet.sure(one):
        return True
    # The same wish fails for the same reason, unless it fails because its line has applied often enough.
    return one.choice == wish.choice and wish.choice is not NO and (first.limit is None or one.line == wish.line)


def _why(wish: Wish, first: list[Wish]) -> str:
    alone = [one for one in first if one.condition is None]
    if alone:
        return house("found-unreachable", place=alone[0].place, same=alone[0].choice == wish.choice)
    places = Together([one.place for one in first], house("list-and"))
    conditional = wish.condition is not None
    return house("found-unreachable-together", conditional=conditional, places=places, count=len(first))
