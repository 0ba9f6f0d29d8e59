"""Grime."""

from adjudicator.games.blutooth.kit import Artifact, MatchAt, OneOf, Script, Upon, asks, influence_changed

LESS = 2


class Smear(Upon, frozen=True):
    """Takes two influence from a leader as a negotiation begins (Grime)."""

    word = "GRIME"
    also = ("play grime on", "use grime on")
    about = "grime"
    example = "GRIME Red IF their influence >= 4"


class Grime(Artifact):
    """As a negotiation begins, one of the two leaders has 2 less influence in it."""

    name = "Grime"
    choices = (Smear,)
    entries = ("artifact.grime",)

    @asks("grime")
    def smear(self, at: MatchAt) -> Script:
        wish = yield at.wish(self, OneOf([Smear(seat) for seat in at.invasion.leaders if seat != at.me]))
        if isinstance(wish, Smear):
            yield influence_changed(at, wish.seat, -LESS)
