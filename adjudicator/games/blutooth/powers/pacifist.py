"""Pacifist."""

from adjudicator.games.blutooth.kit import BRIGADE, DIPLOMACY, ENVOY, MASSACRE, STANDOFF, MatchAt, Power, worth


def _unarmed(at: MatchAt) -> bool:
    """Whether my envoy has met a brigade."""
    natures = at.invasion.natures
    return at.is_leader() and natures is not None and (natures[at.side], natures[1 - at.side]) == (ENVOY, BRIGADE)


class Pacifist(Power):
    """As a leader you win when your envoy meets a brigade. So there is no compensation for you."""

    name = "Pacifist"
    origin = "Prime"
    types = (DIPLOMACY,)
    entries = ("alien.pacifist",)

    @worth("winner", where=lambda at, winner, outcome: outcome in (MASSACRE, STANDOFF) and _unarmed(at))
    def disarm(self, at: MatchAt, winner: int, outcome: str) -> int:
        return at.side
