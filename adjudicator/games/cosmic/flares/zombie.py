"""The flares of Zombie."""

from adjudicator.games.cosmic.kit import (
    CosmicAt,
    Flare,
    Made,
    Script,
    TokensToLimbo,
    TokensToWarp,
    asks,
    instead_of,
    may,
    partial,
    released_some,
)


class WildZombie(Flare):
    """In this deal you may release the other player's tokens from the Warp as one of its terms.

    Where the modern edition of Zombie is played, it saves one of the tokens instead that you lose in a challenge: that
    one goes to Limbo.
    """

    name = "Wild Zombie"

    @asks("deal flares", where=lambda at: at.is_main() and at.challenge.deal and not at.modern("Zombie"))
    def open_graves(self, at: CosmicAt) -> Script:
        yield at.wish(self, self.yes())

    @may("release by deal")
    def release(self, at: CosmicAt) -> bool:
        return at.uses("Wild Zombie") and not at.modern("Zombie")

    @asks("settle flares", where=lambda at: at.modern("Zombie") and at.i_lost and at.my_tokens > 0)
    def hold_back(self, at: CosmicAt) -> Script:
        yield at.wish(self, self.yes())

    @instead_of(
        TokensToWarp,
        where=lambda at, lost: at.uses("Wild Zombie") and at.mine(lost.seat) and lost.number > 0,
        inherent=True,
    )
    def save_one(self, at: CosmicAt, lost: TokensToWarp) -> Script:
        yield TokensToLimbo(lost.seat, 1, lost.number)
        if lost.tokens > 1:
            yield TokensToWarp(lost.seat, lost.tokens - 1, lost.number)


class SuperZombie(Flare):
    """As a main player you bring each of your allies a token out of the Warp, into Limbo, as the cards are settled.

    The classic section turned the losers' tokens over to be Zombie's own; everybody keeps twenty tokens here, so this
    is the modern one.
    """

    name = "Super Zombie"

    @asks("settle flares", where=lambda at: at.is_main() and any(at.state.warp[ally.seat] for ally in at.my_allies))
    def raise_allies(self, at: CosmicAt) -> Script:
        yield at.wish(self, self.yes())
        for ally in at.my_allies:
            yield Made(partial(released_some, seat=ally.seat, tokens=1, by=at.me))
