"""How much is done for one letter: steps that are counted, so that the same letter comes as far on every machine.

Reading takes no longer than a letter is long. What is done beyond that, for its writer's sake, could take any time:
conditions are compared with one another, orders are tried, and what a line may have been meant for is looked for.
"""

from typing import Final

STEPS: Final = 300_000
"""Steps for everything that is done with one letter beyond reading it. The longest letter of orders that anybody sent
takes a tenth of them."""
RUN: Final = 200
"""Steps that it takes to play a phase once in which nobody orders anything."""


class Spent(Exception):
    """The steps for this letter are spent: what has been found by now is told, and its writer that it is not all."""


class Budget:
    """The steps that are left for one letter. Whoever does work for it takes them first."""

    __slots__ = ("left",)

    def __init__(self, steps: int = STEPS) -> None:
        self.left = steps

    @property
    def spent(self) -> bool:
        """Whether somebody has wanted more steps than there were."""
        return self.left < 0

    def use(self, steps: int) -> None:
        """Take some steps, whether they are left or not: orders are read however many there are."""
        self.left -= steps

    def take(self, steps: int) -> None:
        """Take some steps; raises Spent where so many are not left, and from then on."""
        self.left = self.left - steps if self.left >= 0 else self.left
        if self.left < 0:
            raise Spent


def left(used: int) -> int:
    """How many steps are left of those for a letter when so many were used, in tenths of all.

    So what has been found for one letter is as a rule found for the next that comes to the same.
    """
    tenth = STEPS // 10
    return tenth * max(0, (STEPS - used + tenth - 1) // tenth)
