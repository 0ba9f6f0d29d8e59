"""Legacies that change might and numbers: those of combat aliens."""

from adjudicator.games.blutooth.kit import Legacy, MatchAt, Numbers, Seat, backwards, worth
from adjudicator.games.blutooth.kit_of_legacies import fleet

TEN = 10
"""The first number with two digits."""
LOW, FACTOR = 4, 3
"""Attacks up to this number count so many times as much by the legacy of Volt."""


class LegacyOfAntiMatter(Legacy):
    """Ships of sponsors are subtracted from the might of their fleet."""

    name = "Legacy of Anti-Matter"
    alien = "Anti-Matter"

    @worth("might", where=lambda at, total, side, driver, own, sponsored: sponsored != 0)
    def subtract_all(self, at: MatchAt, total: int, side: int, driver: int, own: int, sponsored: int) -> int:
        return total - 2 * sponsored


class LegacyOfCalculator(Legacy):
    """Drivers that are equal both count nothing."""

    name = "Legacy of Calculator"
    alien = "Calculator"

    @worth("drivers", where=lambda at, both: both[0] == both[1] is not None)
    def cancel_out(self, at: MatchAt, both: Numbers) -> Numbers:
        return (0, 0)


class LegacyOfHuman(Legacy):
    """In combat the fleet with fewer ships has 4 might more."""

    name = "Legacy of Human"
    alien = "Human"

    @worth("might", where=lambda at, total, side, *parts: fleet(at.invasion, side) < fleet(at.invasion, 1 - side))
    def stand_up_for_the_few(self, at: MatchAt, total: int, side: int, *parts: int) -> int:
        return total + 4


class LegacyOfMacron(Legacy):
    """All ships have four times their might."""

    name = "Legacy of Macron"
    alien = "Macron"
    entries = ("bl.macron",)

    @worth("ship might")
    def weigh_all(self, at: MatchAt, value: int, seat: Seat) -> int:
        return 4 * value


class LegacyOfMirror(Legacy):
    """The digits of all attacks with two of them are read backwards: 40 counts 4, and 15 counts 51."""

    name = "Legacy of Mirror"
    alien = "Mirror"

    @worth("drivers", where=lambda at, both: True in at.brigades)
    def turn_all(self, at: MatchAt, both: Numbers) -> Numbers:
        brigades = at.brigades
        long = [brigades[side] and number is not None and number >= TEN for side, number in enumerate(both)]
        one, other = [backwards(number) if long[side] else number for side, number in enumerate(both)]
        return (one, other)


class LegacyOfVirus(Legacy):
    """The driver of every brigade is multiplied by the might of its leader's own ships instead of being added to it."""

    name = "Legacy of Virus"
    alien = "Virus"
    entries = ("bl.virus",)

    @worth("might", where=lambda at, total, side, *parts: at.brigades[side])
    def multiply_all(self, at: MatchAt, total: int, side: int, driver: int, own: int, sponsored: int) -> int:
        return total - driver - own + driver * own


class LegacyOfVolt(Legacy):
    """Attacks of 4 or less count threefold."""

    name = "Legacy of Volt"
    alien = "Volt"

    @worth("driver might", where=lambda at, number, side: at.brigades[side] and number <= LOW)
    def charge_all(self, at: MatchAt, number: int, side: int) -> int:
        return number * FACTOR


class LegacyOfWarpish(Legacy):
    """A fleet has 1 might for each two ships of its leader in the warp."""

    name = "Legacy of Warpish"
    alien = "Warpish"

    @worth("might", where=lambda at, total, side, *parts: at.state.warp[at.invasion.leader(side)] > 1)
    def call_their_dead(self, at: MatchAt, total: int, side: int, *parts: int) -> int:
        return total + at.state.warp[at.invasion.leader(side)] // 2


class LegacyOfWarrior(Legacy):
    """A fleet has 4 might for each planet of its leader's system on which that has no base."""

    name = "Legacy of Warrior"
    alien = "Warrior"
    entries = ("bl.warrior",)

    @worth("might")
    def fight_for_home(self, at: MatchAt, total: int, side: int, *parts: int) -> int:
        leader = at.invasion.leader(side)
        return total + 4 * (at.state.planets_each - len(at.state.home_bases(leader)))
