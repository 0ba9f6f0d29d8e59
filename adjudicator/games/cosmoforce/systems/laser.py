"""Laser."""

from collections.abc import Sequence

from adjudicator.games.cosmoforce.kit import LOST, Weapon


class Laser(Weapon):
    """A beam: one die each. A hit heats the target, too; each die of 7 or 8 heats your own ship instead."""

    name = "laser"
    plural = "lasers"
    heats = True

    def backfire(self, values: Sequence[int]) -> int:
        return sum([value >= LOST for value in values])
