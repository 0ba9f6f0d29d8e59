"""Half moons: always in force, stronger with two or more of them."""

from adjudicator.games.blutooth.kit import HalfMoon, MatchAt, Seat, halves, worth


class Ally(HalfMoon):
    """Your ships as a sponsor have 1 more might each, or 2 with two or more half moons."""

    name = "Half moon ALLY"
    entries = ("moon.half.ally",)

    @worth("ship might", where=lambda at, value, seat: at.mine(seat) and not at.is_leader(), inherent=True)
    def strengthen(self, at: MatchAt, value: int, seat: Seat) -> int:
        return value + halves(at)


class Fame(HalfMoon):
    """You have 1 more influence in negotiations, or 2 with two or more half moons."""

    name = "Half moon FAME"
    entries = ("moon.half.fame",)

    @worth("influence", where=lambda at, value, seat: at.mine(seat), inherent=True)
    def impress(self, at: MatchAt, value: int, seat: Seat) -> int:
        return value + halves(at)


class Flareup(HalfMoon):
    """You may play 1 more flare in each invasion, or 2 with two or more half moons."""

    name = "Half moon FLAREUP"
    entries = ("moon.half.flareup",)
    flares = (1, 2)


class Help(HalfMoon):
    """Your reinforcements add 2 more might each, or 4 with two or more half moons."""

    name = "Half moon HELP"
    entries = ("moon.half.help",)

    @worth("reinforcement", where=lambda at, value, seat, side: at.mine(seat), inherent=True)
    def reinforce(self, at: MatchAt, value: int, seat: Seat, side: int) -> int:
        return value + 2 * halves(at)


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


class New(HalfMoon):
    """You draft 1 more pod in a resupply, or 2 with two or more half moons."""

    name = "Half moon NEW"
    entries = ("moon.half.new",)

    @worth("resupply", where=lambda at, value, seat: at.mine(seat), inherent=True)
    def stock_up(self, at: MatchAt, value: int, seat: Seat) -> int:
        return value + halves(at)


class Payday(HalfMoon):
    """You get 1 more pod in compensation, or 2 with two or more half moons."""

    name = "Half moon PAYDAY"
    entries = ("moon.half.payday",)

    @worth("compensation", where=lambda at, value, seat: at.mine(seat), inherent=True)
    def claim(self, at: MatchAt, value: int, seat: Seat) -> int:
        return value + halves(at)


class Revive(HalfMoon):
    """You revive 1 more ship at your warpfall, or 2 with two or more half moons."""

    name = "Half moon REVIVE"
    entries = ("moon.half.revive",)

    @worth("warpfall", where=lambda at, value, seat: at.mine(seat), inherent=True)
    def raise_more(self, at: MatchAt, value: int, seat: Seat) -> int:
        return value + halves(at)


class Rewards(HalfMoon):
    """You have 1 more boon where you have boons, or 2 with two or more half moons."""

    name = "Half moon REWARDS"
    entries = ("moon.half.rewards",)

    @worth("boons", where=lambda at, value, seat: at.mine(seat), inherent=True)
    def gain(self, at: MatchAt, value: int, seat: Seat) -> int:
        return value + halves(at)
