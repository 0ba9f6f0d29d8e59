"""Half moons: always in force, stronger with two or more of them."""

from adjudicator.games.blutooth.kit import HalfMoon, MatchAt, Seat, halves, worth


class Home(HalfMoon):
    """1 more authority, or 2 with two or more half moons."""

    name = "Half moon HOME"
    entries = ("moon.half.home",)
    authority = (1, 2)


class Mygate(HalfMoon):
    """The gate takes ships of yours with 1 more total size, or 2 with two or more half moons."""

    name = "Half moon MYGATE"
    entries = ("moon.half.mygate",)

    @worth("capacity", where=lambda at, value, seat: at.mine(seat), inherent=True)
    def widen(self, at: MatchAt, value: int, seat: Seat) -> int:
        return value + halves(at)
