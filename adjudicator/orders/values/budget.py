"""The budget of a letter: work is counted in steps, so that a letter gets equally far on every machine.

Reading takes time in proportion to the letter. The extra help for its writer could take any time: comparing conditions,
trying orders, and searching for what a line may have meant.
"""

from typing import Final

STEPS: Final = 300_000
"""Steps for all work on one letter beyond reading it. The longest real letter of orders takes a tenth of them."""
RUN: Final = 200
"""Steps for playing a phase once in which nobody orders anything."""


class Spent(Exception):
    """The steps for this letter are spent: what has been found so far is reported, with a note that it is not all."""


class Budget:
    """The steps left for one letter. Whoever works on it takes them first."""

    __slots__ = ("left",)

    def __init__(self, steps: int = STEPS) -> None:
        self.left = steps

    @property
    def spent(self) -> bool:
        """Whether more steps were wanted than there were."""
        return self.left < 0

    def use(self, steps: int) -> None:
        """Count some steps even if too few are left: orders are read however many there are."""
        self.left -= steps

    def take(self, steps: int) -> None:
        """Take some steps; raises Spent if too few are left, and every time after that."""
        self.left = self.left - steps if self.left >= 0 else self.left
        if self.left < 0:
            raise Spent


def left(used: int, steps: int = STEPS) -> int:
    """How many steps are left of a letter's after some were used, in tenths of all.

    Thanks to the rounding, what was found for one letter usually serves for the next that reads the same.
    """
    tenth = STEPS // 10
    return tenth * max(0, (steps - used + tenth - 1) // tenth)
