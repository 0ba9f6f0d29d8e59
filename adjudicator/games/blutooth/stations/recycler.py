"""Recycler."""

from adjudicator.games.blutooth.kit import MatchAt, Operate, Script, Station, acts, asks, operating


class Recycler(Station):
    """As a sponsor you may, at payoff, take a pod at random out of an exhaust at random."""

    name = "Recycler"
    entries = ("station.recycler",)

    @asks("paid", where=lambda at: not at.is_leader() and at.me in at.invasion.took_part and any(at.state.exhausts))
    def recycle(self, at: MatchAt) -> Script:
        if isinstance((yield operating(at, self)), Operate):
            yield from acts.claimed_at_random(at, self.name)
