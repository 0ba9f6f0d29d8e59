"""Hub moons: they act while their owner negotiates, and take any number of its ships."""

from adjudicator.games.blutooth.kit import (
    DEAL,
    BoonsDue,
    HubMoon,
    MatchAt,
    Negotiated,
    Script,
    Seat,
    after,
    does,
    many_snatched,
    my_moon,
    sniped_where_coexisting,
    worth,
)


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


class Success(HubMoon):
    """After a deal of yours both leaders have four boons."""

    name = "Hub moon SUCCESS"
    entries = ("moon.hub.success",)

    @does("agreed", where=lambda at: at.is_leader() and at.invasion.outcome == DEAL, inherent=True)
    def reward(self, at: MatchAt) -> Script:
        for seat in at.invasion.leaders:
            yield BoonsDue(at.where, seat, 4)
