"""Hangar."""

from adjudicator.games.cosmoforce.kit import CAPITAL, Ship, Weapon

LIGHT = 16


class Hangar(Weapon):
    """Drones: one die each, and three damage a hit against a mass under 16. Only a capital ship can mount it."""

    name = "hangar"
    plural = "hangars"
    only = CAPITAL

    def damage(self, target: Ship) -> int:
        return 3 if target.mass < LIGHT else 1
