"""Moon bases: each is one more base, and has a drawback."""

from adjudicator.games.blutooth.kit import (
    ENCOUNTER,
    LAUNCH,
    PAYOFF,
    RALLY,
    ArtifactUsed,
    DistressWorked,
    FlarePlayed,
    FuelLoaded,
    MatchAt,
    MoonBase,
    PowerUsed,
    Script,
    Seat,
    Spoken,
    after,
    does,
    in_every_system,
    lost_to_moon,
    may_not,
    reason,
    scrapped_at_random,
    vaporized_by_moon,
    worth,
)

CACHE, WARP = 4, 10
"""What FOUR leaves in a cache, and STREAM has in the warp."""


class Careless(MoonBase):
    """Each artifact, flare or distress pod that you discharge vaporizes one of your ships, off your fullest base."""

    name = "Moon base CARELESS"
    entries = ("moon.base.careless",)

    @after(ArtifactUsed, where=lambda at, used: at.mine(used.seat), inherent=True)
    def by_artifact(self, at: MatchAt, used: ArtifactUsed) -> Script:
        yield from vaporized_by_moon(at, at.me)

    @after(FlarePlayed, where=lambda at, used: at.mine(used.seat), inherent=True)
    def by_flare(self, at: MatchAt, used: FlarePlayed) -> Script:
        yield from vaporized_by_moon(at, at.me)

    @after(DistressWorked, where=lambda at, used: at.mine(used.seat) and used.number == at.where, inherent=True)
    def by_distress(self, at: MatchAt, used: DistressWorked) -> Script:
        yield from vaporized_by_moon(at, at.me)


class Feeble(MoonBase):
    """A fleet that you are in has 3 less might in combat."""

    name = "Moon base FEEBLE"
    entries = ("moon.base.feeble",)

    @worth("might", where=lambda at, total, side, *parts: at.fights_for(side), inherent=True)
    def weaken(self, at: MatchAt, total: int, side: int, *parts: int) -> int:
        return total - 3


class Flush(MoonBase):
    """You lose a ship as each campaign of yours begins: `LOSE from home 2`, else off your fullest base."""

    name = "Moon base FLUSH"
    entries = ("moon.base.flush", "term.ravage")
    ravages = (LAUNCH,)

    @after(FuelLoaded, where=lambda at, loaded: at.mine(loaded.seat), inherent=True)
    def flush(self, at: MatchAt, loaded: FuelLoaded) -> Script:
        yield from lost_to_moon(at, at.me, 1, self.name)


class Four(MoonBase):
    """At every warpfall your cache is scrapped down to four pods, at random."""

    name = "Moon base FOUR"
    entries = ("moon.base.four",)

    @does("risen", where=lambda at: len(at.my_cache) > CACHE, inherent=True)
    def throw_out(self, at: MatchAt) -> Script:
        yield from scrapped_at_random(at, at.me, len(at.my_cache) - CACHE, self.name)


class Homeward(MoonBase):
    """You win with your dominion only if you have a base in each system."""

    name = "Moon base HOMEWARD"
    entries = ("moon.base.homeward",)

    @may_not("win")
    def stay_everywhere(self, at: MatchAt, seat: Seat, wish: None) -> Spoken | None:
        return reason("wins-everywhere") if at.mine(seat) and not in_every_system(at.state, seat) else None


class Limit(MoonBase):
    """You get one fuel cell less as a cycle begins."""

    name = "Moon base LIMIT"
    entries = ("moon.base.limit",)

    @worth("fuel", where=lambda at, value, seat: at.mine(seat), inherent=True)
    def brake(self, at: MatchAt, value: int, seat: Seat) -> int:
        return value - 1


class Noname(MoonBase):
    """Your authority is 2 less."""

    name = "Moon base NONAME"
    entries = ("moon.base.noname",)
    authority = (-2, -2)


class Powerpay(MoonBase):
    """Each use of your power costs you a ship: `LOSE from home 2`, else off your fullest base."""

    name = "Moon base POWERPAY"
    entries = ("moon.base.powerpay",)
    ravages = (LAUNCH, RALLY, ENCOUNTER, PAYOFF)

    @after(PowerUsed, where=lambda at, used: at.mine(used.seat), inherent=True)
    def pay(self, at: MatchAt, used: PowerUsed) -> Script:
        yield from lost_to_moon(at, at.me, 1, self.name)


class Stingy(MoonBase):
    """You sponsor a fleet with one ship at most."""

    name = "Moon base STINGY"
    entries = ("moon.base.stingy",)

    @worth("sponsor ships", where=lambda at, value, seat: at.mine(seat), inherent=True)
    def be_stingy(self, at: MatchAt, value: int, seat: Seat) -> int:
        return min(1, value)


class Stream(MoonBase):
    """At every warpfall you lose ships until ten of yours are in the warp: `LOSE from home 2`, else off full bases."""

    name = "Moon base STREAM"
    entries = ("moon.base.stream",)
    ravages = (LAUNCH,)

    @does("risen", where=lambda at: at.state.warp[at.me] < WARP, inherent=True)
    def flow(self, at: MatchAt) -> Script:
        yield from lost_to_moon(at, at.me, WARP - at.state.warp[at.me], self.name)


class Warped(MoonBase):
    """Your ships cannot be revived."""

    name = "Moon base WARPED"
    entries = ("moon.base.warped",)
    binding = True
