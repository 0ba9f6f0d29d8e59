"""Strange Attractor."""

from adjudicator.games.blutooth.kit import Choice, Judged, MatchAt, Pile, Script, Tech, asks
from adjudicator.games.blutooth.kit_of_techs import any_hazard, flares_drawn_in, tech_spent


class Attract(Choice, frozen=True):
    """Takes as many flares out of other caches as your Strange Attractor carries ships, the first named first."""

    word = "STRANGE ATTRACTOR"
    also = ("use strange attractor",)
    about = "strange attractor"
    of_challenge = False
    grammar = '["for" pods]'
    example = "STRANGE ATTRACTOR"

    pods: Pile | None = None


class StrangeAttractor(Tech):
    """Costs any number of ships, used at any time with a hazard.

    The flares in all other caches are shown, and you take as many as it carries ships, which are destroyed: those that
    you name first, then any.
    """

    name = "Strange Attractor"
    cost = None
    timed = True
    choices = (Attract,)
    entries = ("tech.strange_attractor",)

    @asks("any time", where=any_hazard)
    def attract(self, at: MatchAt) -> Script:
        wish = yield at.wish(self, Judged(lambda wish: wish, (Attract(),)))
        if isinstance(wish, Attract):
            ships = yield from tech_spent(at, self, lost=True)
            yield from flares_drawn_in(at, ships, wish.pods or ())
