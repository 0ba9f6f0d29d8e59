"""The flare of Merchant."""

from adjudicator.games.blutooth.kit import Flare, MatchAt, Script, after, asks
from adjudicator.games.blutooth.kit_of_flares import ShipsHired, TechMight

MORE = 2
"""Ships that come without lucre."""


class WildMerchant(Flare):
    """As a leader your fleet has 1 might more at contact for each pod in your cache, this flare included."""

    name = "Wild Merchant"

    @asks("contact", where=MatchAt.is_leader)
    def count_pods(self, at: MatchAt) -> Script:
        yield at.wish(self, self.yes())
        yield TechMight(at.where, at.me, at.side, self.name, len(at.my_cache) + 1)


class SuperMerchant(Flare):
    """When you hire ships two more come along, for nothing."""

    name = "Super Merchant"

    @after(ShipsHired, where=lambda at, hired: at.mine(hired.seat) and hired.number == at.where, optional=True)
    def haggle(self, at: MatchAt, hired: ShipsHired) -> Script:
        yield at.wish(self, self.yes())
        yield TechMight(at.where, at.me, hired.side, self.name, MORE * hired.might)
