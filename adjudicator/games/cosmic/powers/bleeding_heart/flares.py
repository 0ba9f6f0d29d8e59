"""The flares of Bleeding Heart."""

from adjudicator.games.cosmic.kit import (
    COMPROMISE,
    DEFENCE,
    OFFENCE,
    CardCountsAs,
    CardsShown,
    CosmicAt,
    Flare,
    Script,
    after,
    asks,
    worth,
)

HIGH = 10


class WildBleedingHeart(Flare):
    """As a main player you have every Attack of ten or more in your challenge count as a Compromise.

    It is played with phase 2, so that everybody knows it when cards are chosen, and holds for a replay, too.
    """

    name = "Wild Bleeding Heart"

    @asks("alliance flares", where=CosmicAt.is_main)
    def declare(self, at: CosmicAt) -> Script:
        yield at.wish(self, self.yes())

    @after(CardsShown, where=lambda at, shown: at.uses("Wild Bleeding Heart"), inherent=True)
    def soften(self, at: CosmicAt, shown: CardsShown) -> Script:
        for side in (OFFENCE, DEFENCE):
            value = at.attack_shown(side)
            if value is not None and value >= HIGH:
                yield CardCountsAs(at.where, side, COMPROMISE)


class SuperBleedingHeart(Flare):
    """When your deal fails, the other dealer loses twice as many tokens."""

    name = "Super Bleeding Heart"

    @asks("failed flares", where=lambda at: at.is_main() and at.challenge.deal)
    def blame(self, at: CosmicAt) -> Script:
        yield at.wish(self, self.yes())

    @worth("deal loss", where=lambda at, tokens, seat: at.uses("Super Bleeding Heart"), inherent=True)
    def double(self, at: CosmicAt, tokens: int, seat: int) -> int:
        return tokens if at.mine(seat) else 2 * tokens
