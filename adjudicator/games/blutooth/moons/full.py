"""Full moons: whoever is on one, it binds everybody."""

from adjudicator.games.blutooth.kit import (
    NEGOTIATE,
    FullMoon,
    MatchAt,
    Script,
    Seat,
    Spoken,
    does,
    drafted,
    first_warpfall,
    held_by,
    may_not,
    must_negotiate,
    occupied_moons,
    reason,
    worth,
)


class Defence(FullMoon):
    """The defending fleet has 1 more might in combat for each occupied moon."""

    name = "Full moon DEFENCE"
    entries = ("moon.full.defence",)

    @worth("might", where=lambda at, total, side, *parts: side == 1)
    def defend(self, at: MatchAt, total: int, side: int, *parts: int) -> int:
        return total + occupied_moons(at.state)


class Friend(FullMoon):
    """Whoever holds a Negotiate must lead with it."""

    name = "Full moon FRIEND"
    entries = ("moon.full.friend",)

    @may_not("prime")
    def befriend(self, at: MatchAt, seat: Seat, pod: str) -> Spoken | None:
        return reason("friend-negotiates", pod=NEGOTIATE) if must_negotiate(at, seat, pod) else None


class Gatedown(FullMoon):
    """The gate takes ships with 1 less total size of everybody."""

    name = "Full moon GATEDOWN"
    entries = ("moon.full.gatedown",)

    @worth("capacity")
    def narrow(self, at: MatchAt, value: int, seat: Seat) -> int:
        return value - 1


class Gateup(FullMoon):
    """The gate takes ships with 1 more total size of everybody."""

    name = "Full moon GATEUP"
    entries = ("moon.full.gateup",)

    @worth("capacity")
    def widen(self, at: MatchAt, value: int, seat: Seat) -> int:
        return value + 1


class Limit(FullMoon):
    """Whoever drafts pods drafts three fewer, but at least one."""

    name = "Full moon LIMIT"
    entries = ("moon.full.limit",)

    @worth("draft", where=lambda at, value, seat: value > 1)
    def hold_back(self, at: MatchAt, value: int, seat: Seat) -> int:
        return max(1, value - 3)


class Mandate(FullMoon):
    """Nobody wins with their dominion who is on no moon."""

    name = "Full moon MANDATE"
    entries = ("moon.full.mandate",)

    @may_not("win")
    def demand_a_moon(self, at: MatchAt, seat: Seat, wish: None) -> Spoken | None:
        return None if held_by(at.state.moons, seat) else reason("wins-on-a-moon")


class Misread(FullMoon):
    """A driver that counts 4 counts 40, and one that counts 40 counts 4."""

    name = "Full moon MISREAD"
    entries = ("moon.full.misread",)

    @worth("driver might", where=lambda at, value, side: value in (4, 40))
    def misread(self, at: MatchAt, value: int, side: int) -> int:
        return 44 - value


class Offence(FullMoon):
    """The invading fleet has 1 more might in combat for each occupied moon."""

    name = "Full moon OFFENCE"
    entries = ("moon.full.offence",)

    @worth("might", where=lambda at, total, side, *parts: side == 0)
    def attack(self, at: MatchAt, total: int, side: int, *parts: int) -> int:
        return total + occupied_moons(at.state)


class Shine(FullMoon):
    """Once in a wave, at warpfall, everybody drafts a pod who does not lead in each invasion of the wave."""

    name = "Full moon SHINE"
    entries = ("moon.full.shine",)

    @does("risen", where=first_warpfall)
    def shine(self, at: MatchAt) -> Script:
        for seat in at.state.seats_in():
            if any(seat not in one.leaders for one in at.state.open_invasions()):
                yield from drafted(at, seat, 1, self.name)


class Slowdown(FullMoon):
    """Everybody gets one fuel cell less as a cycle begins."""

    name = "Full moon SLOWDOWN"
    entries = ("moon.full.slowdown",)

    @worth("fuel")
    def brake(self, at: MatchAt, value: int, seat: Seat) -> int:
        return value - 1


class Speedup(FullMoon):
    """Everybody gets one fuel cell more as a cycle begins."""

    name = "Full moon SPEEDUP"
    entries = ("moon.full.speedup",)

    @worth("fuel")
    def speed(self, at: MatchAt, value: int, seat: Seat) -> int:
        return value + 1
