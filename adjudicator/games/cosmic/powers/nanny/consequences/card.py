"""Card."""

from adjudicator.games.cosmic.kit import (
    CosmicAt,
    Script,
    Seat,
    draw,
    shed_by_lot,
)
from adjudicator.games.cosmic.powers.nanny.consequence import Consequence


class CardConsequence(Consequence):
    """Shown a Compromise: you draw a card.

    Otherwise you lose a card at random, and take no part in the next turn, but attack.
    """

    name = "Card"

    def incentive(self, at: CosmicAt, seat: Seat) -> Script:
        yield from draw(at, seat, 1, f"{self.name}/{at.place}/{seat}")

    def punishment(self, at: CosmicAt, seat: Seat) -> Script:
        yield shed_by_lot(at, seat, 1, f"{self.name}/{at.place}/{seat}")
