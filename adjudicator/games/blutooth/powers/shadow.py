"""Shadow."""

from adjudicator.games.blutooth.kit import (
    DESTROY,
    Ask,
    Choice,
    MatchAt,
    OneOf,
    Place,
    Power,
    Script,
    ShipsLost,
    asks,
    uncommitted,
)
from adjudicator.games.blutooth.kit_of_powers import SHADOW, WILD


class Snipe(Choice, frozen=True):
    """Says from which planet the ship is that falls to Shadow (Shadow)."""

    word = "SNIPE"
    about = "shadow"
    grammar = '["a" | "the"] ["ship"] ["on" | "from"] PLACE'
    example = "SNIPE Blue 2 ELSE Green 1"

    place: Place


def _marked(at: MatchAt) -> list[Place]:
    """The planets with ships of the alien whose colour has come, those with the fewest first."""
    charge = at.invasion.charge
    if charge in (WILD, at.me):
        return []
    there = uncommitted(at.state, charge)
    return sorted(there, key=lambda place: (there[place], place))


class Shadow(Power):
    """When the colour of another alien comes up in destiny, it loses a ship; you say from which planet.

    Without an order it is from the planet on which it has the fewest.
    """

    name = "Shadow"
    origin = "Eon Expansions"
    alert = "yellow"
    types = (DESTROY,)
    choices = (Snipe,)
    entries = ("alien.assassin",)

    @asks("destined", where=lambda at: bool(_marked(at)), upon=lambda at, wish: (at.invasion.charge,))
    def strike(self, at: MatchAt) -> Script:
        ways = [Snipe(place) for place in _marked(at)]
        wish = yield Ask(at.me, Snipe.about, OneOf(ways), at.where, ways[0])
        left = _marked(at)
        if isinstance(wish, Snipe) and left:
            place = wish.place if wish.place in left else left[0]
            yield ShipsLost(at.invasion.charge, ((place, 1),), SHADOW, at.where)
