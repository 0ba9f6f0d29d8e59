"""Plant."""

from adjudicator.games.blutooth.kit import ADAPTED, META, Choice, MatchAt, OneOf, Power, Script, Seat, asks
from adjudicator.games.blutooth.kit_of_powers import assimilated, graftable


class Graft(Choice, frozen=True):
    """Takes the power of an alien in whose system you have dominion, until the end of the wave (Plant)."""

    word = "GRAFT"
    about = "plant"
    of_challenge = False
    grammar = "SEAT"
    example = "GRAFT Blue"

    seat: Seat


class Plant(Power):
    """Once a wave you graft an alien in whose system you have dominion: its power is yours, and off for the alien.

    You have its name, too, and all that the power has gathered. At upkeep it goes back. By mail you say so in the
    letter in which gates are aimed; you have the power in the letters after that, and everybody knows it.
    """

    name = "Plant"
    origin = "Incursion"
    home = "incursion"
    alert = "yellow"
    fit = ADAPTED
    types = (META,)
    choices = (Graft,)
    entries = ("bl.plant", "alien.plant", "type.meta")

    @asks("launched", where=lambda at: bool(graftable(at)), upon=lambda at, wish: (wish.seat,))
    def graft(self, at: MatchAt) -> Script:
        wish = yield at.wish(self, OneOf([Graft(seat) for seat in graftable(at)]))
        if isinstance(wish, Graft):
            yield from assimilated(at, wish.seat)
