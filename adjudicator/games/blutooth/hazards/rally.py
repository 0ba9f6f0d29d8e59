"""Hazards of the launch and the rally: who may send ships from where, and what leaders draft."""

from collections.abc import Iterable

from adjudicator.games.blutooth.kit import (
    Ask,
    Hazard,
    MatchAt,
    OneOf,
    Place,
    Script,
    Seat,
    Spoken,
    does,
    drafted,
    may_not,
    reason,
)
from adjudicator.games.blutooth.kit_of_hazards import (
    CAPACITY,
    RALLY,
    ComeOut,
    PodsShown,
    room_left,
    surfaced,
)


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


class WarpLeak(Hazard):
    """Sponsors who have come may take ships out of the warp besides, as many as the gate still has room for.

    `COME OUT 2` says how many; whoever was asked with fewer ships comes with no more in all.
    """

    name = "Warp Leak"
    choices = (ComeOut,)
    entries = ("hazard.warp_leak",)

    @does("arrived")
    def leak(self, at: MatchAt) -> Script:
        asks = []
        for sponsor in at.invasion.sponsors:
            room = yield from room_left(at, sponsor.seat, sponsor.side)
            if room > 0:
                asks.append(self._offer(at, sponsor.seat, room))
        answers = (yield asks) if asks else ()
        for ask, answer in zip(asks, answers, strict=True):
            side = at.invasion.sponsored(ask.seat)
            if isinstance(answer, ComeOut) and side is not None:
                yield from surfaced(at, ask.seat, side, answer.ships)

    def asked(self, at: MatchAt) -> Iterable[Ask]:
        may = RALLY in at.state.due and not at.is_leader() and at.state.warp[at.me] > 0
        return [self._offer(at, at.me, min(CAPACITY - 1, at.state.warp[at.me]))] if may else []

    def _offer(self, at: MatchAt, seat: Seat, room: int) -> Ask:
        return Ask(seat, ComeOut.about, OneOf([ComeOut(ships) for ships in range(room, 0, -1)]), where=at.where)


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
