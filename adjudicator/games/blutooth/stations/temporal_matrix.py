"""Temporal Matrix."""

from adjudicator.games.blutooth.kit import (
    ENCOUNTER,
    PAYOFF,
    FlagshipLost,
    MatchAt,
    Operate,
    Script,
    Station,
    acts,
    asks,
    instead_of,
    operating,
)


class TemporalMatrix(Station):
    """When your flagship is destroyed it may come back, with all that is in it.

    From the second invasion of a campaign on you may use the charge of the last one again.
    """

    name = "Temporal Matrix"
    ready = (ENCOUNTER, PAYOFF)
    entries = ("station.temporal_matrix",)

    @instead_of(FlagshipLost, where=lambda at, lost: at.mine(lost.seat) and at.is_invader(), optional=True)
    def restore(self, at: MatchAt, lost: FlagshipLost) -> Script:
        yield operating(at, self)

    @asks("destiny", where=lambda at: bool(acts.last_charge(at)))
    def repeat(self, at: MatchAt) -> Script:
        if isinstance((yield operating(at, self)), Operate):
            yield from acts.charge_returned(at)
