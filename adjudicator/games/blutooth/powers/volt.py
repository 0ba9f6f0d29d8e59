"""Volt."""

from adjudicator.games.blutooth.kit import COMBAT, MatchAt, Numbers, Power, changed_number, worth

LOW = 10
"""Up to so much a driver is raised, above it lowered."""
FACTOR = 3


class Volt(Power):
    """As a leader your driver counts threefold if its number is 10 or less, else a third, rounded up.

    What is printed on it stays. Where other powers change drivers, too, the order is that of the timing rule.
    """

    name = "Volt"
    origin = "Eon Online"
    alert = "red"
    types = (COMBAT,)
    entries = ("alien.volt",)

    @worth("drivers", where=lambda at, both: at.is_leader() and at.brigades[at.side] and both[at.side] is not None)
    def charge(self, at: MatchAt, both: Numbers) -> Numbers:
        number = both[at.side]
        assert number is not None
        return changed_number(both, at.side, number * FACTOR if number <= LOW else -(-number // FACTOR))
