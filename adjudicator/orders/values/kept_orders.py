"""Orders kept for later: for a phase that is not open yet, or for every turn; in their writer's own words.

What they name may change until their phase opens (`planet 4` is in the system that is attacked then), so they are read
again every time.
"""

from collections.abc import Iterable

from msgspec import Struct

from adjudicator.engine.contract.heading import Heading
from adjudicator.engine.text.sayings import Saying, house

PASS = "PASS"  # noqa: S105 - a word of letters
"""The words of an order kept for later that wants nothing."""


class When(Struct, frozen=True):
    """The phase that an order is kept for; `turn` 0 is every turn."""

    turn: int
    phase: int

    def __str__(self) -> str:
        return f"turn {self.turn} phase {self.phase}" if self.turn else f"every turn, phase {self.phase}"

    @property
    def said(self) -> Saying:
        """It, for people."""
        return house("kept-for", turn=self.turn, phase=self.phase)

    @property
    def heading(self) -> str:
        """The heading below which an order is kept for it."""
        return f"TURN {self.turn} PHASE {self.phase}" if self.turn else f"EVERY TURN PHASE {self.phase}"

    def at(self, heading: Heading) -> bool:
        """Whether it speaks of this phase."""
        return self.phase == heading.phase and self.turn in (0, heading.turn)

    def over(self, heading: Heading) -> bool:
        """Whether its phase cannot open any more, where this one is open."""
        return self.turn > 0 and (self.turn, self.phase) < (heading.turn, heading.phase)


class Kept(Struct, frozen=True):
    """An order kept for later: one line that begins with an order word, and the question it answers.

    `about` and `where` are those of a clause, as far as they can be told before its phase opens.
    """

    when: When
    words: str
    about: str
    where: int = 0

    @property
    def question(self) -> tuple[When, str, int]:
        """What it answers: orders on the same question of the same phase replace each other from letter to letter."""
        return (self.when, self.about, self.where)


def waiting(kept: Iterable[Kept], heading: Heading) -> tuple[Kept, ...]:
    """Those that are still to come once this phase is open, its own included."""
    return tuple([one for one in kept if not one.when.over(heading)])


def lapsed(kept: Iterable[Kept], heading: Heading) -> tuple[Kept, ...]:
    """Those whose phase was passed over when this one opened."""
    return tuple([one for one in kept if one.when.over(heading)])


def listed(kept: Iterable[Kept]) -> list[Kept]:
    """In the order in which they are shown: phase by phase, those for every turn last."""
    return sorted(kept, key=lambda one: (one.when.turn == 0, one.when.turn, one.when.phase))
