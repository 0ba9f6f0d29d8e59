"""The flare of Loser."""

from adjudicator.games.blutooth.kit import DEFENDERS, INVADERS, Flare, MatchAt, Script, asks, worth
from adjudicator.games.blutooth.kit_of_flares import BOTH_LOSE


class WildLoser(Flare):
    """As a leader you declare that both fleets lose, before the drivers are primed: so it is if there is combat.

    By mail it is declared when all ships have arrived, so that everybody knows of it.
    """

    name = "Wild Loser"

    @asks("approach", where=MatchAt.is_leader)
    def declare(self, at: MatchAt) -> Script:
        yield at.wish(self, self.yes())

    @worth("upset", where=lambda at, winner: at.uses("Wild Loser"), inherent=True)
    def lose_both(self, at: MatchAt, winner: int) -> int:
        return BOTH_LOSE


class SuperLoser(Flare):
    """You wait with your upset until both drivers are primed: nobody has to prime an attack for it."""

    name = "Super Loser"

    @asks("primed", where=lambda at: at.is_leader() and not at.uses("Loser"))
    def declare(self, at: MatchAt) -> Script:
        yield at.wish(self, self.yes())

    @worth("upset", where=lambda at, winner: at.uses("Super Loser"), inherent=True)
    def turn_round(self, at: MatchAt, winner: int) -> int:
        return 1 - winner if winner in (INVADERS, DEFENDERS) else winner
