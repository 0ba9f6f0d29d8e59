"""Chronos."""

from adjudicator.games.blutooth.kit import (
    ADAPTED,
    CONTROL,
    Choice,
    MatchAt,
    Power,
    Script,
    Seat,
    Spoken,
    asks,
    may_not,
    reason,
)
from adjudicator.games.blutooth.kit_of_powers import ContactUndone, drivers_uncovered, has_other_driver


class TurnBack(Choice, frozen=True):
    """Goes back in time: both drivers are primed anew (Chronos)."""

    word = "TURN BACK"
    about = "chronos"
    example = "TURN BACK IF I would lose"


class Chronos(Power):
    """As a leader you may go back to priming when the drivers are open; the second contact stands.

    You take your driver back and may prime it again, or another. The other leader must prime another, if there is one,
    and has the first one back in the cache. By mail: `DRIVER Attack 20 IF Red uses Chronos ELSE Attack 8`.
    """

    name = "Chronos"
    origin = "Eon"
    alert = "yellow"
    fit = ADAPTED
    types = (CONTROL,)
    entries = ("term.rewind",)
    choices = (TurnBack,)

    @asks("contact", where=lambda at: at.is_leader() and at.invasion.undone == (None, None))
    def turn_back(self, at: MatchAt) -> Script:
        yield at.wish(self, TurnBack())
        yield from drivers_uncovered(at)
        yield ContactUndone(at.where, at.me)

    @may_not("prime")
    def bar(self, at: MatchAt, seat: Seat, pod: str) -> Spoken | None:
        if not (at.is_leader() and at.uses("Chronos")) or seat == at.me or seat not in at.invasion.leaders:
            return None
        barred = at.invasion.undone[1 - at.side] == pod and has_other_driver(at, seat, pod)
        return reason("driver-barred") if barred else None
