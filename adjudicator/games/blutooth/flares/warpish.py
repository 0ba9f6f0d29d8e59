"""The flare of Warpish."""

from adjudicator.games.blutooth.kit import Flare, MatchAt, Script, asks, worth


class WildWarpish(Flare):
    """As a leader your fleet has 1 might for each ship of yours in the warp."""

    name = "Wild Warpish"

    @asks("combat", where=lambda at: at.is_leader() and at.state.warp[at.me] > 0)
    def call(self, at: MatchAt) -> Script:
        yield at.wish(self, self.yes())

    @worth("might", where=lambda at, total, side, *of: at.uses("Wild Warpish") and at.side == side, inherent=True)
    def called_up(self, at: MatchAt, total: int, side: int, *of: int) -> int:
        return total + at.state.warp[at.me]


class SuperWarpish(Flare):
    """As a leader you take 1 might from the other fleet for each ship of its leader's in the warp."""

    name = "Super Warpish"

    @asks("combat", where=lambda at: at.is_leader() and at.state.warp[at.enemy] > 0)
    def haunt(self, at: MatchAt) -> Script:
        yield at.wish(self, self.yes())

    @worth("might", where=lambda at, total, side, *of: at.uses("Super Warpish") and at.side != side, inherent=True)
    def haunted(self, at: MatchAt, total: int, side: int, *of: int) -> int:
        return total - at.state.warp[at.enemy]
