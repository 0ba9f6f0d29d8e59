"""Laser."""

from adjudicator.games.cosmic.kit import (
    NEITHER,
    CosmicAt,
    Power,
    Seat,
    Spoken,
    blinded,
    decides_for,
    may_not,
    reason,
    worth,
)


class Laser(Power):
    """Blinds your opponent: as long as you are a main player their challenge card is drawn at random from their hand.

    By mail: what they wrote about their card does not count. A card that they have promised to another challenge is not
    drawn.
    """

    name = "Laser"
    origin = "Eon"
    modern = (
        "As many cards of their hand as they have tokens in the challenge, drawn at random, cannot be played as their "
        "challenge card; they choose among the others. If they have none to play they lose."
    )

    @decides_for("card", where=lambda at: at.is_main() and at.their_card is None)
    def blind(self, at: CosmicAt) -> tuple[Seat, ...]:
        return () if at.modern("Laser") else (at.opponent,)

    @may_not("lay")
    def dazzle(self, at: CosmicAt, seat: Seat, card: str) -> Spoken | None:
        if not (at.modern("Laser") and at.uses("Laser") and seat == at.opponent):
            return None
        return reason("blinded") if card in blinded(at, seat) else None

    @worth("winner", where=lambda at, winner: at.uses("Laser") and at.their_card is None, inherent=True)
    def walk_over(self, at: CosmicAt, winner: int) -> int:
        return winner if winner == NEITHER else at.side
