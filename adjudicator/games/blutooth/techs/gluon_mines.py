"""Gluon Mines."""

from adjudicator.games.blutooth.kit import Choice, MatchAt, Script, Tech, asks
from adjudicator.games.blutooth.kit_of_techs import all_destroyed, first_enemies, tech_spent, won_at_once


class Detonate(Choice, frozen=True):
    """Destroys as many ships of the fleet that invades you as your Gluon Mines carry."""

    word = "GLUON MINES"
    also = ("mines", "use gluon mines")
    about = "gluon mines"
    example = "GLUON MINES IF enemy ships >= 4"


def _mined(at: MatchAt) -> bool:
    """Whether a fleet has come to a planet of mine."""
    return at.where > 0 and at.me == at.invasion.defender and not at.invasion.fought


class GluonMines(Tech):
    """Costs any number of ships, used as a defender when the ships have arrived.

    As many ships of the other fleet are destroyed as it carries, its leader's first. If none is left your fleet has
    won.
    """

    name = "Gluon Mines"
    cost = None
    timed = True
    choices = (Detonate,)
    entries = ("tech.gluon_mines",)

    @asks("arrived", where=_mined)
    def detonate(self, at: MatchAt) -> Script:
        if not isinstance((yield at.wish(self, Detonate())), Detonate):
            return
        ships = yield from tech_spent(at, self)
        yield from all_destroyed(at, first_enemies(at, ships))
        yield from won_at_once(at)
