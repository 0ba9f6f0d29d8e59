"""Virus."""

from adjudicator.games.blutooth.kit import BRIGADE, COMBAT, MatchAt, Power, worth


def _spreads(at: MatchAt, side: int) -> bool:
    """Whether this is the fleet that I lead, and a brigade."""
    natures = at.invasion.natures
    return at.is_leader() and at.side == side and natures is not None and natures[side] == BRIGADE


class Virus(Power):
    """As a leader your driver is multiplied by the might of your own ships instead of being added to it.

    Ships of sponsors and reinforcements are added as ever.
    """

    name = "Virus"
    origin = "Eon"
    alert = "red"
    types = (COMBAT,)
    entries = ("alien.virus", "bl.virus")

    @worth("might", where=lambda at, total, side, *parts: _spreads(at, side))
    def multiply(self, at: MatchAt, total: int, side: int, driver: int, own: int, sponsored: int) -> int:
        return total - driver - own + driver * own
