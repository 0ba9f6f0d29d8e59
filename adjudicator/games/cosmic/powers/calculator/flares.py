"""The flares of Calculator."""

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
)


class Called(FlareWord, frozen=True):
    """Plays the flare of Calculator: Wild, it says whether the sum of both Attacks is odd or even; Super, nothing."""

    word = "FLARE Calculator"
    grammar = "[odd_sum | even_sum]"
    rules = {'odd_sum: "odd"': lambda: "odd", 'even_sum: "even"': lambda: "even"}  # noqa: RUF012 - as in the base
    example = "FLARE Calculator even"

    said: str | None = None

    def text(self, names: Vocabulary) -> str:
        return self.said or ""


class WildCalculator(Flare):
    """As a main player, before the cards are turned up, you call the sum of both Attacks odd or even.

    If you are right, your opponent's Attack is lowered by yours, and if you are wrong, yours by theirs; to nought at
    most. With a Compromise nothing happens. In a replay it is the sum of the Attacks that are played then.
    """

    name = "Wild Calculator"
    choices = (Called,)

    @asks("laid flares", where=lambda at: at.is_main() and at.challenge.both_laid)
    def call(self, at: CosmicAt) -> Script:
        wish = yield at.wish(self, OneOf([Called("odd"), Called("even")]))
        yield WordCalled(at.me, self.name, at.where, wish.said)

    @after(CardsShown, where=lambda at, shown: at.uses("Wild Calculator"), inherent=True)
    def check(self, at: CosmicAt, shown: CardsShown) -> Script:
        mine, theirs = (at.attack_shown(side) for side in (at.side, 1 - at.side))
        if mine is not None and theirs is not None:
            right = at.called(self.name) == ("odd" if (mine + theirs) % 2 else "even")
            # Only the right call is told in full: the wrong one is read as its mirror image. No Attack is below nought.
            lowered, value = (1 - at.side, theirs - mine) if right else (at.side, mine - theirs)
            yield CardCountsAs(at.where, lowered, f"Attack {max(value, 0)}")


class SuperCalculator(Flare):
    """As an ally, too, you may have the higher Attack lowered by the lower one."""

    name = "Super Calculator"
    choices = (Called,)

    @asks("laid flares", where=lambda at: at.my_ally is not None and at.challenge.both_laid)
    def announce(self, at: CosmicAt) -> Script:
        yield at.wish(self, Called())
