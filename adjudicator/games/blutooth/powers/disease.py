"""Disease."""

from adjudicator.games.blutooth.kit import INVASION, Choice, MatchAt, Place, Power, Script, Vocabulary, asks
from adjudicator.games.blutooth.kit_of_powers import BaseFounded, Spreading, bases_to_spread, spread_now


class Spread(Choice, frozen=True):
    """Founds another base in a system with ships of yours that are there (Disease)."""

    word = "SPREAD"
    about = "disease"
    grammar = '[NUMBER] ["ships"] "from" PLACE "to" PLACE'
    example = "SPREAD 2 from Blue 2 to Blue 4"

    ships: int | None
    source: Place
    place: Place

    def text(self, names: Vocabulary) -> str:
        number = "" if self.ships is None else f"{self.ships} "
        return f"{number}from {names.name('place', self.source)} to {names.name('place', self.place)}"


class Disease(Power):
    """When the colour of another alien comes up, two or more of your ships may found another base in its system.

    They come from a base there of three or more, and one at least stays on it. For a wild charge it is the system of
    whoever is invaded. You cannot do it as the defender.
    """

    name = "Disease"
    origin = "Prime"
    alert = "red"
    types = (INVASION,)
    choices = (Spread,)
    entries = ("bl.disease", "alien.disease")

    @asks("destined", where=lambda at: at.me != at.invasion.defender and bool(bases_to_spread(at)))
    def spread(self, at: MatchAt) -> Script:
        wish = yield at.wish(self, Spreading(at, Spread))
        if isinstance(wish, Spread) and (moved := spread_now(at, wish.ships, wish.source)):
            yield BaseFounded(at.me, wish.source, wish.place, moved, at.where)
