"""The flare of Macron."""

from adjudicator.games.blutooth.kit import Flare, MatchAt, Script, Seat, asks, worth


class WildMacron(Flare):
    """In combat your fleet has 1 might more for each ship that you have in it yourself."""

    name = "Wild Macron"

    @asks("combat", where=lambda at: at.my_ships > 0)
    def swell(self, at: MatchAt) -> Script:
        yield at.wish(self, self.yes())

    @worth("might", where=lambda at, total, side, *of: at.fights_for(side) and at.uses("Wild Macron"), inherent=True)
    def swollen(self, at: MatchAt, total: int, side: int, *of: int) -> int:
        return total + at.my_ships


class SuperMacron(Flare):
    """In combat each of your ships has 8 might instead of 4."""

    name = "Super Macron"

    @asks("combat", where=lambda at: at.my_ships > 0)
    def grow(self, at: MatchAt) -> Script:
        yield at.wish(self, self.yes())

    @worth("ship might", where=lambda at, value, seat: at.mine(seat) and at.uses("Super Macron"), inherent=True)
    def grown(self, at: MatchAt, value: int, seat: Seat) -> int:
        return 2 * value
