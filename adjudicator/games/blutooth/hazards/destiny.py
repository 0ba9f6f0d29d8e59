"""Hazards that strike as soon as it is known who invades whom."""

from collections.abc import Iterable

from adjudicator.games.blutooth.kit import (
    Ask,
    Hazard,
    MatchAt,
    OneOf,
    Script,
    Seat,
    ShipsLost,
    does,
    drafted,
    flares_made,
    scrapped,
)
from adjudicator.games.blutooth.kit_of_hazards import (
    LAUNCH,
    NO,
    TAXED,
    DefenderNamed,
    DrawAgain,
    FuelPaid,
    HandOver,
    InvasionCalledOff,
    RotationTurned,
    Targeted,
    handed_over,
    handing,
    powers_traded,
    quaked,
    targets,
    traded_nexus_seen,
)


class CosmicQuake(Hazard):
    """All caches go back into the forge, with everything that lies exhausted, and everybody is resupplied free.

    Pods that techs hide are scrapped, too.
    """

    name = "Cosmic Quake"
    entries = ("hazard.cosmic_quake", "term.cosmic_quake")

    @does("destined")
    def shake(self, at: MatchAt) -> Script:
        yield from quaked(at, "cosmic quake")


class UniverseMerge(Hazard):
    """Everybody has two flares made for their cache."""

    name = "Universe Merge"
    entries = ("hazard.universe_merge",)

    @does("destined")
    def merge(self, at: MatchAt) -> Script:
        for seat in at.state.seats_in():
            yield from flares_made(at, seat, 2, f"merge {at.where}")


class PsychicSwitcheroo(Hazard):
    """The leaders have each other's powers to the end of upkeep, with what these have gathered and keep."""

    name = "Psychic Switcheroo"
    entries = ("hazard.psychic_switcheroo",)

    @does("destined", where=lambda at: not at.invasion.over)
    def exchange(self, at: MatchAt) -> Script:
        yield powers_traded(at.where, lent=True)
        yield from traded_nexus_seen(at)


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


def _landlords(at: MatchAt) -> tuple[Seat, ...]:
    """Everybody in whose system the invader has a base."""
    state, invader = at.state, at.invasion.invader
    there = dict.fromkeys([state.system(place) for place in state.bases(invader)])
    return tuple([seat for seat in there if seat != invader and not state.eliminated[seat]])


class InvasionTax(Hazard):
    """The invader gives a pod to everybody in whose system it has a base: `HAND OVER Attack 4 to Green`.

    What it does not name is drawn. If it has too few pods, it loses a ship of each of its foreign bases instead.
    """

    name = "Invasion Tax"
    choices = (HandOver,)
    entries = ("hazard.invasion_tax",)

    @does("destined")
    def collect(self, at: MatchAt) -> Script:
        state, invader = at.state, at.invasion.invader
        owed = _landlords(at)
        abroad = [place for place in state.bases(invader) if state.system(place) != invader]
        if len(state.caches[invader]) >= len(owed):
            for seat in owed:
                answer = yield handing(at, invader, seat)
                yield from handed_over(at, invader, seat, answer, "tax")
        elif abroad:
            yield ShipsLost(invader, tuple([(place, 1) for place in abroad]), TAXED, at.where)

    def asked(self, at: MatchAt) -> Iterable[Ask]:
        owed = _landlords(at) if at.is_invader() and LAUNCH in at.state.due else ()
        return [handing(at, at.me, seat) for seat in owed if len(at.my_cache) >= len(owed)]


class LogisticsError(Hazard):
    """The invader scraps its cache, everybody else gives it a pod, and then everybody drafts one.

    `HAND OVER Attack 4` says which; in silence it is drawn.
    """

    name = "Logistics Error"
    choices = (HandOver,)
    entries = ("hazard.logistics_error",)

    @does("destined")
    def mislay(self, at: MatchAt) -> Script:
        invader, there = at.invasion.invader, at.state.seats_in()
        yield from scrapped(at, invader, at.state.caches[invader])
        givers = [seat for seat in there if seat != invader]
        answers = yield [handing(at, seat, invader) for seat in givers]
        for seat, answer in zip(givers, answers, strict=True):
            yield from handed_over(at, seat, invader, answer, "logistics")
        for seat in there:
            yield from drafted(at, seat, 1, f"logistics {at.where}")

    def asked(self, at: MatchAt) -> Iterable[Ask]:
        gives = LAUNCH in at.state.due and not at.is_invader() and bool(at.my_cache)
        return [handing(at, at.me, at.invasion.invader)] if gives else []


class LostInSpace(Hazard):
    """The gate is aimed at a planet at random, in any system but the invader's. Whose system it is defends it.

    A cell of its nexus buys the invader another draw, as often as it wants: `DRAW AGAIN IF the target is Blue 2`.
    """

    name = "Lost in Space"
    choices = (DrawAgain,)
    entries = ("hazard.lost_in_space",)

    @does("destined", where=lambda at: not at.invasion.over)
    def stray(self, at: MatchAt) -> Script:
        state, invader = at.state, at.invasion.invader
        there = [place for seat in state.seats_in() if seat != invader for place in targets(state, invader, seat)]
        label = f"{at.label}/lost in space"
        while True:
            place = at.chance.pick(label, there)
            yield DefenderNamed(at.where, state.system(place))
            yield Targeted(at.where, place)
            left = at.state.fuel[invader]
            if not left or (yield self._offer(at, left)) is NO:
                return
            yield FuelPaid(invader, 1, at.where)
            label = f"{at.label}/lost in space/{left}"

    def _offer(self, at: MatchAt, left: int) -> Ask:
        return Ask(at.invasion.invader, DrawAgain.about, OneOf((DrawAgain(),)), where=at.where, detail=str(left))

    def asked(self, at: MatchAt) -> Iterable[Ask]:
        buys = LAUNCH in at.state.due and at.is_invader() and at.state.fuel[at.me] > 0
        return [self._offer(at, at.state.fuel[at.me])] if buys else []
