"""Precursor Seed."""

from adjudicator.games.blutooth.kit import MatchAt, Script, Tech
from adjudicator.games.blutooth.kit_of_techs import Develop, sub_power_gained


class PrecursorSeed(Tech):
    """Costs 8. Developed, it gives you a random power beside your own, for the rest of the match. Everybody sees it.

    It is one that nobody plays, and off whenever yours is off for lack of authority.
    """

    name = "Precursor Seed"
    cost = 8
    entries = ("tech.precursor_seed",)

    def effect(self, at: MatchAt, order: Develop) -> Script:
        yield from sub_power_gained(at)
