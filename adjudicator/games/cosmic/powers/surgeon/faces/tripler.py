"""Tripler Face."""

from adjudicator.games.cosmic.kit import HIDDEN, CardCountsAs, CosmicAt, Script, asks
from adjudicator.games.cosmic.powers.surgeon.face import Face

HIGH = 15


def _high(at: CosmicAt) -> bool:
    """Whether my opponent shows a high Attack, or may show one as far as known."""
    return at.is_main() and (at.their_card == HIDDEN or (at.attack_shown(1 - at.side) or 0) >= HIGH)


class TriplerFace(Face):
    """When the cards are turned up, your opponent's Attack of 15 or more counts a third, rounded up."""

    name = "Tripler Face"

    @asks("shown", where=_high, inherent=True)
    def divide(self, at: CosmicAt) -> Script:
        if (yield from self.worn(at)):
            yield CardCountsAs(at.where, 1 - at.side, f"Attack {-(-(at.attack_shown(1 - at.side) or 0) // 3)}")
