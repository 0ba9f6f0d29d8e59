"""Excessive Force."""

from adjudicator.games.cosmic.kit import CosmicAt
from adjudicator.games.cosmic.powers.sheriff.ticket import Ticket


class ExcessiveForce(Ticket):
    """For a main player who has won by more than ten, or has shown an Attack of 20 or more; it costs three cards."""

    name = "Excessive Force"
    cards = 3

    def deserved(self, at: CosmicAt) -> bool:
        strong = at.is_main() and (at.attack_shown(at.side) or 0) >= 20
        return strong or (at.i_won and at.lead > 10)
