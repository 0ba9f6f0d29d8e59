"""Oscillation Overthruster."""

from adjudicator.games.blutooth.kit import MatchAt, Operate, Script, Station, acts, asks, operating

LEAST = 42
"""The might of both fleets together."""


class OscillationOverthruster(Station):
    """When a clash comes to 42 might or more in all, your free ships on its planet may go to the planet aimed at.

    If you are in one of the fleets they join it, and might is counted again; else they just land.
    """

    name = "Oscillation Overthruster"
    entries = ("station.oscillation_overthruster",)

    @asks("counted", where=lambda at: acts.in_clash_of(at, LEAST) and acts.spare_at(at, OscillationOverthruster()) > 0)
    def leap(self, at: MatchAt) -> Script:
        if isinstance((yield operating(at, self)), Operate):
            yield from acts.joined(at, self, acts.spare_at(at, self))
            if at.is_actor():
                yield from acts.counted_again(at)
