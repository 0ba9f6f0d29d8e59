"""The flares of Zombie."""

from adjudicator.games.cosmic.kit import (
    CosmicAt,
    Flare,
    Made,
    Script,
    TokensToWarp,
    asks,
    instead_of,
    losable,
    may,
    partial,
    released_some,
    saved,
)


class WildZombie(Flare):
    """In this deal you may release the other player's tokens from the Warp as one of its terms.

    Where the modern edition of Zombie is played, it saves one of the tokens instead that you lose in a challenge or
    by a deal that fails: that one goes to Limbo.
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

    @asks("failed flares", where=lambda at: at.modern("Zombie") and at.is_main() and bool(losable(at.state, at.me)))
    def hold_back_of_a_deal(self, at: CosmicAt) -> Script:
        yield from self.hold_back(at)

    @instead_of(
        TokensToWarp,
        where=lambda at, lost: at.modern("Zombie") and at.uses("Wild Zombie") and at.mine(lost.seat),
        inherent=True,
    )
    def save_one(self, at: CosmicAt, lost: TokensToWarp) -> Script:
        return saved(lost, 1)


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
            yield from at.happens(Made(partial(released_some, seat=ally.seat, tokens=1, by=at.me)))
