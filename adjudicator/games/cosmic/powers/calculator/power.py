"""Calculator."""

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


class Calculate(Choice, frozen=True):
    """Has the value of the lower Attack subtracted from the higher one (Calculator)."""

    word = "CALCULATE"
    about = "calculator"
    example = "CALCULATE IF offence tokens >= 3"


def _both_laid(at: CosmicAt) -> bool:
    return at.is_main() and at.challenge.both_laid and not at.uses("Calculator")


class Calculator(Power):
    """As a main player you may have the higher Attack lowered by the lower one, before the cards are turned up.

    An Attack 20 against an Attack 8 counts 12, and the 8 stays an 8. Equal Attacks stay as they are, and so does any
    Attack against a Compromise. It holds for a replay, too.
    """

    name = "Calculator"
    origin = "Eon Expansions"
    choices = (Calculate,)

    @asks("laid", where=_both_laid)
    def announce(self, at: CosmicAt) -> Script:
        yield at.wish(self, Calculate())

    @after(CardsShown, where=lambda at, shown: at.uses("Calculator") or at.uses("Super Calculator"), inherent=True)
    def subtract(self, at: CosmicAt, shown: CardsShown) -> Script:
        offence, defence = at.attack_shown(OFFENCE), at.attack_shown(DEFENCE)
        if offence is not None and defence is not None and offence != defence:
            higher = OFFENCE if offence > defence else DEFENCE
            yield CardCountsAs(at.where, higher, f"Attack {abs(offence - defence)}")
