"""Tourist."""

from adjudicator.games.blutooth.kit import (
    ADAPTED,
    INVASION,
    RESOURCE,
    Match,
    MatchAt,
    Power,
    Script,
    Seat,
    asks,
    does,
)
from adjudicator.games.blutooth.kit import nexus_acts as nexus


class Tourist(Power):
    """You have a tour bus for four ships, which is in your system at first.

    There ships come aboard, `BOARD 3 from home 1`, or leave it, `ALIGHT 2 to home 3`. When all gates are aimed and no
    invasion has a hazard it goes on to a neighbour of where it is, `TOUR to Blue`. Where that system is invaded all
    its ships may found a base, `TOUR to Blue settle on Blue 3`; else one goes home and takes a pod of the system's
    owner at random. With a hazard it stays, and loses a ship. By mail that is once a wave.
    """

    name = "Tourist"
    origin = "Dominion"
    home = "dominion"
    alert = "red"
    fit = ADAPTED
    types = (RESOURCE, INVASION)
    choices = (nexus.Tour, nexus.Board, nexus.Alight)
    entries = ("setup_exception.tourist",)

    def appear(self, coming: nexus.Coming) -> nexus.Brought:
        yield from nexus.bus_at_home(coming, self.name)

    def leave(self, table: Match, seat: Seat) -> nexus.Brought:
        yield from nexus.bus_gone(table, seat, self.name)

    @asks("any warpfall", where=lambda at: nexus.bus_of(at, "Tourist").system == at.me)
    def board(self, at: MatchAt) -> Script:
        yield from nexus.boarding(at, self, nexus.Board)

    @asks("any warpfall", where=lambda at: nexus.can_alight(at, "Tourist"))
    def alight(self, at: MatchAt) -> Script:
        yield from nexus.alighting(at, self, nexus.Alight)

    @does("launched", where=lambda at: nexus.bus_of(at, "Tourist").system is not None)
    def travel(self, at: MatchAt) -> Script:
        if nexus.endangered(at):
            yield from nexus.shaken(at, self.name)
        else:
            yield from nexus.toured(at, self.name, nexus.Tour)
