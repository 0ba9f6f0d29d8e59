"""Warp Master Key."""

from adjudicator.games.blutooth.kit import MatchAt, Script, Tech, all_revived
from adjudicator.games.blutooth.kit_of_techs import Develop


class WarpMasterKey(Tech):
    """Costs 3. Developed, it revives all your ships."""

    name = "Warp Master Key"
    cost = 3
    entries = ("tech.warp_master_key",)

    def effect(self, at: MatchAt, order: Develop) -> Script:
        yield from all_revived(at, at.me)
