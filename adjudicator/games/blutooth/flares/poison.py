"""The flare of Poison."""

from adjudicator.games.blutooth.kit import Flare, FlareOn, MatchAt, OneOf, Script, ShipsLost, asks, worth
from adjudicator.games.blutooth.kit import nexus_acts as nexus

FURTHER = 3


class Taint(FlareOn, frozen=True):
    """Plays the flare of Poison; its wild part can name whose ship is lost, else it is the defender's."""

    word = "FLARE Poison"
    example = "FLARE Poison against Blue"


class WildPoison(Flare):
    """As the invader you have somebody else lose a ship on the planet at which you aim."""

    name = "Wild Poison"
    choices = (Taint,)

    @asks("targeted", where=lambda at: at.is_invader() and bool(_there(at)))
    def taint(self, at: MatchAt) -> Script:
        there = _there(at)
        wish = yield at.wish(self, OneOf([Taint(seat) for seat in there]))
        target = at.invasion.target
        if isinstance(wish, Taint) and wish.seat is not None and target is not None:
            yield ShipsLost(wish.seat, ((target, 1),), nexus.BY_POWER, at.where)


def _there(at: MatchAt) -> list[int]:
    """Everybody else with ships on the planet at which I aim, the defender first."""
    target = at.invasion.target
    if target is None:
        return []
    there = [seat for seat, ships in enumerate(at.state.planets[target]) if ships and seat != at.me]
    return sorted(there, key=lambda seat: (seat != at.invasion.defender, seat))


class SuperPoison(Flare):
    """As a leader you win, as by your power, when the printed numbers of both attacks differ by three at most."""

    name = "Super Poison"
    choices = (Taint,)

    @asks("natures", where=lambda at: nexus.is_close(at, FURTHER))
    def spread(self, at: MatchAt) -> Script:
        yield at.wish(self, OneOf([Taint()]))

    @worth("winner", where=lambda at, winner, outcome: at.uses("Super Poison"), inherent=True)
    def win(self, at: MatchAt, winner: int, outcome: str) -> int:
        return at.side
