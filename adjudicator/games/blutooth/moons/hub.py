"""Hub moons: they act while their owner negotiates, and take any number of its ships."""

from adjudicator.games.blutooth.kit import (
    DEAL,
    Ask,
    BoonsDue,
    Brought,
    HubMoon,
    Match,
    MatchAt,
    Negotiated,
    OneOf,
    Script,
    Seat,
    UseMoon,
    after,
    asks,
    does,
    drafted,
    flares_made,
    is_encounter,
    lost_to_moon,
    many_snatched,
    moon_left,
    my_moon,
    resupplied,
    sniped_where_coexisting,
    worst_scrapped,
    worth,
)


def _drafted(at: MatchAt, seat: Seat, other: Seat, times: int) -> Script:
    yield from drafted(at, seat, times, "DDEAL")


class Ddeal(HubMoon):
    """In your negotiations both leaders can demand to draft a pod, for 1 influence: `DEMAND DDEAL`."""

    name = "Hub moon DDEAL"
    entries = ("moon.hub.ddeal",)
    demand = Brought(1, _drafted)


class Dispute(HubMoon):
    """If the enemy quashes, it loses a ship on each planet on which you both have a base."""

    name = "Hub moon DISPUTE"
    entries = ("moon.hub.dispute",)

    @after(
        Negotiated,
        where=lambda at, end: end.number == at.where and at.is_leader() and at.enemy in end.quashed_by,
        inherent=True,
    )
    def snipe(self, at: MatchAt, end: Negotiated) -> Script:
        yield from sniped_where_coexisting(at, at.enemy)


def _flares(at: MatchAt, seat: Seat, other: Seat, times: int) -> Script:
    yield from flares_made(at, seat, times, f"FDEAL/{at.where}")


class Fdeal(HubMoon):
    """In your negotiations both leaders can demand that a flare is made for them, for 2 influence: `DEMAND FDEAL`."""

    name = "Hub moon FDEAL"
    entries = ("moon.hub.fdeal",)
    demand = Brought(2, _flares)


def _without_drivers(state: Match, seat: Seat) -> bool:
    """Whether a seat holds nothing that could lead a fleet."""
    return not any(map(is_encounter, state.caches[seat]))


def _resupplied(at: MatchAt, seat: Seat, other: Seat, times: int) -> Script:
    if _without_drivers(at.state, seat):
        yield from resupplied(at, seat, f"GDEAL {at.where}")


class Gdeal(HubMoon):
    """In your negotiations both leaders can demand a free resupply, for 2 influence: `DEMAND GDEAL`.

    It takes place if they hold no encounter pod.
    """

    name = "Hub moon GDEAL"
    entries = ("moon.hub.gdeal",)
    demand = Brought(2, _resupplied, can=_without_drivers)


class Ldeal(HubMoon):
    """As a negotiation of yours begins you may take your ships off this moon: it is a deal without any terms."""

    name = "Hub moon LDEAL"
    entries = ("moon.hub.ldeal",)
    choices = (UseMoon, *HubMoon.choices)

    @asks("grime", where=MatchAt.is_leader, inherent=True)
    def leave(self, at: MatchAt) -> Script:
        answer = yield Ask(at.me, UseMoon.about, OneOf((UseMoon(self.name),)), where=at.where, detail=self.name)
        if isinstance(answer, UseMoon):
            yield moon_left(at, self.name)
            yield Negotiated(at.where, DEAL, (True, True))


class Prestige(HubMoon):
    """In your negotiations you have 1 more influence for each of your ships on it."""

    name = "Hub moon PRESTIGE"
    entries = ("moon.hub.prestige",)

    @worth("influence", where=lambda at, value, seat: at.mine(seat), inherent=True)
    def impress(self, at: MatchAt, value: int, seat: Seat) -> int:
        return value + my_moon(at, self.name).ships


class Rentfee(HubMoon):
    """After a deal of yours you snatch a pod from everybody else who is on the planet of this moon."""

    name = "Hub moon RENTFEE"
    entries = ("moon.hub.rentfee",)

    @does("agreed", where=MatchAt.is_leader, inherent=True)
    def charge(self, at: MatchAt) -> Script:
        place = my_moon(at, self.name).place
        for seat in at.others:
            if at.state.planets[place][seat]:
                yield from many_snatched(at, seat, at.me, 1, self.name)


def _scrapped(at: MatchAt, seat: Seat, other: Seat, times: int) -> Script:
    yield from worst_scrapped(at, seat, times)


class Sdeal(HubMoon):
    """In your negotiations both leaders can demand to scrap a pod of their own, for 1 influence: `DEMAND SDEAL`.

    It is the encounter pod that is worth least.
    """

    name = "Hub moon SDEAL"
    entries = ("moon.hub.sdeal",)
    demand = Brought(1, _scrapped)


class Success(HubMoon):
    """After a deal of yours both leaders have four boons."""

    name = "Hub moon SUCCESS"
    entries = ("moon.hub.success",)

    @does("agreed", where=lambda at: at.is_leader() and at.invasion.outcome == DEAL, inherent=True)
    def reward(self, at: MatchAt) -> Script:
        for seat in at.invasion.leaders:
            yield BoonsDue(at.where, seat, 4)


def _ravaged(at: MatchAt, seat: Seat, other: Seat, times: int) -> Script:
    yield from lost_to_moon(at, other, times)


class Wdeal(HubMoon):
    """In your negotiations you can demand that the enemy loses a ship, for 1 influence: `DEMAND WDEAL`."""

    name = "Hub moon WDEAL"
    entries = ("moon.hub.wdeal",)
    demand = Brought(1, _ravaged, alone=True)
