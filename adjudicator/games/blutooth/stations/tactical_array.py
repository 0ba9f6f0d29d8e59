"""Tactical Array."""

from adjudicator.games.blutooth.kit import (
    DEFENDERS,
    MatchAt,
    Operate,
    Script,
    Station,
    asks,
    can_draft,
    drafted,
    operating,
)

PODS = 2
"""The pods that it lets draft."""


class TacticalArray(Station):
    """As the defender you may draft two pods after destiny."""

    name = "Tactical Array"
    entries = ("station.tactical_array",)

    @asks("destined", where=lambda at: at.leads(DEFENDERS) and can_draft(at.state))
    def arm(self, at: MatchAt) -> Script:
        if isinstance((yield operating(at, self)), Operate):
            yield from drafted(at, at.me, PODS, self.name)
