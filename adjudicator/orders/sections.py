"""Sections: which phase and which challenge the headings of a letter say that its orders are for.

The heading of the open phase is a safety belt. Below that of a later phase, or EVERY TURN, orders are kept until it
opens; below any other, nothing is read as an order.
"""

from collections.abc import Sequence

from adjudicator.engine.title import Heading
from adjudicator.orders.later import When
from adjudicator.orders.lines import Named

NOT_READ = "nothing below it was read as orders"


class Section:
    """The section that is being read, while `heading` (None: any phase) is open; `phases` are those of a turn."""

    __slots__ = ("heading", "nowhere", "phases", "refused", "when", "where")

    def __init__(self, heading: Heading | None, phases: Sequence[int]) -> None:
        self.heading = heading
        self.phases = phases
        self.where = 0
        self.nowhere = False
        """Whether it is that of a challenge that does not exist or cannot be told."""
        self.refused = ""
        """Why orders are not read here: they stand under the heading of a phase that cannot be."""
        self.when: When | None = None
        """The later phase that orders are kept for here."""

    def everywhere(self) -> None:
        """Speak of every challenge from here on."""
        self.where, self.nowhere = 0, False

    def phase(self, named: Named) -> str:
        """Speak of another phase from here on; returns what is wrong with that, empty if nothing is."""
        self.everywhere()
        self.refused = ""
        self.when, wrong = self.meant(named)
        if wrong:
            of = f"turn {named.turn} " if named.turn else ""
            self.refused = f"for {of}phase {named.phase}" if named.phase else "below a heading that names no phase"
        return wrong

    def only(self, named: Named) -> str:
        """Speak of every turn for the order that follows; returns what is wrong with that, empty if nothing is."""
        self.when, wrong = self.meant(named)
        return wrong

    def meant(self, named: Named) -> tuple[When | None, str]:
        """The later phase that a heading means (None: the open one), and what is wrong with it."""
        now = self.heading
        if now is None:
            return None, ""
        if not named.phase and not named.every:
            such = f"PHASE {now.phase}, TURN {now.turn + 1} PHASE {now.phase} or EVERY TURN"
            return None, f"this heading does not say which phase it is for, as {such} would; {NOT_READ}"
        number = named.phase or (self.when.phase if self.when is not None else now.phase)
        if self.phases and number not in self.phases:
            there_are = ", ".join(map(str, self.phases))
            return None, f"there is no phase {number} (a turn has {there_are}); {NOT_READ}"
        if named.every:
            return When(0, number), ""
        when = When(named.turn or now.turn, number)
        if when.over(now):
            again = "" if named.turn else f" (for the next turn write TURN {now.turn + 1} PHASE {number})"
            return None, f"this is for {when}, but {now} is open{again}; {NOT_READ}"
        return None if when.at(now) else when, ""
