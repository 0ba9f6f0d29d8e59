"""Obstruction."""

from adjudicator.games.cosmic.kit import CosmicAt, stopped_somebody
from adjudicator.games.cosmic.powers.sheriff.ticket import Ticket


class Obstruction(Ticket):
    """For whoever has stopped somebody's use in a challenge, in its phase 3; it costs two cards."""

    name = "Obstruction"
    cards = 2

    def deserved(self, at: CosmicAt) -> bool:
        return at.where > 0 and stopped_somebody(at, at.me)
