"""Full moons: whoever is on one, it binds everybody."""

from adjudicator.games.blutooth.kit import FullMoon, MatchAt, Seat, worth


class Gateup(FullMoon):
    """The gate takes ships with 1 more total size of everybody."""

    name = "Full moon GATEUP"
    entries = ("moon.full.gateup",)

    @worth("capacity", inherent=True)
    def widen(self, at: MatchAt, value: int, seat: Seat) -> int:
        return value + 1


class Gatedown(FullMoon):
    """The gate takes ships with 1 less total size of everybody."""

    name = "Full moon GATEDOWN"
    entries = ("moon.full.gatedown",)

    @worth("capacity", inherent=True)
    def narrow(self, at: MatchAt, value: int, seat: Seat) -> int:
        return value - 1
