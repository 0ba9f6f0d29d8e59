"""Bleeding Heart."""

from adjudicator.games.cosmic.kit import (
    COMPROMISE,
    DEFENCE,
    OFFENCE,
    CardCountsAs,
    CardsShown,
    Choice,
    CosmicAt,
    Power,
    Script,
    after,
    asks,
    worth,
)

LOW = 10


class Pity(Choice, frozen=True):
    """Makes every Attack of ten or less in a challenge a Compromise, and doubles consolation there (Bleeding Heart)."""

    word = "PITY"
    about = "bleeding heart"
    example = "PITY IF defence tokens >= 3"


class BleedingHeart(Power):
    """In any challenge you may declare peace: Attacks of ten or less are Compromises there, and consolation is doubled.

    You need not be in it. By mail: you declare it with phase 2, so that everybody knows it when cards are chosen. It
    holds for a replay, too.
    """

    name = "Bleeding Heart"
    origin = "Eons"
    choices = (Pity,)

    # The facts have it before allies are called; by mail nobody could act on that within the same letter.
    @asks("before cards", where=lambda at: at.state.phase == 2 and not at.uses("Bleeding Heart"))
    def declare(self, at: CosmicAt) -> Script:
        yield at.wish(self, Pity())

    @after(CardsShown, where=lambda at, shown: at.uses("Bleeding Heart"), inherent=True)
    def soften(self, at: CosmicAt, shown: CardsShown) -> Script:
        for side in (OFFENCE, DEFENCE):
            value = at.attack_shown(side)
            if value is not None and value <= LOW:
                yield CardCountsAs(at.where, side, COMPROMISE)

    @worth("consolation", where=lambda at, cards, seat: at.uses("Bleeding Heart"), inherent=True)
    def console(self, at: CosmicAt, cards: int, seat: int) -> int:
        return 2 * cards
