"""Colony Cloak."""

from adjudicator.games.blutooth.kit import (
    DEFENDERS,
    MatchAt,
    OneOf,
    Operate,
    Script,
    Station,
    aimed_anew,
    asks,
    at_a_price,
    operating,
    other_target,
    paid_at,
    target_is_at,
)


class ColonyCloak(Station):
    """When a gate is aimed at its planet you may, as the defender, lose a ship there.

    Then the invader has to take another planet in this invasion.
    """

    name = "Colony Cloak"
    entries = ("station.colony_cloak",)

    @asks("targeted", where=lambda at: at.leads(DEFENDERS) and target_is_at(at, ColonyCloak()) and _another(at))
    def hide(self, at: MatchAt) -> Script:
        if isinstance((yield operating(at, self, at_a_price(at, self, OneOf([Operate(self.name)])))), Operate):
            yield from paid_at(at, self)
            yield from aimed_anew(at)


def _another(at: MatchAt) -> bool:
    """Whether the invader can aim at any other planet."""
    return next(other_target(at).every(), None) is not None
