"""Late for Work."""

from adjudicator.games.cosmic.kit import (
    CosmicAt,
    Essence,
    ReleaseMissed,
    Script,
    Seat,
    Wake,
    asks,
    asleep_before,
    sleeping,
    woken,
)


def _in_the_warp(at: CosmicAt, seat: Seat) -> bool:
    return at.state.warp[seat] > 0 and seat not in at.state.late


class LateForWork(Essence):
    """Woken as a turn begins: you release no token from the Warp."""

    name = "Late for Work"
    choices = (Wake,)
    remains = True

    @asks("start", where=sleeping("Late for Work", _in_the_warp), inherent=True)
    def oversleep(self, at: CosmicAt) -> Script:
        (seat,) = asleep_before(at, self.name)
        if (yield from woken(self, at)):
            yield ReleaseMissed(seat)
