"""Railgun."""

from adjudicator.games.cosmoforce.kit import CRUISER, Ship, Weapon, slower


class Railgun(Weapon):
    """A slug at high speed: one die each, three against a slower ship. Only a cruiser can mount it."""

    name = "railgun"
    plural = "railguns"
    only = CRUISER

    def dice(self, mine: Ship, target: Ship) -> int:
        return 3 if slower(target, mine) else 1
