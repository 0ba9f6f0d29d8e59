"""The flares of Maven."""

from adjudicator.games.cosmic.kit import (
    DEFENCE,
    OFFENCE,
    SIDES,
    CosmicAt,
    Flare,
    FlareWord,
    OneOf,
    Script,
    WordCalled,
    asks,
    worth,
)


class Advice(FlareWord, frozen=True):
    """Plays the flare of Maven: Wild, it says which side's total you raise; Super, nothing."""

    word = "FLARE Maven"
    grammar = "[SIDE]"
    example = "FLARE Maven offence"

    side: int | None = None


class WildMaven(Flare):
    """Where you are neither main player nor ally you add ten to the total of either side.

    It is played when the cards are laid, and holds for a replay, too.
    """

    name = "Wild Maven"
    choices = (Advice,)

    @asks("laid flares", where=lambda at: at.my_side is None, upon=lambda at, wish: at.mains)
    def advise(self, at: CosmicAt) -> Script:
        wish = yield at.wish(self, OneOf([Advice(OFFENCE), Advice(DEFENCE)]))
        yield WordCalled(at.me, self.name, at.where, SIDES[wish.side])

    @worth("total", where=lambda at, total, side, *of: at.uses("Wild Maven"), inherent=True)
    def add(self, at: CosmicAt, total: int, side: int, card: int | None, own: int, allied: int) -> int:
        return total + 10 * (at.called(self.name) == SIDES[side])


class SuperMaven(Flare):
    """If you decide this challenge, both challenge cards are yours.

    It is played with phase 3, before cards are laid.
    """

    name = "Super Maven"
    choices = (Advice,)

    @asks("before lay flares", where=lambda at: at.my_side is None, upon=lambda at, wish: at.mains)
    def collect(self, at: CosmicAt) -> Script:
        yield at.wish(self, self.yes())
