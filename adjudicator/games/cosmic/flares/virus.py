"""The flares of Virus."""

from adjudicator.games.cosmic.kit import CosmicAt, Flare, Script, asks, worth


class WildVirus(Flare):
    """As a main player who has played an Attack, the tokens of your side count squared (classic edition)."""

    name = "Wild Virus"

    @asks("shown flares", where=lambda at: at.is_main())
    def square(self, at: CosmicAt) -> Script:
        yield at.wish(self, self.yes())

    @worth("total", where=lambda at, *of: at.uses("Wild Virus") and at.side == of[1] and of[2], inherent=True)
    def squared(self, at: CosmicAt, total: int, side: int, card: int, own: int, allied: int) -> int:
        return total - own - allied + (own + allied) ** 2


class SuperVirus(Flare):
    """You multiply as an ally, too: the Attack of your side times all its tokens (classic edition)."""

    name = "Super Virus"

    @asks("shown flares", where=lambda at: at.my_ally is not None)
    def spread(self, at: CosmicAt) -> Script:
        yield at.wish(self, self.yes())

    @worth("total", where=lambda at, *of: at.uses("Super Virus") and at.my_ally.side == of[1] and of[2], inherent=True)
    def multiply(self, at: CosmicAt, total: int, side: int, card: int, own: int, allied: int) -> int:
        return card * (own + allied)
