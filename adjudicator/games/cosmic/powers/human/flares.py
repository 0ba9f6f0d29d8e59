"""The flares of Human."""

from adjudicator.games.cosmic.kit import (
    CardCountsAs,
    CardsShown,
    CosmicAt,
    Flare,
    FlareWord,
    OneOf,
    Script,
    Vocabulary,
    WordCalled,
    after,
    asks,
    surrendered,
)


class Retort(FlareWord, frozen=True):
    """Plays the flare of Human; with its Super section `zap` has your own power stopped, at the price of the flare."""

    word = "FLARE Human"
    grammar = "[zap_oneself]"
    rules = {'zap_oneself: "zap"': lambda: "zap"}  # noqa: RUF012 - as in the base
    example = "FLARE Human zap"

    said: str | None = None

    def text(self, names: Vocabulary) -> str:
        return self.said or ""


ANSWER = "Attack 42"


class WildHuman(Flare):
    """Your card becomes an Attack 42 when both are turned up, if you are a main player whose opponent is not Human.

    The flare then goes to Human's player; where nobody is Human it is discarded. In a replay the card becomes one
    again.
    """

    name = "Wild Human"
    choices = (Retort,)

    # What becomes of the flare where nobody is Human is not in the facts: whoever played it does not keep it.
    @asks("shown flares", where=lambda at: at.is_main() and at.owner("Human") not in at.mains)
    def think_deeply(self, at: CosmicAt) -> Script:
        yield at.wish(self, self.yes())
        yield CardCountsAs(at.where, at.side, ANSWER)
        yield surrendered(at, self.card, at.owner("Human"))

    @after(CardsShown, where=lambda at, shown: at.uses("Wild Human"), inherent=True)
    def think_again(self, at: CosmicAt, shown: CardsShown) -> Script:
        yield CardCountsAs(at.where, at.side, ANSWER)


class SuperHuman(Flare):
    """You add eight instead of four. Or you discard the flare to stop your own power, so that your side wins."""

    name = "Super Human"
    choices = (Retort,)

    @asks("shown flares", where=lambda at: at.my_side is not None)
    def speak_up(self, at: CosmicAt) -> Script:
        wish = yield at.wish(self, OneOf([Retort(), Retort("zap")]))
        if wish.said:
            yield WordCalled(at.me, self.name, at.where, wish.said)
            yield surrendered(at, self.card)
