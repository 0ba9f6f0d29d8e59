"""The flares of Vulch."""

from adjudicator.games.cosmic.kit import (
    CosmicAt,
    Flare,
    FlareFor,
    Judged,
    Script,
    asks,
    reason,
    winnowed,
)


class Peck(FlareFor, frozen=True):
    """Plays Vulch's flare; with its Wild section you name the cards that you would keep."""

    word = "FLARE Vulch"
    example = "FLARE Vulch for Attack 40, Cosmic Zap"


class WildVulch(Flare):
    """After winning or dealing as a main player you have your opponent hand over cards until you keep one.

    By mail they come at random, and the first that you have named is yours; those before it are discarded. If you name
    none you keep the first; if none that you name comes, the last.
    """

    name = "Wild Vulch"
    choices = (Peck,)

    @asks("settle flares", where=lambda at: at.i_won)
    def choose(self, at: CosmicAt) -> Script:
        samples = (Peck(("Attack 40", "Attack 30")), Peck())
        wish = yield at.wish(self, Judged(lambda wish: wish, samples))
        yield from winnowed(at, at.opponent, at.me, wish.cards, f"{self.name}/{at.place}")

    @asks("dealt flares", where=lambda at: at.is_main() and at.challenge.deal)
    def choose_in_peace(self, at: CosmicAt) -> Script:
        yield from self.choose(at)


class SuperVulch(Flare):
    """You pick up the flares that others discard, too, when the phase ends."""

    name = "Super Vulch"
    choices = (Peck,)

    @asks("salvage flares")
    def scavenge(self, at: CosmicAt) -> Script:
        found = at.shed_by_others("flare")
        yield at.wish(self, Judged(lambda wish: Peck() if found else reason("no-flare-discarded"), (Peck(),)))
        for shed in found:
            yield at.picked_up(shed)
