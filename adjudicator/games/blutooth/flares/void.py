"""The flare of Void."""

from adjudicator.games.blutooth.kit import (
    Flare,
    MatchAt,
    Script,
    ShipsDestroyed,
    Use,
    asks,
    cancels,
    flared,
    instead_of,
)
from adjudicator.games.blutooth.kit_of_flares import ShipsErased, can_flare_anywhere


class WildVoid(Flare):
    """You negate an artifact that somebody else discharges: it has no effect."""

    name = "Wild Void"

    @cancels("artifact", where=lambda at, use: can_flare_anywhere(at))
    def negate(self, at: MatchAt, use: Use) -> Script:
        yield flared(self, at, (use.by,))


class SuperVoid(Flare):
    """Where you are in neither fleet the ships that the losing fleet loses are vaporized."""

    name = "Super Void"

    @asks("settled", where=lambda at: not at.is_actor() and at.invasion.won is not None)
    def open_up(self, at: MatchAt) -> Script:
        yield at.wish(self, self.yes())

    @instead_of(ShipsDestroyed, where=lambda at, lost: lost.number == at.where and at.uses("Super Void"), inherent=True)
    def erase(self, at: MatchAt, lost: ShipsDestroyed) -> Script:
        yield ShipsErased(lost.number, lost.seat, lost.ships)
