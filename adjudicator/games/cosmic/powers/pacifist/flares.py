"""The flares of Pacifist."""

from adjudicator.games.cosmic.kit import (
    COMPROMISE,
    HIDDEN,
    CardCountsAs,
    CardsShown,
    CosmicAt,
    Flare,
    Script,
    after,
    asks,
    worth,
)


def _compromised(at: CosmicAt) -> bool:
    return at.is_main() and at.challenge.shows(at.side) in (COMPROMISE, HIDDEN)


class WildPacifist(Flare):
    """The Compromise that you have played as a main player counts as an Attack 15."""

    name = "Wild Pacifist"

    @asks("shown flares", where=_compromised)
    def arm(self, at: CosmicAt) -> Script:
        yield at.wish(self, self.yes())
        yield CardCountsAs(at.where, at.side, "Attack 15")

    @after(CardsShown, where=lambda at, shown: at.uses("Wild Pacifist") and _compromised(at), inherent=True)
    def still_armed(self, at: CosmicAt, shown: CardsShown) -> Script:
        yield CardCountsAs(at.where, at.side, "Attack 15")


class SuperPacifist(Flare):
    """When your deal fails, you lose one token, and the other dealer five.

    By mail: whoever has named three with LOSE loses those and two at random, and you the one that you named first.
    """

    name = "Super Pacifist"

    @asks("failed flares", where=lambda at: at.is_main() and at.challenge.deal)
    def shame(self, at: CosmicAt) -> Script:
        yield at.wish(self, self.yes())

    @worth("deal loss", where=lambda at, tokens, seat: at.uses("Super Pacifist"), inherent=True)
    def spare(self, at: CosmicAt, tokens: int, seat: int) -> int:
        return max(0, tokens - 2) if at.mine(seat) else tokens + 2
