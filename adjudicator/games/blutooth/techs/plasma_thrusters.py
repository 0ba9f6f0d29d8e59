"""Plasma Thrusters."""

from adjudicator.games.blutooth.kit import Choice, Judged, MatchAt, Place, Script, Seat, Tech, asks, reason, worth
from adjudicator.games.blutooth.kit_of_techs import ShipHurried, claim_ship, free_ships


class Hurry(Choice, frozen=True):
    """Puts one of your ships on the planet of yours at which a gate is aimed (Plasma Thrusters)."""

    word = "THRUSTERS"
    also = ("plasma thrusters", "use plasma thrusters")
    about = "plasma thrusters"
    grammar = '("from" | ) PLACE'
    example = "THRUSTERS from home 3"

    place: Place


class PlasmaThrusters(Tech):
    """Costs 6, stable. Your capacity is 1 more. As a defender you may put one ship on the planet that is aimed at."""

    name = "Plasma Thrusters"
    cost = 6
    stable = True
    choices = (Hurry,)
    entries = ("tech.plasma_thrusters",)

    @worth("capacity", where=lambda at, value, seat: at.mine(seat), inherent=True)
    def widen(self, at: MatchAt, value: int, seat: Seat) -> int:
        return value + 1

    @asks("commissioning", where=lambda at: at.where > 0 and at.me == at.invasion.defender and bool(free_ships(at)))
    def hurry(self, at: MatchAt) -> Script:
        there = [place for place in free_ships(at) if place != at.invasion.target]
        judged = Judged(
            lambda wish: wish if wish.place in there else reason("tech-no-ship-there"), map(Hurry, there), claim_ship
        )
        wish = yield at.wish(self, judged)
        if isinstance(wish, Hurry) and at.invasion.target is not None:
            yield ShipHurried(at.me, wish.place, at.invasion.target, at.where)
