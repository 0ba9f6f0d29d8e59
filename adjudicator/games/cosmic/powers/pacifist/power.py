"""Pacifist."""

from adjudicator.games.cosmic.kit import CosmicAt, Power, worth


class Pacifist(Power):
    """When you show a Compromise and your opponent an Attack, you win, and there is no consolation."""

    name = "Pacifist"
    origin = "Eon Expansions"

    @worth(
        "winner",
        where=lambda at, winner: at.is_main() and at.challenge.compromiser() == at.side and winner == 1 - at.side,
    )
    def disarm(self, at: CosmicAt, winner: int) -> int:
        return at.side
