"""The flares of Mutant."""

from adjudicator.games.cosmic.kit import (
    CosmicAt,
    Flare,
    FlareFor,
    Judged,
    Script,
    asks,
    only_in,
    pruned,
    regrown,
    robbed,
)


class Mutate(FlareFor, frozen=True):
    """Plays Mutant's flare; with its Super section you name the cards you wish for (modern: those you discard)."""

    word = "FLARE Mutant"
    example = "FLARE Mutant for Attack 40, Attack 30"


class WildMutant(Flare):
    """After winning or dealing as a main player you take a card at random from your opponent and each of their allies.

    After a deal the allies have left, and only the opponent gives one.
    """

    name = "Wild Mutant"
    choices = (Mutate,)

    @asks("settle flares", where=lambda at: at.i_won, upon=lambda at, wish: at.opposed)
    def take(self, at: CosmicAt) -> Script:
        yield at.wish(self, self.yes())
        for seat in at.opposed:
            yield robbed(at, seat, at.me, f"{self.name}/{at.place}/{seat}")

    @asks("dealt flares", where=lambda at: at.is_main() and at.challenge.deal)
    def take_in_peace(self, at: CosmicAt) -> Script:
        yield from self.take(at)


class SuperMutant(Flare):
    """Before challenge cards are played, as a main player, you discard your hand and pick a new one from the deck.

    By mail you name the cards you wish for: those that the deck has are yours, the rest are drawn at random. The flare
    stays and counts as one of the seven. Where the modern edition of Mutant is played, you discard up to three cards
    that you name instead. By mail: that is done with phase 2, so that your power can fill the hand again after it.
    """

    name = "Super Mutant"
    choices = (Mutate,)

    @only_in("classic", "Mutant")
    @asks("before cards flares", where=CosmicAt.is_main)
    def regrow(self, at: CosmicAt) -> Script:
        samples = (Mutate(), Mutate(("Attack 40", "Attack 30")))
        wish = yield at.wish(self, Judged(lambda wish: wish, samples))
        yield from regrown(at, at.me, self.card, wish.cards, f"{self.name}/{at.place}")

    @only_in("modern", "Mutant")
    @asks("alliance flares", where=CosmicAt.is_main)
    def prune(self, at: CosmicAt) -> Script:
        return pruned(self, at, self.card, Mutate)
