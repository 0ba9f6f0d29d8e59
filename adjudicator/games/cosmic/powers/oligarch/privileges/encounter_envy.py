"""Encounter Envy."""

from adjudicator.games.cosmic.kit import CosmicAt, Essence, worth


class EncounterEnvy(Essence):
    """Your own Attack as a main player adds three more; everybody else's takes two off, but not below nought."""

    name = "Encounter Envy"

    @worth("total", where=lambda at, *of: of[2] is not None, inherent=True)
    def envy(self, at: CosmicAt, total: int, side: int, card: int, own: int, allied: int) -> int:
        return total + 3 if at.mine(at.challenge.main(side)) else total - min(2, card)
