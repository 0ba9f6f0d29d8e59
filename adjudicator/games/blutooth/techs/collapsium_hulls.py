"""Collapsium Hulls."""

from adjudicator.games.blutooth.kit import Choice, MatchAt, Script, ShipsDestroyed, Tech, instead_of, rebounded
from adjudicator.games.blutooth.kit_of_techs import tech_ready, tech_spent

CLOSE = 5
"""By so much at most the combat is lost."""


class Harden(Choice, frozen=True):
    """Saves one of your ships from a combat that you lose closely as a defender (Collapsium Hulls)."""

    word = "COLLAPSIUM HULLS"
    also = ("hulls", "use collapsium hulls")
    about = "collapsium hulls"
    example = "COLLAPSIUM HULLS"


def _close(at: MatchAt, lost: ShipsDestroyed) -> bool:
    """Whether ships of mine are lost in a combat that I lose as its defender by at most five."""
    if lost.seat != at.me or lost.number != at.where or at.me != at.invasion.defender or not at.i_lost:
        return False
    might = at.invasion.might
    return might is not None and 0 <= might[0] - might[1] <= CLOSE and tech_ready(at, CollapsiumHulls())


class CollapsiumHulls(Tech):
    """Costs 4, used as a defender who loses a combat by 5 at most: one of your ships is saved, and rebounds."""

    name = "Collapsium Hulls"
    cost = 4
    timed = True
    choices = (Harden,)
    entries = ("tech.collapsium_hulls", "term.impervious")

    @instead_of(ShipsDestroyed, where=_close, optional=True)
    def harden(self, at: MatchAt, lost: ShipsDestroyed) -> Script:
        if isinstance((yield at.wish(self, Harden(), detail=lost.at_risk)), Harden):
            yield from tech_spent(at, self)
            yield from rebounded(at, at.me, 1, "hulls")
            if lost.ships > 1:
                yield ShipsDestroyed(lost.number, lost.seat, lost.ships - 1)
