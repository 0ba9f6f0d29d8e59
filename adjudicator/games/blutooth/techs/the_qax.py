"""The Qax."""

from adjudicator.games.blutooth.kit import MatchAt, OneOf, Script, Tech, Upon, asks
from adjudicator.games.blutooth.kit_of_techs import Pressed, asked_by, tech_given


class GiveQax(Upon, frozen=True):
    """Gives The Qax to an alien that you have commissioned: it must sponsor your fleet, with all that fits."""

    word = "QAX"
    also = ("the qax",)
    about = "the qax"
    grammar = '["to" | "on" | "against"] SEAT'
    example = "QAX to Green"


class TheQax(Tech):
    """Costs 4, stable. As a leader you may give it to an alien that you have just commissioned.

    That alien must sponsor your fleet with as many ships as fit, as far as it need not give up a base for that. The Qax
    stays developed with it. So everybody knows that it was commissioned.
    """

    name = "The Qax"
    cost = 4
    stable = True
    choices = (GiveQax,)
    entries = ("tech.the_qax",)

    @asks("commissioned", where=lambda at: at.is_leader() and bool(asked_by(at)))
    def give(self, at: MatchAt) -> Script:
        wish = yield at.wish(self, OneOf([GiveQax(seat) for seat in asked_by(at)]))
        if isinstance(wish, GiveQax):
            yield from tech_given(at, self, wish.seat)
            yield Pressed(at.where, wish.seat, at.side)
