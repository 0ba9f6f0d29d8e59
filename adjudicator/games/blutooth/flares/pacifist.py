"""The flare of Pacifist."""

from adjudicator.games.blutooth.kit import (
    NEGOTIATE,
    QUASHED,
    DriverTurned,
    Flare,
    MatchAt,
    Negotiated,
    Script,
    ShipsDestroyed,
    after,
    asks,
    rebounded,
)

FORCE = 15
SHIPS = 2


class WildPacifist(Flare):
    """As a leader your Negotiate counts as an attack of 15."""

    name = "Wild Pacifist"

    @asks("natures", where=lambda at: at.is_leader() and at.invasion.drivers[at.side] == NEGOTIATE)
    def arm(self, at: MatchAt) -> Script:
        yield at.wish(self, self.yes())
        yield DriverTurned(at.where, at.side, FORCE)


class SuperPacifist(Flare):
    """When a negotiation that you lead is broken off, the other leader loses two ships of those in it.

    If it was you who broke off, two of your own are not destroyed, but rebound.
    """

    name = "Super Pacifist"

    @after(
        Negotiated,
        where=lambda at, end: end.number == at.where and end.outcome == QUASHED and at.is_leader(),
        optional=True,
    )
    def resent(self, at: MatchAt, end: Negotiated) -> Script:
        yield at.wish(self, self.yes())
        theirs = min(SHIPS, at.invasion.ships_of(at.enemy))
        if theirs:
            yield ShipsDestroyed(at.where, at.enemy, theirs)
        if at.me in end.quashed_by:
            yield from rebounded(at, at.me, SHIPS, self.name)
