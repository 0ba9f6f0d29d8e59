"""Vagrancy."""

from adjudicator.games.cosmic.kit import CosmicAt
from adjudicator.games.cosmic.powers.sheriff.ticket import Ticket


class Vagrancy(Ticket):
    """For whoever has a foreign base with a single token; it costs two cards."""

    name = "Vagrancy"
    cards = 2

    def deserved(self, at: CosmicAt) -> bool:
        rows = enumerate(at.state.planets)
        return any(row[at.me] == 1 and place not in at.state.home(at.me) for place, row in rows)
