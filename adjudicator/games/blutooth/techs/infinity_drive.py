"""Infinity Drive."""

from adjudicator.games.blutooth.kit import AmbushPlanned, MatchAt, OneOf, Script, Tech, Upon, asks
from adjudicator.games.blutooth.kit_of_techs import tech_spent


class LeapOut(Upon, frozen=True):
    """Ambushes another alien (Infinity Drive)."""

    word = "INFINITY DRIVE"
    also = ("use infinity drive",)
    about = "infinity drive"
    of_challenge = False
    example = "INFINITY DRIVE against Blue"


class InfinityDrive(Tech):
    """Costs 6, used at upkeep: you ambush another alien, in the next wave and without fuel."""

    name = "Infinity Drive"
    cost = 6
    timed = True
    choices = (LeapOut,)
    entries = ("tech.infinity_drive",)

    @asks("upkeep")
    def leap_out(self, at: MatchAt) -> Script:
        wish = yield at.wish(self, OneOf([LeapOut(seat) for seat in at.state.seats_in() if seat != at.me]))
        if isinstance(wish, LeapOut):
            yield from tech_spent(at, self)
            yield AmbushPlanned(at.me, wish.seat)
