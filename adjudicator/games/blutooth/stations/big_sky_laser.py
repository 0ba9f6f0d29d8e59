"""Big Sky Laser."""

from adjudicator.games.blutooth.kit import MatchAt, Script, Station, asks, operating, worth

LASER = 3
"""The might that a Big Sky Laser adds for each alien on its planet."""


class BigSkyLaser(Station):
    """As a leader, after contact, you may add 3 might for each alien with a base on its planet.

    Everybody with a base on its planet may use it.
    """

    name = "Big Sky Laser"
    accessible = True
    entries = ("station.big_sky_laser",)

    @asks("contact", where=MatchAt.is_leader)
    def aim(self, at: MatchAt) -> Script:
        yield operating(at, self)

    @worth("might", where=lambda at, total, side, *parts: at.leads(side) and at.uses("Big Sky Laser"), inherent=True)
    def fire(self, at: MatchAt, total: int, side: int, *parts: int) -> int:
        return total + LASER * sum([ships > 0 for ships in at.ships_at(self)])
