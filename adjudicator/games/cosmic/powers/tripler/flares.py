"""The flares of Tripler."""

from adjudicator.games.cosmic.kit import (
    HIDDEN,
    CardCountsAs,
    CardsShown,
    CosmicAt,
    Flare,
    Script,
    after,
    asks,
)

HIGH = 15


def _high(at: CosmicAt) -> bool:
    """Whether its player's opponent shows a high Attack, or may show one as far as known."""
    return at.is_main() and (at.their_card == HIDDEN or (at.attack_shown(1 - at.side) or 0) >= HIGH)


def _third(at: CosmicAt) -> CardCountsAs:
    return CardCountsAs(at.where, 1 - at.side, f"Attack {-(-(at.attack_shown(1 - at.side) or 0) // 3)}")


class WildTripler(Flare):
    """Your opponent's Attack of 15 or more counts a third, rounded up, when you are a main player."""

    name = "Wild Tripler"

    @asks("shown flares", where=_high)
    def divide(self, at: CosmicAt) -> Script:
        yield at.wish(self, self.yes())
        yield _third(at)

    @after(CardsShown, where=lambda at, shown: at.uses("Wild Tripler") and _high(at), inherent=True)
    def still_divided(self, at: CosmicAt, shown: CardsShown) -> Script:
        yield _third(at)


class SuperTripler(Flare):
    """Your Attacks of 11, 12 and 13 are tripled, too. It is played when the cards are laid, before they are shown."""

    name = "Super Tripler"

    @asks("laid flares", where=CosmicAt.is_main)
    def stretch(self, at: CosmicAt) -> Script:
        yield at.wish(self, self.yes())
