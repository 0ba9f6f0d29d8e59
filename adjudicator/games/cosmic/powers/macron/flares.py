"""The flares of Macron."""

from adjudicator.games.cosmic.kit import CosmicAt, Flare, Script, asks, worth


class WildMacron(Flare):
    """As a main player or an ally on a side that shows an Attack, you add one to its total for each of your own tokens.

    Virus does not multiply what is added so, and Anti-Matter does not subtract it.

    The classic section lets you change the number of your tokens within a limit that nobody seems to have recorded;
    this is the modern one.
    """

    name = "Wild Macron"

    @asks("shown flares", where=lambda at: at.my_tokens > 0 and at.we_attack)
    def swell(self, at: CosmicAt) -> Script:
        yield at.wish(self, self.yes())

    @worth("total", where=lambda at, *of: at.uses("Wild Macron") and at.fights_for(of[1]), inherent=True)
    def swollen(self, at: CosmicAt, total: int, side: int, card: int | None, own: int, allied: int) -> int:
        return total if card is None else total + at.my_tokens


class SuperMacron(Flare):
    """You may send up to four tokens: played in phase 1 in your attack, in phase 2 as an ally in one challenge.

    Without a number your orders then send as many as you may.
    """

    name = "Super Macron"

    @asks("launch flares", where=lambda at: at.state.targets[at.me] is not None)
    def charge(self, at: CosmicAt) -> Script:
        yield at.wish(self, self.yes())

    @asks("alliance flares", where=lambda at: not at.is_main())
    def assist(self, at: CosmicAt) -> Script:
        yield at.wish(self, self.yes())
