"""Laser."""

from adjudicator.games.cosmic.kit import CosmicAt, Power, Seat, decides_for


class Laser(Power):
    """Blinds your opponent: as long as you are a main player his challenge card is drawn at random from his hand.

    By mail: what he wrote about his card does not count. A card that he has promised to another challenge is not drawn.
    """

    name = "Laser"

    @decides_for("card", where=lambda at: at.is_main() and at.their_card is None)
    def blind(self, at: CosmicAt) -> tuple[Seat, ...]:
        return (at.opponent,)
