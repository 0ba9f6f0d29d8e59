"""The flares of Zombie."""

from adjudicator.games.cosmic.kit import CosmicAt, Flare, Made, Script, asks, may, partial, released_some


class WildZombie(Flare):
    """In this deal you may release the other player's tokens from the Warp as one of its terms (classic edition)."""

    name = "Wild Zombie"

    @asks("deal flares", where=lambda at: at.is_main() and at.challenge.deal)
    def open_graves(self, at: CosmicAt) -> Script:
        yield at.wish(self, self.yes())

    @may("release by deal")
    def release(self, at: CosmicAt) -> bool:
        return at.uses("Wild Zombie")


class SuperZombie(Flare):
    """As a main player you bring each of your allies a token out of the Warp, into Limbo, as the cards are settled.

    The classic section turned the losers' tokens over to be Zombie's own; everybody keeps twenty tokens here, so this
    is the modern one.
    """

    name = "Super Zombie"

    @asks("settle flares", where=lambda at: at.is_main() and at.my_allies)
    def raise_allies(self, at: CosmicAt) -> Script:
        yield at.wish(self, self.yes())
        for ally in at.my_allies:
            yield Made(partial(released_some, seat=ally.seat, tokens=1, by=at.me))
