"""Mutant Face."""

from adjudicator.games.cosmic.kit import CosmicAt, Script, asks, robbed
from adjudicator.games.cosmic.powers.surgeon.face import Face


class MutantFace(Face):
    """When you have won as a main player, you take a card at random from your opponent and each of their allies."""

    name = "Mutant Face"

    @asks("settled", where=lambda at: at.i_won, inherent=True)
    def take(self, at: CosmicAt) -> Script:
        if (yield from self.worn(at)):
            for seat in at.opposed:
                yield robbed(at, seat, at.me, f"{self.name}/{at.place}/{seat}")
