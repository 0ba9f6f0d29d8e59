"""Grump."""

from adjudicator.games.blutooth.kit import (
    DESTROY,
    INVASION,
    Ask,
    Establishing,
    MatchAt,
    OneOf,
    Persistent,
    Power,
    Script,
    asks,
    founded,
)
from adjudicator.games.blutooth.kit_of_powers import (
    GRUMP,
    Founding,
    OnPlanet,
    begins_elsewhere,
    one_lost,
    spare_ships,
    trespassers,
    vacant_planets,
)


class Shoo(OnPlanet, frozen=True):
    """Says which ship in your system is destroyed as a campaign begins (Grump)."""

    word = "SHOO"
    about = "grump"
    tapped = 'SEAT "from" PLACE'
    example = "SHOO Red from home 2"


class MoveIn(Founding, frozen=True):
    """Founds a base on a planet without ships (Grump)."""

    word = "MOVE IN"
    about = "moving in"
    tapped = '("on" | ) PLACE ["with" batches_from]'
    example = "MOVE IN on Blue 2 with 1 from home 1"


class Grump(Persistent, Power):
    """When the campaign of another alien begins, you destroy a ship of somebody else in your system.

    Once in a wave, at upkeep, you may found a base on a planet without ships, in any system, with up to four of your
    ships. The power is not lost for lack of home bases.
    """

    name = "Grump"
    origin = "Storm"
    home = "storm"
    alert = "yellow"
    types = (DESTROY, INVASION)
    choices = (Shoo, MoveIn)
    entries = ("alien.grump", "bl.grump", "term.establish")

    @asks("warping", where=lambda at: begins_elsewhere(at) and bool(trespassers(at)))
    def shoo(self, at: MatchAt) -> Script:
        ways = [Shoo(*ship) for ship in trespassers(at)]
        wish = yield Ask(at.me, Shoo.about, OneOf(ways), at.where, ways[0])
        yield from one_lost(at, wish.seat, wish.place, GRUMP)

    @asks("upkeep", where=lambda at: bool(vacant_planets(at) and spare_ships(at)))
    def move_in(self, at: MatchAt) -> Script:
        wish = yield at.wish(self, Establishing(at, MoveIn, vacant_planets(at), "planet-not-vacant"), MoveIn.about)
        yield from founded(at, wish.place, wish.sources)
