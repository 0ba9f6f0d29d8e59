"""Hazards that strike as soon as it is known who invades whom."""

from adjudicator.games.blutooth.kit import Hazard, MatchAt, Script, does, flares_made, resupplied, scrapped
from adjudicator.games.blutooth.kit_of_hazards import ForgeRefilled, InvasionCalledOff, Made, RotationTurned


class CosmicQuake(Hazard):
    """All caches go back into the forge, with everything that lies exhausted, and everybody is resupplied free."""

    name = "Cosmic Quake"
    entries = ("hazard.cosmic_quake",)

    @does("destined")
    def shake(self, at: MatchAt) -> Script:
        for seat in at.state.seats_in():
            yield from scrapped(at, seat, at.state.caches[seat])
        yield Made(lambda now: ForgeRefilled() if now.exhausted else None)
        for seat in at.state.seats_in():
            yield from resupplied(at, seat, "cosmic quake")


class UniverseMerge(Hazard):
    """Everybody has two flares made for their cache."""

    name = "Universe Merge"
    entries = ("hazard.universe_merge",)

    @does("destined")
    def merge(self, at: MatchAt) -> Script:
        for seat in at.state.seats_in():
            yield from flares_made(at, seat, 2, f"merge {at.where}")


class StrangeWormhole(Hazard):
    """This invasion does not take place, nor any other one of this wave in which its leaders lead. Fuel is kept."""

    name = "Strange Wormhole"
    entries = ("hazard.strange_wormhole",)

    @does("destined", where=lambda at: not at.invasion.over)
    def swallow(self, at: MatchAt) -> Script:
        gone = at.invasion.leaders
        for one in at.state.open_invasions():
            if not one.over and any(leader in gone for leader in one.leaders):
                yield InvasionCalledOff(one.number, "wormhole")


class TemporalAnomaly(Hazard):
    """From the next wave on everything that goes clockwise goes the other way round."""

    name = "Temporal Anomaly"
    everywhere = True
    entries = ("hazard.temporal_anomaly",)

    @does("upkeep")
    def turn(self, at: MatchAt) -> Script:
        yield RotationTurned()
