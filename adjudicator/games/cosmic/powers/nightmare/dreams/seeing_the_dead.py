"""Seeing the Dead."""

from adjudicator.games.cosmic.kit import (
    CosmicAt,
    Essence,
    Made,
    ReleaseMissed,
    Script,
    Seat,
    Wake,
    asks,
    asleep_before,
    partial,
    released_some,
    sleeping,
    woken,
)


def _in_the_warp(at: CosmicAt, seat: Seat) -> bool:
    return at.state.warp[seat] > 0 and seat not in at.state.late


class SeeingTheDead(Essence):
    """Woken as a turn begins: you release no token from the Warp; instead everybody else releases one more."""

    name = "Seeing the Dead"
    choices = (Wake,)
    remains = True
    surfaces = True

    @asks("start", where=sleeping("Seeing the Dead", _in_the_warp), inherent=True)
    def haunt(self, at: CosmicAt) -> Script:
        (seat,) = asleep_before(at, self.name)
        if (yield from woken(self, at)):
            yield ReleaseMissed(seat)
            for other in at.state.seats_in():
                if other != seat:
                    yield Made(partial(released_some, seat=other, tokens=1, by=at.me))
