"""Symbiote."""

from adjudicator.games.blutooth.kit import RESOURCE, Persistent, Power


class Symbiote(Persistent, Power):
    """You have twice as many ships as others: eight on every home planet as the match begins.

    Everybody sees that. The power is not lost for lack of home bases, and it has no use that could be zapped.
    """

    name = "Symbiote"
    origin = "Eon Expansions"
    types = (RESOURCE,)
    more_ships = 4
    entries = ("alien.symbiote",)
