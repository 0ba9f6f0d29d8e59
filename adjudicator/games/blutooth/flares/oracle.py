"""The flare of Oracle."""

from adjudicator.games.blutooth.kit import (
    Flare,
    MatchAt,
    Script,
    Seat,
    Spoken,
    asks,
    may,
    may_not,
    primed_early,
    reason,
)


class WildOracle(Flare):
    """Where you lead no fleet you see what other sponsors do, before you choose yourself.

    By mail: make your order depend on it, for example `SPONSOR invader with 2 IF Green sponsors defender`.
    """

    name = "Wild Oracle"

    @asks("rally", where=lambda at: not at.is_leader())
    def watch(self, at: MatchAt) -> Script:
        yield at.wish(self, self.yes())

    @may("sponsor last")
    def wait(self, at: MatchAt) -> bool:
        return at.uses(self.name)


class SuperOracle(Flare):
    """As a leader you have the other fleet prime its distress pods before the drivers are open, and none later.

    By mail: their orders for distress pods see neither the drivers nor how it would end.
    """

    name = "Super Oracle"

    @asks("primed", where=MatchAt.is_leader)
    def hurry(self, at: MatchAt) -> Script:
        yield at.wish(self, self.yes())
        yield from primed_early(at, 1 - at.side)

    @may_not("distress")
    def too_late(self, at: MatchAt, seat: Seat, pod: str) -> Spoken | None:
        late = at.uses(self.name) and at.invasion.contact and at.invasion.actor(seat) == 1 - at.side
        return reason("oracle-hurries") if late else None
