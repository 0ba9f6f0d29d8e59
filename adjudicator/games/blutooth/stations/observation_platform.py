"""Observation Platform."""

from adjudicator.games.blutooth.kit import RALLY, MatchAt, Operate, Script, Station, asks, boons_given, operating


def _watching(at: MatchAt) -> bool:
    """Whether this is the first invasion in which I have no ships."""
    return next((one.number for one in at.state.open_invasions() if one.actor(at.me) is None), 0) == at.where


class ObservationPlatform(Station):
    """When all ships have arrived, and you have none in an invasion, you may have a boon: one in a wave."""

    name = "Observation Platform"
    boons = (RALLY,)
    entries = ("station.observation_platform",)

    @asks("arrived", where=_watching)
    def observe(self, at: MatchAt) -> Script:
        if isinstance((yield operating(at, self)), Operate):
            yield from boons_given(at, at.me, 1, self.name)
