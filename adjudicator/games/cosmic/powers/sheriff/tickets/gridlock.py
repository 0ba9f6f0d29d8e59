"""Gridlock."""

from adjudicator.games.cosmic.kit import CosmicAt
from adjudicator.games.cosmic.powers.sheriff.ticket import Ticket


class Gridlock(Ticket):
    """For whoever has more than ten tokens in the Warp; it costs two cards."""

    name = "Gridlock"
    cards = 2

    def deserved(self, at: CosmicAt) -> bool:
        return at.state.warp[at.me] > 10
