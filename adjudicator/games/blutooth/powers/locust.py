"""Locust."""

from adjudicator.games.blutooth.kit import (
    ADAPTED,
    DESTROY,
    ENCOUNTER,
    INVASION,
    PAYOFF,
    Choice,
    MatchAt,
    OneOf,
    Place,
    Power,
    Script,
    ShipsLanded,
    after,
)
from adjudicator.games.blutooth.kit_of_powers import devoured, prey


class Devour(Choice, frozen=True):
    """Devours a planet in the system in which you have founded a base (Locust)."""

    word = "DEVOUR"
    about = "locust"
    grammar = "PLACE"
    example = "DEVOUR Blue 3"

    place: Place


def _hungry(at: MatchAt, landed: ShipsLanded) -> bool:
    """Whether I have founded a foreign base here, and there is something to devour."""
    return bool(prey(at, landed))


class Locust(Power):
    """When you have founded a foreign base you may devour another planet there that has fewer ships than your base.

    All ships on it are destroyed, the planet is vaporized, and you have a dominion for it for good. Then you abandon
    the base. By mail: no planet that is still being invaded.
    """

    name = "Locust"
    origin = "Incursion"
    home = "incursion"
    alert = "red"
    fit = ADAPTED
    types = (DESTROY, INVASION)
    choices = (Devour,)
    ready_in = (ENCOUNTER, PAYOFF)
    entries = ("bl.locust",)

    @after(ShipsLanded, where=_hungry, optional=True)
    def devour(self, at: MatchAt, landed: ShipsLanded) -> Script:
        wish = yield at.wish(self, OneOf([Devour(place) for place in prey(at, landed)]))
        if isinstance(wish, Devour) and wish.place in prey(at, landed):
            yield from devoured(at, wish.place)
