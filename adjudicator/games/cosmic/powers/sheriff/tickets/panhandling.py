"""Panhandling."""

from adjudicator.games.cosmic.kit import CosmicAt, untouched
from adjudicator.games.cosmic.powers.sheriff.ticket import Ticket


class Panhandling(Ticket):
    """For an ally with a single token who could have sent more; it costs two tokens."""

    name = "Panhandling"
    tokens = 2

    def deserved(self, at: CosmicAt) -> bool:
        ally = at.my_ally
        return ally is not None and ally.tokens == 1 and bool(untouched(at.state, at.me))
