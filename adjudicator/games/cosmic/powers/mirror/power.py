"""Mirror."""

from adjudicator.games.cosmic.kit import (
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
)


class Reverse(Choice, frozen=True):
    """Has the digits of both Attacks read backwards (Mirror)."""

    word = "REVERSE"
    about = "mirror"
    example = "REVERSE IF defence allies >= 2"


def _both_laid(at: CosmicAt) -> bool:
    return at.is_main() and at.challenge.both_laid and not at.uses("Mirror")


class Mirror(Power):
    """As a main player you may have the digits of both Attacks read backwards, before the cards are turned up.

    An Attack 15 counts 51, an Attack 20 counts 2, and an Attack 8, being 08, counts 80. It holds for a replay, too.
    """

    name = "Mirror"
    origin = "Mayfair"
    choices = (Reverse,)

    @asks("laid", where=_both_laid)
    def call(self, at: CosmicAt) -> Script:
        yield at.wish(self, Reverse())

    @after(CardsShown, where=lambda at, shown: at.uses("Mirror"), inherent=True)
    def reverse(self, at: CosmicAt, shown: CardsShown) -> Script:
        for side in (OFFENCE, DEFENCE):
            value = at.attack_shown(side)
            if value is not None and side != at.challenge.spared:
                yield CardCountsAs(at.where, side, f"Attack {int(f'{value:02}'[::-1])}")
