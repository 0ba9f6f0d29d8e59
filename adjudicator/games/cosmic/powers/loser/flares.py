"""The flares of Loser."""

from adjudicator.games.cosmic.kit import NEITHER, CosmicAt, Flare, Script, UpsetDeclared, asks, worth


class WildLoser(Flare):
    """As a main player you declare, before cards are laid, that both sides lose, unless the cards make a deal."""

    name = "Wild Loser"

    @asks("before lay flares", where=CosmicAt.is_main)
    def doom(self, at: CosmicAt) -> Script:
        yield at.wish(self, self.yes())

    @worth("winner", where=lambda at, winner: at.uses("Wild Loser"), inherent=True)
    def nobody(self, at: CosmicAt, winner: int) -> int:
        return NEITHER


class SuperLoser(Flare):
    """You may wait with the upset until the cards are laid, and need not have had Attacks laid."""

    name = "Super Loser"

    @asks("laid flares", where=lambda at: at.is_main() and not (at.challenge.upset or at.challenge.called_off))
    def upset(self, at: CosmicAt) -> Script:
        yield at.wish(self, self.yes())
        yield UpsetDeclared(at.where)
