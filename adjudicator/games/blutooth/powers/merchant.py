"""Merchant."""

from adjudicator.games.blutooth.kit import (
    ADAPTED,
    COMBAT,
    DIPLOMACY,
    RESOURCE,
    Choice,
    Giving,
    MatchAt,
    Offer,
    Power,
    Script,
    Seat,
    asks,
    does,
    worth,
)
from adjudicator.games.blutooth.kit_of_powers import BY_POWER, LucreGained, lucre_given, ships_hired, ships_hired_by

OFFERED = 2
"""The lucre that it can offer, for as much influence."""


class Hire(Choice, frozen=True):
    """Hires so many ships, for a lucre each (Merchant)."""

    word = "HIRE"
    about = "merchant"
    grammar = 'NUMBER ["ships" | "ship"]'
    example = "HIRE 2 ships"

    lucre: int


class Merchant(Power):
    """As a leader or sponsor you may hire ships when the ships have arrived: one for each lucre, up to your influence.

    They always fit into the gate and have 2 might each; after combat they are gone. If you are compensated, you are for
    them, too. You begin with 3 lucre more and get 1 lucre in every warpfall, which everybody sees. In a negotiation you
    can offer 2 lucre, for 2 influence of your own.
    """

    name = "Merchant"
    origin = "Incursion"
    home = "incursion"
    alert = "yellow"
    fit = ADAPTED
    types = (RESOURCE, COMBAT, DIPLOMACY)
    choices = (Hire,)
    more_lucre = 3
    entries = ("alien.merchant", "bl.merchant")
    offer = Offer(OFFERED, lambda at: lucre_given(at, OFFERED), lambda at: at.my_lucre >= OFFERED)

    @asks("arrived", where=lambda at: at.is_actor() and at.my_lucre > 0)
    def hire(self, at: MatchAt) -> Script:
        wish = yield at.wish(self, Giving(Hire, at.my_lucre, at.state.influence(at.me)))
        yield from ships_hired(at, wish.lucre)

    @does("warping", inherent=True)
    def earn(self, at: MatchAt) -> Script:
        yield LucreGained(at.me, 1, BY_POWER, at.where)

    @worth("compensated ships", where=lambda at, paid, seat, lost: at.mine(seat) and paid > 0, inherent=True)
    def insure(self, at: MatchAt, paid: int, seat: Seat, lost: int) -> int:
        return paid + ships_hired_by(at)
