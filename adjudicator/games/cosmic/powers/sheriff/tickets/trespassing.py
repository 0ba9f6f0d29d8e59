"""Trespassing."""

from adjudicator.games.cosmic.kit import CosmicAt
from adjudicator.games.cosmic.powers.sheriff.ticket import Ticket


class Trespassing(Ticket):
    """For an offence that has attacked a planet with a single token, or none, of the defence; it costs a token."""

    name = "Trespassing"
    tokens = 1

    def deserved(self, at: CosmicAt) -> bool:
        fight = at.challenge if at.where else None
        if fight is None or fight.offence != at.me:
            return False
        return at.state.planets[fight.planet][fight.defence] <= 1
