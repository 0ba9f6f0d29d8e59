"""The flare of General."""

from adjudicator.games.blutooth.kit import Flare, MatchAt, Script, asks, worth
from adjudicator.games.blutooth.kit_of_flares import behind_in_clash, pods_fielded, sponsors_ships

EACH = 2
"""The might of each ship of a sponsor."""


class WildGeneral(Flare):
    """As a leader behind in a clash you draft a pod for each ship of your sponsors: reinforcements among them work.

    The rest of them is scrapped.
    """

    name = "Wild General"

    @asks("counted", where=lambda at: behind_in_clash(at) and sponsors_ships(at) > 0)
    def call_up(self, at: MatchAt) -> Script:
        yield at.wish(self, self.yes())
        yield from pods_fielded(at, sponsors_ships(at), self.name)


class SuperGeneral(Flare):
    """As a leader in a clash your fleet has 2 might more for each ship of your sponsors."""

    name = "Super General"

    @asks("combat", where=lambda at: at.is_leader() and all(at.brigades) and sponsors_ships(at) > 0)
    def inspire(self, at: MatchAt) -> Script:
        yield at.wish(self, self.yes())

    @worth("might", where=lambda at, total, side, *of: at.leads(side) and at.uses("Super General"), inherent=True)
    def inspired(self, at: MatchAt, total: int, side: int, *of: int) -> int:
        return total + EACH * sponsors_ships(at)
