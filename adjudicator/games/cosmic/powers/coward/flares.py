"""The flares of Coward."""

from adjudicator.games.cosmic.kit import (
    DEFENCE,
    OFFENCE,
    CosmicAt,
    Flare,
    Script,
    TokensToLimbo,
    TokensToWarp,
    asks,
    decided,
    earned,
    fled,
    handed,
    instead_of,
    turned,
)


class WildCoward(Flare):
    """Once you flee from an attack of yours before the cards are turned up, and it counts as a success.

    The defence wins and has your challenge card; your side goes home to Limbo and loses no token.
    """

    name = "Wild Coward"

    @asks("laid flares", where=lambda at: at.is_main() and at.side == OFFENCE and at.challenge.both_laid)
    def flee(self, at: CosmicAt) -> Script:
        yield at.wish(self, self.yes())
        laid = at.my_card
        if laid is not None and not at.challenge.over:
            yield from earned(at)
            yield from decided(at, DEFENCE)
            yield handed(at, at.me, at.opponent, laid, f"{self.name}/{at.place}")

    @instead_of(TokensToWarp, where=lambda at, lost: at.uses("Wild Coward") and fled(at, lost), inherent=True)
    def go_home(self, at: CosmicAt, lost: TokensToWarp) -> Script:
        yield turned(lost, TokensToLimbo)


class SuperCoward(Flare):
    """If you flee in this challenge, your opponent's challenge card is yours as well.

    It is played with phase 3, before cards are laid. You see the card only as you take it.
    """

    name = "Super Coward"

    @asks("before lay flares", where=CosmicAt.is_main)
    def snatch(self, at: CosmicAt) -> Script:
        yield at.wish(self, self.yes())
