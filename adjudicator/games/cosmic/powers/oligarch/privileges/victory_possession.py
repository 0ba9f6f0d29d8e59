"""Victory Possession."""

from adjudicator.games.cosmic.kit import CosmicAt, Essence, worth


class VictoryPossession(Essence):
    """You need one foreign base fewer to win, and everybody else one more."""

    name = "Victory Possession"

    @worth("bases to win", inherent=True)
    def possess(self, at: CosmicAt, bases: int, seat: int) -> int:
        return bases - 1 if at.mine(seat) else bases + 1
