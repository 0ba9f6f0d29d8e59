"""The flare of Parasite."""

from adjudicator.games.blutooth.kit import Flare, MatchAt, OneOf, Place, Script, Seat, after, asks, worth
from adjudicator.games.blutooth.kit_of_flares import FlareAt, PowerLost, ShipsSettled, fullest, uncommitted

ROOM = 20


class Infest(FlareAt, frozen=True):
    """Plays the flare of Parasite; its wild part says where you found a base."""

    word = "FLARE Parasite"
    tapped = '["on" PLACE]'
    example = "FLARE Parasite on Blue 3"


def _sites(at: MatchAt, lost: PowerLost) -> list[Place]:
    """The planets of the alien's system on which I have no base, the emptiest first, if I have a ship for one."""
    if lost.seat == at.me or not uncommitted(at.state, at.me):
        return []
    there = [place for place in at.state.home(lost.seat) if not at.state.planets[place][at.me]]
    return sorted(there, key=lambda place: (sum(at.state.planets[place]), place))


class WildParasite(Flare):
    """When somebody loses the power for lack of home bases, you found a base in that system with one of your ships."""

    name = "Wild Parasite"
    choices = (Infest,)

    @after(PowerLost, where=lambda at, lost: bool(_sites(at, lost)), optional=True)
    def infest(self, at: MatchAt, lost: PowerLost) -> Script:
        wish = yield at.wish(self, OneOf([Infest(place) for place in _sites(at, lost)]))
        source = fullest(uncommitted(at.state, at.me))[0]
        yield ShipsSettled(at.me, source, wish.place, 1)


class SuperParasite(Flare):
    """As a sponsor you send as many ships as you like; a commission that names a number still limits them."""

    name = "Super Parasite"
    choices = (Infest,)

    @asks("rally", where=lambda at: not at.is_leader())
    def swarm(self, at: MatchAt) -> Script:
        yield at.wish(self, self.yes())

    @worth("capacity", where=lambda at, room, seat: at.mine(seat) and at.uses("Super Parasite"), inherent=True)
    def squeeze(self, at: MatchAt, room: int, seat: Seat) -> int:
        return ROOM
