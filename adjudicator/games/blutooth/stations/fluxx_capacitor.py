"""Fluxx Capacitor."""

from adjudicator.games.blutooth.kit import MatchAt, Operate, Script, Station, acts, asks, does, operating


class FluxxCapacitor(Station):
    """When you come as a sponsor, and both leaders have commissioned you, a mark is put on it.

    When drivers are primed you may, as a sponsor, spend a mark to change over to the other fleet.
    """

    name = "Fluxx Capacitor"
    entries = ("station.fluxx_capacitor", "term.switch")

    @does("approach", where=lambda at: at.invasion.sponsored(at.me) is not None and acts.commissioned_twice(at))
    def charge(self, at: MatchAt) -> Script:
        yield from acts.marked(at, self, 1)

    @asks("primed", where=lambda at: at.invasion.sponsored(at.me) is not None and acts.marks(at, FluxxCapacitor()) > 0)
    def change(self, at: MatchAt) -> Script:
        if isinstance((yield operating(at, self)), Operate):
            yield from acts.marked(at, self, -1)
            yield from acts.switched(at)
