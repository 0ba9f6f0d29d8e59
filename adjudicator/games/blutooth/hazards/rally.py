"""Hazards of the launch and the rally: who may send ships from where, and what leaders draft."""

from adjudicator.games.blutooth.kit import Hazard, MatchAt, Place, Script, Seat, Spoken, does, drafted, may_not, reason
from adjudicator.games.blutooth.kit_of_hazards import PodsShown


class HouseArrest(Hazard):
    """Sponsors send ships from foreign bases only."""

    name = "House Arrest"
    entries = ("hazard.house_arrest",)

    @may_not("leave")
    def arrest(self, at: MatchAt, seat: Seat, place: Place) -> Spoken | None:
        leads = at.invasion.side_of(seat) is not None
        return reason("house-arrest") if not leads and at.state.system(place) == seat else None


class GateMalfunction(Hazard):
    """Everybody sends ships from one planet of their own system only."""

    name = "Gate Malfunction"
    entries = ("hazard.gate_malfunction",)

    @may_not("leave")
    def close(self, at: MatchAt, seat: Seat, place: Place) -> Spoken | None:
        return reason("gate-malfunction") if at.state.system(place) != seat else None

    @may_not("mix")
    def jam(self, at: MatchAt, seat: Seat, places: tuple[Place, ...]) -> Spoken | None:
        return reason("gate-malfunction") if len(places) > 1 else None


class EnergyFields(Hazard):
    """When the gate has been aimed both leaders draft two pods, and show them to everybody."""

    name = "Energy Fields"
    entries = ("hazard.energy_fields",)

    @does("targeted")
    def charge(self, at: MatchAt) -> Script:
        for leader in at.invasion.leaders:
            pods = yield from drafted(at, leader, 2, "energy fields")
            if pods:
                yield PodsShown(leader, pods, None, at.where)
