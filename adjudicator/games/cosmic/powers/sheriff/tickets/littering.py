"""Littering."""

from adjudicator.games.cosmic.kit import CosmicAt, discarded_together
from adjudicator.games.cosmic.powers.sheriff.ticket import Ticket


class Littering(Ticket):
    """For whoever has just discarded more than three cards at once; it costs two tokens."""

    name = "Littering"
    tokens = 2

    def deserved(self, at: CosmicAt) -> bool:
        return discarded_together(at, at.me) > 3
