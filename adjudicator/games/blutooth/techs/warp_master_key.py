"""Warp Master Key."""

from adjudicator.games.blutooth.kit import Develop, MatchAt, Script, Tech, all_revived


class WarpMasterKey(Tech):
    """Costs 3. Developed, it revives all your ships."""

    name = "Warp Master Key"
    cost = 3
    entries = ("tech.warp_master_key",)

    def effect(self, at: MatchAt, order: Develop) -> Script:
        yield from all_revived(at, at.me)
