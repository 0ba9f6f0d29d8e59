"""Afterburner."""

from adjudicator.games.cosmoforce.kit import FIGHTER, System


class Afterburner(System):
    """Propulsion for a light ship: 2 thrust. Only a fighter can mount it."""

    name = "afterburner"
    plural = "afterburners"
    only = FIGHTER
    thrust = 2
