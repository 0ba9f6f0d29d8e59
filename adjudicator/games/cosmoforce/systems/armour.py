"""Armour."""

from adjudicator.games.cosmoforce.kit import System


class Armour(System):
    """Plates that take damage for the rest: destroyed by as many marks as the ship's size modifier and one more."""

    name = "armour"
    plural = "armour"

    def marks(self, hull: int) -> int:
        return hull + 1
