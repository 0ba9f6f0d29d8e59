"""The flare of Volt."""

from adjudicator.games.blutooth.kit import Flare, MatchAt, Numbers, Script, asks, changed_number, driver_number, worth

FACTOR = 3
STRONG = 15
LOW, HIGH = 10, 13


class WildVolt(Flare):
    """As a leader you have an attack of 15 or more of the other leader count a third, rounded up."""

    name = "Wild Volt"

    @asks("natures", where=lambda at: at.is_leader() and at.brigades[1 - at.side])
    def ground(self, at: MatchAt) -> Script:
        yield at.wish(self, self.yes())

    @worth("drivers", where=lambda at, both: at.uses("Wild Volt"), inherent=True)
    def grounded(self, at: MatchAt, both: Numbers) -> Numbers:
        number = both[1 - at.side]
        return both if number is None or number < STRONG else changed_number(both, 1 - at.side, -(-number // FACTOR))


class SuperVolt(Flare):
    """As a leader your driver counts threefold if its number is 13 or less, instead of 10 or less."""

    name = "Super Volt"

    @asks("natures", where=lambda at: at.is_leader() and at.brigades[at.side])
    def overload(self, at: MatchAt) -> Script:
        yield at.wish(self, self.yes())

    @worth("drivers", where=lambda at, both: at.uses("Super Volt"), inherent=True)
    def overloaded(self, at: MatchAt, both: Numbers) -> Numbers:
        number = driver_number(at.state, at.invasion, at.side)
        zapped = (at.me, "Volt", at.where) in at.state.zapped
        more = number is not None and LOW < number <= HIGH and not zapped
        return changed_number(both, at.side, number * FACTOR) if more and number is not None else both
