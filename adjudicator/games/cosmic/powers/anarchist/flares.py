"""The flares of Anarchist."""

from adjudicator.games.cosmic.kit import CosmicAt, Flare, Script, TokensToLimbo, TokensToWarp, asks, instead_of, turned


class WildAnarchist(Flare):
    """You rebel against the Warp: what you lose in this challenge goes to Limbo instead.

    At the table it can be turned against destiny, or against allies who land, as well. By mail it is against the Warp.
    """

    name = "Wild Anarchist"

    @asks("settle flares", where=lambda at: at.i_lost)
    def rebel(self, at: CosmicAt) -> Script:
        yield at.wish(self, self.yes())

    @instead_of(
        TokensToWarp,
        where=lambda at, lost: at.uses("Wild Anarchist") and at.mine(lost.seat) and lost.number > 0,
        inherent=True,
    )
    def spare(self, at: CosmicAt, lost: TokensToWarp) -> Script:
        yield turned(lost, TokensToLimbo)


class SuperAnarchist(Flare):
    """As an ally who has lost, too, you reveal a disruption."""

    name = "Super Anarchist"

    @asks("settle flares", where=lambda at: at.i_lost and not at.is_main())
    def agitate(self, at: CosmicAt) -> Script:
        yield at.wish(self, self.yes())
