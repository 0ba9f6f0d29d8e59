"""An alternative behind one that always answers."""

from collections.abc import Hashable, Iterator

from adjudicator.engine.contract.order_words import NO
from adjudicator.engine.text.sayings import Together, house
from adjudicator.orders.dry_run.order_checks import Check, Sheet, Wish
from adjudicator.orders.values.conditions import Condition
from adjudicator.orders.values.findings import Finding
from adjudicator.orders.values.satisfiability import implied


class Unreachable(Check):
    """An alternative, or a whole line, stands behind something that always answers first.

    What you write is tried in order. Behind an alternative that has no condition and can always be carried out nothing
    is ever tried; nor is the same wish a second time. Put what you want most at the top, or give the first one a
    condition.
    """

    code = "A101"

    def look(self, sheet: Sheet) -> Iterator[Finding]:
        before = _Before(sheet)
        for wish in sheet.wishes():
            first = before.going_first(wish)
            conditions = [one.condition for one in first]
            settled = sheet.settled(wish.clause.where)
            if first and implied(wish.condition, conditions, settled, sheet.budget):
                yield self.at(sheet, wish, _why(wish, first))
            before.add(wish)


class _Before:
    """The alternatives before one, by the questions they may take away; for equal conditions only the first."""

    def __init__(self, sheet: Sheet) -> None:
        self._sheet = sheet
        self._found: dict[tuple[Hashable, ...], dict[Condition | None, Wish]] = {}

    def add(self, wish: Wish) -> None:
        """Put one behind those that are there."""
        clause = wish.clause
        key: tuple[Hashable, ...] = (clause.about, clause.where)
        if not self._sheet.sure(wish):
            # The same wish fails for the same reason, unless it fails because its line has applied often enough.
            key = (*key, wish.choice, None if clause.limit is None else wish.line)
        self._found.setdefault(key, {}).setdefault(wish.condition, wish)

    def going_first(self, wish: Wish) -> list[Wish]:
        """Earlier alternatives that always leave this one nothing to answer if their condition holds, in order."""
        about = wish.clause.about
        found: list[Wish] = []
        for where in (0, wish.clause.where) if wish.clause.where else (0,):
            found += self._found.get((about, where), {}).values()
            for line in (None, wish.line) if wish.choice is not NO else ():
                found += self._found.get((about, where, wish.choice, line), {}).values()
        first: dict[Condition | None, Wish] = {}
        for one in sorted(found, key=lambda one: (one.line, one.number)):
            first.setdefault(one.condition, one)
        return list(first.values())


def _why(wish: Wish, first: list[Wish]) -> str:
    alone = [one for one in first if one.condition is None]
    if alone:
        return house("found-unreachable", place=alone[0].place, same=alone[0].choice == wish.choice)
    places = Together([one.place for one in first], house("list-and"))
    conditional = wish.condition is not None
    return house("found-unreachable-together", conditional=conditional, places=places, count=len(first))
