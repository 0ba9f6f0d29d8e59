"""Sections: the phase and the challenge that the headings of a letter give for the orders below them.

The heading of the open phase is a safeguard. Orders below the heading of a later phase, or EVERY TURN, are kept until
that phase opens. Below any other heading, nothing is read as an order.
"""

from collections.abc import Sequence

from adjudicator.engine.contract.heading import Heading
from adjudicator.engine.text.sayings import house
from adjudicator.orders.lines.line_kinds import Named
from adjudicator.orders.values.kept_orders import When


class Section:
    """The section that is being read, while `heading` (None: any phase) is open; `phases` are those of a turn."""

    __slots__ = ("heading", "nowhere", "phases", "refused", "when", "where")

    def __init__(self, heading: Heading | None, phases: Sequence[int]) -> None:
        self.heading = heading
        self.phases = phases
        self.where = 0
        self.nowhere = False
        """Whether the heading names a challenge that does not exist or is unclear."""
        self.refused = ""
        """Why orders are not read here: their heading names an impossible phase."""
        self.when: When | None = None
        """The later phase for which orders are kept here."""

    def everywhere(self) -> None:
        """Turn to every challenge from here on."""
        self.where, self.nowhere = 0, False

    def phase(self, named: Named) -> str:
        """Turn to another phase; returns what is wrong with that, empty if nothing is."""
        self.everywhere()
        self.refused = ""
        self.when, wrong = self.meant(named)
        if wrong:
            self.refused = house("refused-section", turn=named.turn or 0, phase=named.phase or 0)
        return wrong

    def only(self, named: Named) -> str:
        """Turn to every turn for the next order alone; returns what is wrong with that, empty if nothing is."""
        self.when, wrong = self.meant(named)
        return wrong

    def meant(self, named: Named) -> tuple[When | None, str]:
        """The later phase that a heading means (None: the open one), and what is wrong with it."""
        now = self.heading
        if now is None:
            return None, ""
        if named.phase is None and not named.every:
            return None, house("heading-no-phase", phase=now.phase, next=now.turn + 1)
        number = named.phase
        if number is None:
            number = self.when.phase if self.when is not None else now.phase
        if self.phases and number not in (now.phase, *self.phases):
            there_are = ", ".join(map(str, self.phases))
            return None, house("heading-no-such-phase", phase=number, phases=there_are)
        if named.every:
            return When(0, number), ""
        when = When(named.turn or now.turn, number)
        if when.over(now):
            again = 0 if named.turn else now.turn + 1
            return None, house("heading-over", when=when.said, now=now.said, next=again, phase=number)
        return None if when.at(now) else when, ""
