"""Nuclear Missiles."""

from adjudicator.games.blutooth.kit import Choice, Judged, MatchAt, Place, Script, Tech, asks, reason
from adjudicator.games.blutooth.kit_of_techs import any_hazard, bombed, inhabited, tech_spent


class Launch(Choice, frozen=True):
    """Destroys as many ships on a planet as your Nuclear Missiles carry, and these, too."""

    word = "NUCLEAR MISSILES"
    also = ("missiles", "use nuclear missiles on")
    about = "nuclear missiles"
    of_challenge = False
    grammar = '("on" | "at" | ) PLACE'
    example = "NUCLEAR MISSILES on Blue 2"

    place: Place


class NuclearMissiles(Tech):
    """Costs any number of ships, used at any time with a hazard.

    As many ships as it carries are destroyed on a planet, those of whose system it is first, and then those on it.
    """

    name = "Nuclear Missiles"
    cost = None
    timed = True
    choices = (Launch,)
    entries = ("tech.nuclear_missiles",)

    @asks("any time", where=any_hazard)
    def launch(self, at: MatchAt) -> Script:
        there = inhabited(at.state)
        judged = Judged(lambda wish: wish if wish.place in there else reason("no-ships-there"), map(Launch, there))
        wish = yield at.wish(self, judged)
        if isinstance(wish, Launch):
            ships = yield from tech_spent(at, self, lost=True)
            yield from bombed(at, wish.place, ships)
