"""Warpish."""

from adjudicator.games.blutooth.kit import COMBAT, MatchAt, Power, worth


class Warpish(Power):
    """As a leader your fleet has 1 might for each ship in the warp, whosever it is."""

    name = "Warpish"
    origin = "Eon Expansions"
    alert = "red"
    types = (COMBAT,)

    @worth("might", where=lambda at, total, side, *parts: at.is_leader() and at.side == side and any(at.state.warp))
    def call_the_dead(self, at: MatchAt, total: int, side: int, *parts: int) -> int:
        return total + sum(at.state.warp)
