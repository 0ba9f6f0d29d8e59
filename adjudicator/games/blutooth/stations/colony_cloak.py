"""Colony Cloak."""

from adjudicator.games.blutooth.kit import DEFENDERS, MatchAt, OneOf, Operate, Script, Station, acts, asks, operating


class ColonyCloak(Station):
    """When a gate is aimed at its planet you may, as the defender, lose a ship there.

    Then the invader has to take another planet in this invasion.
    """

    name = "Colony Cloak"
    entries = ("station.colony_cloak",)

    @asks("targeted", where=lambda at: at.leads(DEFENDERS) and acts.target_is_at(at, ColonyCloak()) and _another(at))
    def hide(self, at: MatchAt) -> Script:
        if isinstance((yield operating(at, self, acts.at_a_price(at, self, OneOf([Operate(self.name)])))), Operate):
            yield from acts.paid_at(at, self)
            yield from acts.aimed_anew(at)


def _another(at: MatchAt) -> bool:
    """Whether the invader can aim at any other planet."""
    return next(acts.other_target(at).every(), None) is not None
