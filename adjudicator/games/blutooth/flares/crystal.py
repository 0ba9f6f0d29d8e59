"""The flare of Crystal."""

from adjudicator.games.blutooth.kit import Flare, Manifested, MatchAt, PodsScrapped, Script, Seat, after, asks, worth
from adjudicator.games.blutooth.kit_of_flares import equally_many, scrapped_to_refract


class WildCrystal(Flare):
    """In a clash the ships of all aliens in your fleet that have equally many there count double.

    At least two aliens of the fleet must have so many, each of them as another one.
    """

    name = "Wild Crystal"

    @asks("combat", where=lambda at: all(at.brigades) and bool(equally_many(at)))
    def align(self, at: MatchAt) -> Script:
        yield at.wish(self, self.yes())

    @worth(
        "ship might",
        where=lambda at, value, seat: at.uses("Wild Crystal") and seat in equally_many(at),
        inherent=True,
    )
    def aligned(self, at: MatchAt, value: int, seat: Seat) -> int:
        return 2 * value


class SuperCrystal(Flare):
    """When another alien uses your power you have a duplicate of the pod that it scraps, in your cache."""

    name = "Super Crystal"
    entries = ("term.duplicate",)

    @after(PodsScrapped, where=scrapped_to_refract, optional=True)
    def duplicate(self, at: MatchAt, gone: PodsScrapped) -> Script:
        yield at.wish(self, self.yes())
        yield Manifested(at.me, gone.pods)
