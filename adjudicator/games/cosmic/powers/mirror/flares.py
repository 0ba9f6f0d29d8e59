"""The flares of Mirror."""

from adjudicator.games.cosmic.kit import (
    DEFENCE,
    OFFENCE,
    CardCountsAs,
    CardsShown,
    CosmicAt,
    DigitsSpared,
    Flare,
    FlareWord,
    OneOf,
    Script,
    after,
    asks,
)


class MirrorOne(FlareWord, frozen=True):
    """Plays the flare of Mirror; as the Super section for one side, whose card alone is read backwards."""

    word = "FLARE Mirror"
    grammar = '["for" SIDE]'
    example = "FLARE Mirror for offence"

    side: int | None = None


def _copied(at: CosmicAt) -> CardCountsAs:
    return CardCountsAs(at.where, at.side, at.challenge.shows(1 - at.side) or "")


class WildMirror(Flare):
    """Your card becomes a copy of your opponent's when both are turned up, if you are a main player.

    In a replay it copies the card that is played then.
    """

    name = "Wild Mirror"
    choices = (MirrorOne,)

    @asks("shown flares", where=lambda at: at.is_main() and at.challenge.both_laid)
    def copy(self, at: CosmicAt) -> Script:
        yield at.wish(self, self.yes())
        yield _copied(at)

    @after(CardsShown, where=lambda at, shown: at.uses("Wild Mirror") and at.challenge.both_laid, inherent=True)
    def still_copies(self, at: CosmicAt, shown: CardsShown) -> Script:
        yield _copied(at)


class SuperMirror(Flare):
    """When you have the digits read backwards, you may name one side for which alone that is so.

    Like that, it is said before the cards are turned up, and holds for a replay, too.
    """

    name = "Super Mirror"
    choices = (MirrorOne,)

    @asks("laid flares", where=lambda at: at.uses("Mirror") and not at.challenge.called_off)
    def single_out(self, at: CosmicAt) -> Script:
        answer = yield at.wish(self, OneOf([MirrorOne(side) for side in (OFFENCE, DEFENCE)]))
        if isinstance(answer, MirrorOne) and answer.side is not None:
            yield DigitsSpared(at.where, 1 - answer.side)
