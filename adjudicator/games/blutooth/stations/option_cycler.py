"""Option Cycler."""

from adjudicator.games.blutooth.kit import (
    BRIGADE,
    MatchAt,
    Operate,
    Script,
    Seat,
    Station,
    asks,
    driver_number,
    made_envoy,
    operating,
    worth,
)

LEAST, MUCH = 11, 20
"""What an attack has to count, and from what it is worth more."""
COMPENSATION, INFLUENCE = 3, 2
"""How many times as much it is worth then."""


class OptionCycler(Station):
    """As a leader whose attack counts 11 or more you may lead an envoy instead of a brigade.

    If it counts 20 or more your compensation is tripled, and your influence doubled.
    """

    name = "Option Cycler"
    entries = ("station.option_cycler",)

    @asks("natures", where=lambda at: at.is_leader() and _brigade(at) and _counts(at) >= LEAST)
    def turn(self, at: MatchAt) -> Script:
        if isinstance((yield operating(at, self)), Operate):
            yield made_envoy(at, at.side)

    @worth("compensation", where=lambda at, pods, taker: at.mine(taker) and _cycled(at), inherent=True)
    def charge(self, at: MatchAt, pods: int, taker: Seat) -> int:
        return COMPENSATION * pods

    @worth("influence", where=lambda at, influence, seat: at.mine(seat) and _cycled(at), inherent=True)
    def impress(self, at: MatchAt, influence: int, seat: Seat) -> int:
        return INFLUENCE * influence


def _brigade(at: MatchAt) -> bool:
    return at.invasion.natures is not None and at.invasion.natures[at.side] == BRIGADE


def _counts(at: MatchAt) -> int:
    return driver_number(at.state, at.invasion, at.side) or 0


def _cycled(at: MatchAt) -> bool:
    return at.is_leader() and at.uses("Option Cycler") and _counts(at) >= MUCH
