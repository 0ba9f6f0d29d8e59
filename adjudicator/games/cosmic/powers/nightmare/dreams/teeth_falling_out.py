"""Teeth Falling Out."""

from adjudicator.games.cosmic.kit import (
    HIDDEN,
    CardCountsAs,
    CosmicAt,
    Essence,
    Script,
    Seat,
    Wake,
    asks,
    asleep_before,
    sleeping,
    woken,
)


def _shows_attack(at: CosmicAt, seat: Seat) -> bool:
    side = at.challenge.side_of(seat)
    return side is not None and (at.challenge.laid[side] == HIDDEN or at.attack_shown(side) is not None)


class TeethFallingOut(Essence):
    """Woken when the cards are shown: your Attack counts half, rounded down."""

    name = "Teeth Falling Out"
    choices = (Wake,)
    remains = True

    @asks("shown", where=sleeping("Teeth Falling Out", _shows_attack), inherent=True)
    def bite(self, at: CosmicAt) -> Script:
        (seat,) = asleep_before(at, self.name)
        if (yield from woken(self, at)):
            side = 0 if seat == at.challenge.offence else 1
            yield CardCountsAs(at.where, side, f"Attack {(at.attack_shown(side) or 0) // 2}")
