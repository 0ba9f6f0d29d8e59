"""Alien Outpost."""

from adjudicator.games.blutooth.kit import Station


class AlienOutpost(Station):
    """Whoever gets it draws a power that no alien has: it is in force while the station works, and all know it."""

    name = "Alien Outpost"
    brings_power = True
    entries = ("station.alien_outpost",)
