"""Claw."""

from adjudicator.games.blutooth.kit import (
    ADAPTED,
    CONTROL,
    INVASION,
    Match,
    MatchAt,
    Power,
    Script,
    Seat,
    asks,
    does,
)
from adjudicator.games.blutooth.kit import nexus_acts as nexus


class Claw(Power):
    """You put a pod of your cache aside as your claw, none that negotiates: `CLAW Attack 8`, at any warpfall.

    When somebody else has discharged its like by the end of a wave, you steal a planet of their system, `GRAB Blue 3`;
    all ships on it are destroyed, and the claw is in your cache again. The planet is in your system from then on, and a
    dominion. Without an order it is the one with the fewest ships. By mail it strikes once a wave, when that is over.
    """

    name = "Claw"
    origin = "Conflict"
    home = "conflict"
    alert = "red"
    fit = ADAPTED
    types = (INVASION, CONTROL)
    choices = (nexus.Claw, nexus.StealPlanet)
    entries = ("setup_exception.claw",)

    def leave(self, table: Match, seat: Seat) -> nexus.Brought:
        yield from nexus.discounted(table, seat)
        yield from super().leave(table, seat)

    @asks("any warpfall", where=lambda at: bool(at.my_cache))
    def put_aside(self, at: MatchAt) -> Script:
        yield from nexus.clawing(at, self, nexus.Claw)

    @does("upkeep", where=lambda at: bool(nexus.struck(at, "Claw")))
    def steal(self, at: MatchAt) -> Script:
        yield from nexus.grabbed(at, self.name, nexus.StealPlanet)
