"""The flares of Mutant."""

from adjudicator.games.cosmic.kit import (
    HAND,
    CardsDiscarded,
    CosmicAt,
    Flare,
    FlareFor,
    Judged,
    Script,
    asks,
    picked,
    robbed,
)


class Mutate(FlareFor, frozen=True):
    """Plays Mutant's flare; with its Super section you name the cards you wish for."""

    word = "FLARE Mutant"
    example = "FLARE Mutant for Attack 40, Attack 30"


class WildMutant(Flare):
    """After winning or dealing as a main player you take a card at random from your opponent and each of his allies.

    After a deal his allies have left, and only he gives one.
    """

    name = "Wild Mutant"
    choices = (Mutate,)

    @asks("settle flares", where=lambda at: at.i_won)
    def take(self, at: CosmicAt) -> Script:
        yield at.wish(self, self.yes())
        allies = [ally.seat for ally in at.challenge.allies if ally.side != at.side]
        for seat in (at.opponent, *allies):
            yield robbed(at, seat, at.me, f"{self.name}/{at.place}/{seat}")

    @asks("dealt flares", where=lambda at: at.is_main() and at.challenge.deal)
    def take_in_peace(self, at: CosmicAt) -> Script:
        yield from self.take(at)


class SuperMutant(Flare):
    """Before challenge cards are played, as a main player, you discard your hand and pick a new one from the deck.

    By mail you name the cards you wish for: those that the deck has are yours, the rest are drawn at random. The flare
    stays and counts as one of the seven.
    """

    name = "Super Mutant"
    choices = (Mutate,)

    @asks("before cards flares", where=CosmicAt.is_main)
    def regrow(self, at: CosmicAt) -> Script:
        full = HAND + at.modern("Mutant")
        samples = (Mutate(), Mutate(("Attack 40", "Attack 30")))
        wish = yield at.wish(self, Judged(lambda wish: wish, samples))
        old = tuple([card for card in at.state.held(at.me) if card != self.card])
        if old:
            yield CardsDiscarded(at.me, old)
        yield from picked(at, at.me, wish.cards, full, f"{self.name}/{at.place}")
