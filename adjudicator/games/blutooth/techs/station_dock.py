"""Station Dock."""

from adjudicator.games.blutooth.kit import MatchAt, Script, Tech
from adjudicator.games.blutooth.kit_of_techs import Develop, station_manifested


class StationDock(Tech):
    """Costs 5. Developed, it makes a random station on one of your planets."""

    name = "Station Dock"
    cost = 5
    entries = ("tech.station_dock",)

    def effect(self, at: MatchAt, order: Develop) -> Script:
        yield from station_manifested(at)
