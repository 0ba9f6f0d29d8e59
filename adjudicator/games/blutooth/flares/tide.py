"""The flare of Tide."""

from adjudicator.games.blutooth.kit import Flare, FlareOn, MatchAt, OneOf, Script, asks, scrapped_at_random
from adjudicator.games.blutooth.kit import nexus_acts as nexus


class Wash(FlareOn, frozen=True):
    """Plays the flare of Tide; its wild part names the alien that loses pods."""

    word = "FLARE Tide"
    example = "FLARE Tide against Red"


def _boons(at: MatchAt) -> int:
    """The boons that I have here."""
    return sum([boons for seat, boons in at.invasion.boons if seat == at.me])


class WildTide(Flare):
    """As a sponsor who gets boons you have somebody else scrap as many pods at random."""

    name = "Wild Tide"
    choices = (Wash,)

    @asks("paid", where=lambda at: _boons(at) > 0)
    def ebb(self, at: MatchAt) -> Script:
        wish = yield at.wish(self, OneOf([Wash(seat) for seat in at.others]))
        if isinstance(wish, Wash) and wish.seat is not None:
            yield from scrapped_at_random(at, wish.seat, _boons(at), self.name)


class SuperTide(Flare):
    """At any warpfall you gain a wave."""

    name = "Super Tide"
    choices = (Wash,)

    @asks("any warpfall")
    def swell(self, at: MatchAt) -> Script:
        yield at.wish(self, OneOf([Wash()]))
        yield nexus.NexusMarked(at.me, self.alien, 1)
