"""Macron."""

from adjudicator.games.blutooth.kit import (
    COMBAT,
    INVASION,
    FootprintLeft,
    MatchAt,
    Power,
    Script,
    Seat,
    ShipsLanded,
    Spoken,
    instead_of,
    may_not,
    reason,
    rebounded,
    worth,
)


class Macron(Power):
    """Each of your ships has 4 might, and is so large that the gate takes only one. It leaves no foreign bases.

    Where your ships would found one, they leave a footprint and rebound. A footprint on a planet where you have no base
    is a dominion. Nobody else can send your committed ships home.
    """

    name = "Macron"
    origin = "Eon"
    types = (COMBAT, INVASION)
    entries = ("alien.macron", "term.mark")

    @worth("ship might", where=lambda at, value, seat: at.mine(seat))
    def weigh(self, at: MatchAt, value: int, seat: Seat) -> int:
        return 4 * value

    @worth("size", where=lambda at, value, seat: at.mine(seat), inherent=True)
    def fill_the_gate(self, at: MatchAt, value: int, seat: Seat) -> int:
        return 4 * value

    @instead_of(ShipsLanded, where=lambda at, landed: at.mine(landed.seat) and landed.number == at.where)
    def tread(self, at: MatchAt, landed: ShipsLanded) -> Script:
        target = at.invasion.target
        if target is not None:
            yield FootprintLeft(at.me, target)
        yield from rebounded(at, at.me, landed.ships)

    @may_not("send home")
    def stay(self, at: MatchAt, seat: Seat, whom: Seat) -> Spoken | None:
        return reason("macron-stays", seat=at.state.seats[whom]) if at.mine(whom) and seat != at.me else None
