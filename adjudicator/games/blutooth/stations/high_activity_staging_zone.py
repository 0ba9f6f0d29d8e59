"""High-Activity Staging Zone."""

from adjudicator.games.blutooth.kit import MatchAt, OneOf, Operate, Script, Station, acts, asks, operating


class HighActivityStagingZone(Station):
    """As a leader you may name a home planet of a bystander when the gate is aimed.

    If that alien sponsors your enemy in this invasion, it is only with ships from there.
    """

    name = "High-Activity Staging Zone"
    entries = ("station.high_activity_staging_zone",)

    @asks("targeted", where=MatchAt.is_leader)
    def stage(self, at: MatchAt) -> Script:
        others = [seat for seat in at.others if seat not in at.invasion.leaders]
        places = [Operate(self.name, place=place) for seat in others for place in at.state.home(seat)]
        wish = yield operating(at, self, OneOf(places))
        if isinstance(wish, Operate) and wish.place is not None:
            yield from acts.bound_to(at, self, wish.place)
