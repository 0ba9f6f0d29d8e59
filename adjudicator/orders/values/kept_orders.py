"""Kept orders: orders for a phase that is not open yet, or for every turn, in their writer's own words.

What they name may change until their phase opens (`planet 4` is in the system that is attacked then), so they are read
again every time.
"""

from collections.abc import Iterable

from msgspec import Struct

from adjudicator.engine.contract.heading import Heading
from adjudicator.engine.text.sayings import Saying, house

PASS = "PASS"  # noqa: S105 - a word of letters
"""The words of a kept order that wants nothing."""


class When(Struct, frozen=True):
    """The phase for which an order is kept; `turn` 0 is every turn."""

    turn: int
    phase: int

    def __str__(self) -> str:
        return f"turn {self.turn} phase {self.phase}" if self.turn else f"every turn, phase {self.phase}"

    @property
    def said(self) -> Saying:
        """The phase in words for people."""
        return house("kept-for", turn=self.turn, phase=self.phase)

    @property
    def heading(self) -> str:
        """The heading under which an order is kept for this phase."""
        return f"TURN {self.turn} PHASE {self.phase}" if self.turn else f"EVERY TURN PHASE {self.phase}"

    def at(self, heading: Heading) -> bool:
        """Whether it means this phase."""
        return self.phase == heading.phase and self.turn in (0, heading.turn)

    def over(self, heading: Heading) -> bool:
        """Whether its phase can no longer open, now that this one is open."""
        return self.turn > 0 and (self.turn, self.phase) < (heading.turn, heading.phase)


class Kept(Struct, frozen=True):
    """An order kept for later: one line that begins with an order word, and the question it answers.

    `about` and `where` are those of a clause, as far as they are known before its phase opens.
    """

    when: When
    words: str
    about: str
    where: int = 0

    @property
    def question(self) -> tuple[When, str, int]:
        """The question it answers: a later order on the same question of the same phase replaces an earlier one."""
        return (self.when, self.about, self.where)


def waiting(kept: Iterable[Kept], heading: Heading) -> tuple[Kept, ...]:
    """The orders for this phase and later ones, once this phase is open."""
    return tuple([one for one in kept if not one.when.over(heading)])


def lapsed(kept: Iterable[Kept], heading: Heading) -> tuple[Kept, ...]:
    """The orders whose phase was passed over when this one opened."""
    return tuple([one for one in kept if one.when.over(heading)])


def listed(kept: Iterable[Kept]) -> list[Kept]:
    """The orders as they are shown: phase by phase, those for every turn last."""
    return sorted(kept, key=lambda one: (one.when.turn == 0, one.when.turn, one.when.phase))
