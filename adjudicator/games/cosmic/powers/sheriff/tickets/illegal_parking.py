"""Illegal Parking."""

from adjudicator.games.cosmic.kit import CosmicAt
from adjudicator.games.cosmic.powers.sheriff.ticket import Ticket


class IllegalParking(Ticket):
    """For whoever has more than four tokens on one planet; it costs a card."""

    name = "Illegal Parking"
    cards = 1

    def deserved(self, at: CosmicAt) -> bool:
        return max(row[at.me] for row in at.state.planets) > 4
