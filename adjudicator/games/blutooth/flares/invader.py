"""The flare of Invader."""

from adjudicator.games.blutooth.kit import Flare, MatchAt, Script, ShipsSurfaced, asks, can_draft, resupplied
from adjudicator.games.blutooth.kit_of_flares import CAPACITY


class WildInvader(Flare):
    """You take a free resupply, whatever you hold. Then the flare goes to Invader, if it plays.

    It can be used when gates have been aimed, when ships have arrived, or at upkeep.
    """

    name = "Wild Invader"
    burnout = True

    @asks("any time", where=lambda at: can_draft(at.state))
    def restock(self, at: MatchAt) -> Script:
        yield at.wish(self, self.yes())
        yield from resupplied(at, at.me, self.name)


class SuperInvader(Flare):
    """As an invader you revive ships straight into the gate, as many as it still has room for."""

    name = "Super Invader"

    @asks("arrived", where=lambda at: at.is_invader() and at.state.warp[at.me] > 0 and at.my_ships < CAPACITY)
    def pour_out(self, at: MatchAt) -> Script:
        yield at.wish(self, self.yes())
        ships = min(at.state.warp[at.me], CAPACITY - at.my_ships)
        if ships > 0:
            yield ShipsSurfaced(at.where, at.me, at.side, ships)
