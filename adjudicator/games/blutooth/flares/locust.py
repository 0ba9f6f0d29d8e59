"""The flare of Locust."""

from adjudicator.games.blutooth.kit import FURTHER, Flare, MatchAt, OneOf, Script, ShipsLanded, after, asks
from adjudicator.games.blutooth.kit_of_flares import FlareAt, devoured, edible_anywhere, given_up, just_founded, wasted

SHIPS = 4


class Swarm(FlareAt, frozen=True):
    """Plays the flare of Locust, and says which planet is no more."""

    word = "FLARE Locust"
    tapped = '["on" PLACE]'
    example = "FLARE Locust on Blue 3"


class WildLocust(Flare):
    """At warpfall you destroy four of your ships and any planet, but none of Locust's system.

    All ships on it are destroyed, and it is vaporized. Burnout.
    """

    name = "Wild Locust"
    burnout = True
    choices = (Swarm,)

    @asks("any warpfall", where=lambda at: bool(edible_anywhere(at, SHIPS)))
    def waste(self, at: MatchAt) -> Script:
        wish = yield at.wish(self, OneOf([Swarm(place) for place in edible_anywhere(at, SHIPS)]))
        lost = yield from given_up(at, at.me, SHIPS, FURTHER)
        if lost is not None:
            yield lost
            yield from wasted(at, wish.place)


class SuperLocust(Flare):
    """When you have founded a foreign base you may devour any other planet there, however many ships it has."""

    name = "Super Locust"
    choices = (Swarm,)

    @after(ShipsLanded, where=lambda at, landed: bool(just_founded(at, landed)), optional=True)
    def devour(self, at: MatchAt, landed: ShipsLanded) -> Script:
        wish = yield at.wish(self, OneOf([Swarm(place) for place in just_founded(at, landed)]))
        if wish.place in just_founded(at, landed):
            yield from devoured(at, wish.place)
