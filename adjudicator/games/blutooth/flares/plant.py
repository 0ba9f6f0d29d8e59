"""The flare of Plant."""

from adjudicator.games.blutooth.kit import Flare, FlareOn, MatchAt, OneOf, Script, asks
from adjudicator.games.blutooth.kit_of_flares import assimilated, can_assimilate, graftable


class Engraft(FlareOn, frozen=True):
    """Plays the flare of Plant, and says whose power you have until the end of the wave."""

    word = "FLARE Plant"
    example = "FLARE Plant on Green"


def _supporters(at: MatchAt) -> list[Engraft]:
    """My sponsors here who have a power that I can take."""
    there = at.my_sponsors if at.is_leader() else ()
    return [Engraft(one.seat) for one in there if can_assimilate(at, one.seat)]


class WildPlant(Flare):
    """As a leader you have the power of one of your sponsors when the ships have arrived, until the end of the wave."""

    name = "Wild Plant"
    choices = (Engraft,)

    @asks("approach", where=lambda at: bool(_supporters(at)), upon=lambda at, wish: (wish.seat,))
    def engraft(self, at: MatchAt) -> Script:
        wish = yield at.wish(self, OneOf(_supporters(at)))
        yield from assimilated(at, wish.seat)


class SuperPlant(Flare):
    """You graft a second alien in whose system you have dominion."""

    name = "Super Plant"
    choices = (Engraft,)

    @asks("launched", where=lambda at: bool(graftable(at)), upon=lambda at, wish: (wish.seat,))
    def graft_again(self, at: MatchAt) -> Script:
        wish = yield at.wish(self, OneOf([Engraft(seat) for seat in graftable(at)]))
        yield from assimilated(at, wish.seat)
