"""Gamer."""

from adjudicator.games.blutooth.kit import (
    COMBAT,
    MatchAt,
    Numbers,
    Power,
    Script,
    changed_number,
    does,
    printed,
    worth,
)
from adjudicator.games.blutooth.kit import (
    nexus_acts as nexus,
)

FIRST = "Attack 0"
SECOND = "Attack 4"


def _scores(at: MatchAt) -> bool:
    """Whether the driver with which I lead a brigade is higher than all pods in my nexus."""
    if not (at.is_leader() and at.brigades[at.side]):
        return False
    driver, named = at.invasion.drivers[at.side], at.invasion.named[at.side]
    number = named if named is not None or driver is None else printed(driver)
    there = [printed(pod) or 0 for pod in nexus.kept_by(at.state.nexus, at.me, Gamer.name).pods]
    return number is not None and bool(there) and number > max(there)


class Gamer(Power):
    """In your nexus lies an attack of 00. As a leader whose driver is higher than all attacks there you score.

    Your driver then counts as many times as there are pods in your nexus, and lies there, too, when the encounter is
    over. What is printed on it counts for that, whatever changes it.
    """

    name = "Gamer"
    origin = "Storm"
    home = "storm"
    types = (COMBAT,)
    entries = ("setup_exception.gamer",)

    def set_up(self, coming: nexus.Coming) -> nexus.Brought:
        yield nexus.PodsKept(coming.seat, self.name, (FIRST,), nexus.OUTSIDE, shown=True)

    def appear(self, coming: nexus.Coming) -> nexus.Brought:
        yield nexus.PodsKept(coming.seat, self.name, (FIRST, SECOND), nexus.OUTSIDE, shown=True)

    @worth("drivers", where=lambda at, both: _scores(at) and both[at.side] is not None)
    def score(self, at: MatchAt, both: Numbers) -> Numbers:
        number = both[at.side] or 0
        return changed_number(both, at.side, number * len(nexus.kept_by(at.state.nexus, at.me, self.name).pods))

    @does("paid", where=lambda at: at.uses("Gamer"), inherent=True)
    def keep(self, at: MatchAt) -> Script:
        driver = at.invasion.drivers[at.side]
        if driver is not None and driver in at.state.exhausts[at.me]:
            yield nexus.PodsKept(at.me, self.name, (driver,), nexus.EXHAUST, shown=True)
