"""The flare of Fury."""

from adjudicator.games.blutooth.kit import COMBATS, Flare, MatchAt, Script, asks, instead_of
from adjudicator.games.blutooth.kit_of_flares import GatheredSpent, ShipsErased, first_enemies


def _beaten(at: MatchAt) -> bool:
    """Whether I have lost a combat with ships of mine."""
    return at.is_leader() and at.i_lost and at.my_ships > 0 and at.invasion.outcome in COMBATS


class WildFury(Flare):
    """As a leader who has lost a combat you vaporize as many ships of the other fleet as you have in yours.

    The other leader's are the first.
    """

    name = "Wild Fury"

    @asks(
        "settled", where=lambda at: at.is_leader() and at.i_lost and at.my_ships > 0 and at.invasion.outcome in COMBATS
    )
    def avenge(self, at: MatchAt) -> Script:
        yield at.wish(self, self.yes())
        for seat, ships in first_enemies(at, at.my_ships):
            yield ShipsErased(at.where, seat, ships)


class SuperFury(Flare):
    """When you consume rage you keep it: your fleet has the might all the same."""

    name = "Super Fury"

    @instead_of(GatheredSpent, where=lambda at, spent: at.mine(spent.seat), optional=True)
    def keep(self, at: MatchAt, spent: GatheredSpent) -> Script:
        yield at.wish(self, self.yes(), detail=str(spent.spent))
