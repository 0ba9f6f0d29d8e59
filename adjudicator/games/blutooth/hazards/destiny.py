"""Hazards that strike as soon as it is known who invades whom."""

from adjudicator.games.blutooth.kit import (
    Hazard,
    MatchAt,
    Script,
    ShipsLost,
    does,
    drafted,
    flares_made,
    resupplied,
    scrapped,
    snatched,
)
from adjudicator.games.blutooth.kit_of_hazards import (
    TAXED,
    DefenderNamed,
    InvasionCalledOff,
    RotationTurned,
    Targeted,
    forge_reset,
    targets,
)


class CosmicQuake(Hazard):
    """All caches go back into the forge, with everything that lies exhausted, and everybody is resupplied free."""

    name = "Cosmic Quake"
    entries = ("hazard.cosmic_quake",)

    @does("destined")
    def shake(self, at: MatchAt) -> Script:
        for seat in at.state.seats_in():
            yield from scrapped(at, seat, at.state.caches[seat])
        yield from forge_reset()
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


class InvasionTax(Hazard):
    """The invader gives a pod, at random, to everybody in whose system it has a base.

    If it has too few of them, it loses a ship of each of its foreign bases instead.
    """

    name = "Invasion Tax"
    entries = ("hazard.invasion_tax",)

    @does("destined")
    def collect(self, at: MatchAt) -> Script:
        state, invader = at.state, at.invasion.invader
        abroad = [place for place in state.bases(invader) if state.system(place) != invader]
        landlords = sorted({state.system(place) for place in abroad})
        owed = [seat for seat in landlords if not state.eliminated[seat]]
        if len(state.caches[invader]) >= len(owed):
            for seat in owed:
                yield from snatched(at, invader, seat, "tax")
        elif abroad:
            yield ShipsLost(invader, tuple([(place, 1) for place in abroad]), TAXED, at.where)


class LogisticsError(Hazard):
    """The invader scraps its cache, everybody else gives it a pod, at random, and then everybody drafts one."""

    name = "Logistics Error"
    entries = ("hazard.logistics_error",)

    @does("destined")
    def mislay(self, at: MatchAt) -> Script:
        invader, there = at.invasion.invader, at.state.seats_in()
        yield from scrapped(at, invader, at.state.caches[invader])
        for seat in there:
            if seat != invader:
                yield from snatched(at, seat, invader, "logistics")
        for seat in there:
            yield from drafted(at, seat, 1, f"logistics {at.where}")


class LostInSpace(Hazard):
    """The gate is aimed at a planet at random, in any system but the invader's. Whose system it is defends it."""

    name = "Lost in Space"
    entries = ("hazard.lost_in_space",)

    @does("destined", where=lambda at: not at.invasion.over)
    def stray(self, at: MatchAt) -> Script:
        state, invader = at.state, at.invasion.invader
        there = [place for seat in state.seats_in() if seat != invader for place in targets(state, invader, seat)]
        place = at.chance.pick(f"{at.label}/lost in space", there)
        yield DefenderNamed(at.where, state.system(place))
        yield Targeted(at.where, place)
