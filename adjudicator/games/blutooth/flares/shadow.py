"""The flare of Shadow."""

from adjudicator.games.blutooth.kit import Flare, MatchAt, Script, ShipsDestroyed, ShipsLost, after, asks
from adjudicator.games.blutooth.kit_of_flares import SHADOW, ShipsRevived, fleet_of


class WildShadow(Flare):
    """When you lose to an attack as a defender, all ships of the fleet that has beaten you are destroyed, too."""

    name = "Wild Shadow"

    @asks("settled", where=lambda at: at.is_leader() and not at.is_invader() and at.i_lost and at.brigades[0])
    def drag_down(self, at: MatchAt) -> Script:
        yield at.wish(self, self.yes())
        for seat, ships in fleet_of(at.invasion, 0):
            yield ShipsDestroyed(at.where, seat, ships)


def _mine_falls(at: MatchAt, lost: ShipsLost) -> bool:
    """Whether a ship has fallen to me in my own invasion, and I have one in the warp to take its place."""
    return lost.why == SHADOW and lost.number == at.where and at.is_invader() and at.state.warp[at.me] > 0


class SuperShadow(Flare):
    """In an invasion of your own a ship of yours out of the warp takes the place of the one that falls to you."""

    name = "Super Shadow"

    @after(ShipsLost, where=_mine_falls, optional=True)
    def replace_it(self, at: MatchAt, lost: ShipsLost) -> Script:
        yield at.wish(self, self.yes())
        yield ShipsRevived(at.me, ((lost.sources[0][0], 1),))
