"""Popularity Monitor."""

from adjudicator.games.blutooth.kit import MatchAt, Script, Station, asks, in_combat, operating, worth


class PopularityMonitor(Station):
    """As a leader you may add 1 might in combat for each of your home bases."""

    name = "Popularity Monitor"
    entries = ("station.popularity_monitor",)

    @asks("combat", where=lambda at: at.is_leader() and in_combat(at.invasion))
    def consult(self, at: MatchAt) -> Script:
        yield operating(at, self)

    @worth(
        "might", where=lambda at, total, side, *parts: at.leads(side) and at.uses("Popularity Monitor"), inherent=True
    )
    def please(self, at: MatchAt, total: int, side: int, *parts: int) -> int:
        return total + at.state.authority(at.me)
