"""Brainwave Tracer."""

from adjudicator.games.blutooth.kit import MatchAt, OneOf, Script, Tech, Upon, asks, snatched
from adjudicator.games.blutooth.kit_of_techs import tech_passed


class Trace(Upon, frozen=True):
    """Snatches a pod from an alien, which then gets the tech (Brainwave Tracer)."""

    word = "BRAINWAVE TRACER"
    also = ("use brainwave tracer",)
    about = "brainwave tracer"
    of_challenge = False
    example = "BRAINWAVE TRACER on Red"


class BrainwaveTracer(Tech):
    """Costs 2, used when the ships have arrived: you snatch a pod from an alien, and it gets this tech."""

    name = "Brainwave Tracer"
    cost = 2
    timed = True
    choices = (Trace,)
    entries = ("tech.brainwave_tracer",)

    @asks("gathered")
    def trace(self, at: MatchAt) -> Script:
        wish = yield at.wish(self, OneOf([Trace(seat) for seat in at.others]))
        if isinstance(wish, Trace):
            yield from tech_passed(at, self, wish.seat)
            yield from snatched(at, wish.seat, at.me, "brainwave")
