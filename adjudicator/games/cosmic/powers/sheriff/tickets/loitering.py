"""Loitering."""

from adjudicator.games.cosmic.kit import CosmicAt
from adjudicator.games.cosmic.powers.sheriff.ticket import Ticket


class Loitering(Ticket):
    """For whoever was invited to a challenge and joined neither side; it costs a card."""

    name = "Loitering"
    cards = 1

    def deserved(self, at: CosmicAt) -> bool:
        fight = at.challenge if at.where else None
        return fight is not None and at.me in sum(fight.invited, ()) and at.me not in dict(fight.joined)
