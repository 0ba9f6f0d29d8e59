"""Fungus."""

from adjudicator.games.blutooth.kit import (
    COMBAT,
    CONTROL,
    SUPPORT,
    Loss,
    MatchAt,
    Power,
    Script,
    ShipsDestroyed,
    ShipsLost,
    ShipVaporized,
    after,
    does,
    lost_by,
    worth,
)
from adjudicator.games.blutooth.kit_of_powers import (
    ShipsErased,
    adrift,
    beaten_in_combat,
    captured,
    freed_in_warp,
    stacked,
)


def _lets_go(at: MatchAt, lost: Loss) -> bool:
    """Whether I have lost the last ship where captured ones lie."""
    return lost_by(at, lost) and bool(adrift(at.state, at.me))


class Fungus(Power):
    """As a leader who wins a combat you capture the ships of the other fleet: they lie under one of yours that fought.

    They are no casualties, and nothing rescues them, but an envoy is compensated for them. Of the ships on a planet
    those with others under them go first, wherever you send some. In combat your fleet has 1 might for each ship that
    lies under those that you have in it, as a leader or a sponsor. When you have no ship left where they lie they come
    free, in the warp; when you lose your power they go home.
    """

    name = "Fungus"
    origin = "Incursion"
    home = "incursion"
    alert = "yellow"
    types = (CONTROL, COMBAT, SUPPORT)
    entries = ("bl.fungus",)

    @does("capturing", where=lambda at: at.is_leader() and beaten_in_combat(at, at.side))
    def adhere(self, at: MatchAt) -> Script:
        yield from captured(at, at.side, self.name, under_ships=True)

    @worth("might", where=lambda at, total, side, *parts: at.fights_for(side) and stacked(at, at.me) > 0)
    def press(self, at: MatchAt, total: int, side: int, *parts: int) -> int:
        return total + stacked(at, at.me)

    @after(ShipsDestroyed, where=_lets_go, inherent=True)
    @after(ShipsErased, where=_lets_go, inherent=True)
    @after(ShipsLost, where=_lets_go, inherent=True)
    @after(ShipVaporized, where=_lets_go, inherent=True)
    def let_go(self, at: MatchAt, lost: Loss) -> Script:
        yield from freed_in_warp(at)
