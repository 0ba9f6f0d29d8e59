"""The flares of Virus."""

from adjudicator.games.cosmic.kit import CosmicAt, Flare, Script, asks, worth


class WildVirus(Flare):
    """As a main player who has played an Attack, the tokens of your side count squared.

    Where the modern edition of Virus is played, your own tokens are multiplied by your allies' instead.
    """

    name = "Wild Virus"

    @asks("shown flares", where=lambda at: at.is_main() and at.we_attack)
    def square(self, at: CosmicAt) -> Script:
        yield at.wish(self, self.yes())

    @worth("total", where=lambda at, *of: at.uses("Wild Virus") and at.fights_for(of[1]), inherent=True)
    def squared(self, at: CosmicAt, total: int, side: int, card: int | None, own: int, allied: int) -> int:
        if card is None:
            return total
        product = own * allied if at.modern("Virus") else (own + allied) ** 2
        return total - own - allied + product

    @worth("added", where=lambda at, *of: at.uses("Wild Virus") and at.fights_for(of[1]), inherent=True)
    def multiplied(self, at: CosmicAt, tokens: int, side: int, allied: bool) -> int:
        return 0


class SuperVirus(Flare):
    """You multiply as an ally, too: the Attack of your side times all its tokens.

    Where the modern edition of Virus is played, it is as a main player that your allies' tokens multiply, too.
    """

    name = "Super Virus"

    @asks("shown flares", where=lambda at: at.we_attack and at.is_main() == at.modern("Virus"))
    def spread(self, at: CosmicAt) -> Script:
        yield at.wish(self, self.yes())

    @worth("total", where=lambda at, *of: at.uses("Super Virus") and at.fights_for(of[1]), inherent=True)
    def multiply(self, at: CosmicAt, total: int, side: int, card: int | None, own: int, allied: int) -> int:
        if card is None:
            return total
        if at.modern("Virus"):
            return total + (card - 1) * allied if at.uses("Virus") else total
        return total + card * (own + allied) - card - own - allied

    @worth("added", where=lambda at, *of: at.uses("Super Virus") and at.fights_for(of[1]), inherent=True)
    def multiplied(self, at: CosmicAt, tokens: int, side: int, allied: bool) -> int:
        return tokens if at.modern("Virus") and not (allied and at.uses("Virus")) else 0
