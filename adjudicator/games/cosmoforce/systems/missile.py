"""Missile."""

from collections.abc import Sequence

from adjudicator.games.cosmoforce.kit import Ship, Weapon

USED_UP = 8


class Missile(Weapon):
    """A guided warhead: three dice each. Two eights in one attack use it up; damaged before that, it explodes.

    The explosion does 2 more damage to its own ship.
    """

    name = "missile"
    plural = "missiles"
    explodes = 2

    def dice(self, mine: Ship, target: Ship) -> int:
        return 3

    def depleted(self, values: Sequence[int]) -> bool:
        return values.count(USED_UP) > 1
