"""Big Space Laser."""

from adjudicator.games.blutooth.kit import MatchAt, Script, Station, asks, in_combat, operating, worth

ALONE = 10
"""The might that a Big Space Laser adds."""


class BigSpaceLaser(Station):
    """As a leader without sponsors you may add 10 might in combat."""

    name = "Big Space Laser"
    entries = ("station.big_space_laser",)

    @asks("combat", where=lambda at: at.is_leader() and in_combat(at.invasion) and not at.my_sponsors)
    def aim(self, at: MatchAt) -> Script:
        yield operating(at, self)

    @worth("might", where=lambda at, total, side, *parts: at.leads(side) and at.uses("Big Space Laser"), inherent=True)
    def fire(self, at: MatchAt, total: int, side: int, *parts: int) -> int:
        return total + ALONE
