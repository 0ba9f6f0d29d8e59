"""Raptor."""

from adjudicator.games.blutooth.kit import (
    ADAPTED,
    DESTROY,
    MatchAt,
    Power,
    Script,
    ShipsLost,
    does,
)
from adjudicator.games.blutooth.kit import (
    nexus_acts as nexus,
)

AT_LEAST = 4
"""The pods that its super flare demands."""
LOST = 3
"""The ships that it costs in mid-match."""


class Raptor(Power):
    """When ships have arrived in your invasion the other fleet scraps a pod for each of yours, or it is destroyed.

    Its leader is asked first, then its sponsors: `SHED Escape, Attack 4`. Without an order the leader gives what is
    missing, the highest attacks last, and sponsors give nothing. The last planet of your system has been vaporized
    with its ships, so everybody knows your power; in mid-match it costs you three ships instead.
    """

    name = "Raptor"
    alert = "red"
    fit = ADAPTED
    types = (DESTROY,)
    choices = (nexus.Shed,)
    entries = ("setup_exception.raptor",)

    def set_up(self, coming: nexus.Coming) -> nexus.Brought:
        yield from nexus.planet_missing(coming)

    def appear(self, coming: nexus.Coming) -> nexus.Brought:
        ships = nexus.drained(coming.table, coming.seat, LOST)
        if ships:
            yield ShipsLost(coming.seat, ships, nexus.BY_POWER)

    @does("arrived", where=lambda at: at.my_side is not None and at.my_ships > 0)
    def hunt(self, at: MatchAt) -> Script:
        missing = max(at.my_ships, AT_LEAST if at.uses("Super Raptor") else 0)
        if at.my_side is not None and (yield from nexus.shed(at, nexus.Shed, missing)):
            yield from nexus.all_destroyed(at, nexus.fleet_of(at.invasion, 1 - at.my_side))
