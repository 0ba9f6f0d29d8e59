"""The parts of a system of a ship: everything that the files of `systems` import."""

from collections.abc import Sequence
from typing import ClassVar

from adjudicator.engine.contract.pieces import Piece
from adjudicator.games.cosmoforce.ship import FULL, Ship, slower

FIGHTER, CRUISER, CAPITAL = 1, 2, 3

LOST = 7
"""A die that shows this or more is lost."""

__all__ = ["CAPITAL", "CRUISER", "FIGHTER", "FULL", "LOST", "Ship", "System", "Weapon", "slower"]


class System(Piece):
    """Something that fills one of the ten slots of a ship."""

    kind = "system"
    plural: ClassVar[str]
    """The plural of its name."""
    only: ClassVar[int | None] = None
    """The one class of ship that can mount it, None for every class."""
    thrust: ClassVar[int] = 0
    explodes: ClassVar[int] = 0
    """How much more damage its ship takes each time it is damaged."""

    def marks(self, hull: int) -> int:
        """How many marks of damage destroy it on a ship of this size."""
        return 2


class Weapon(System):
    """A system to attack with."""

    heats: ClassVar[bool] = False
    """Whether each hitting die gives the target a heat token, too."""

    def dice(self, mine: Ship, target: Ship) -> int:
        """How many dice one of them rolls."""
        return 1

    def damage(self, target: Ship) -> int:
        """How much damage a hitting die does."""
        return 1

    def backfire(self, values: Sequence[int]) -> int:
        """How many heat tokens these dice bring to the shooter."""
        return 0

    def depleted(self, values: Sequence[int]) -> bool:
        """Whether these dice use it up."""
        return False
