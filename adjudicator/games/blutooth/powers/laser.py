"""Laser."""

from adjudicator.games.blutooth.kit import CONTROL, MatchAt, Power, Seat
from adjudicator.games.blutooth.kit_of_powers import decides_for


class Laser(Power):
    """Blinds the other leader: their driver is drawn at random from the encounter pods of their cache.

    By mail what they have written about that driver does not count.
    """

    name = "Laser"
    origin = "Eon"
    home = "dominion"
    types = (CONTROL,)

    @decides_for("driver", where=MatchAt.is_leader)
    def blind(self, at: MatchAt) -> tuple[Seat, ...]:
        return (at.enemy,)
