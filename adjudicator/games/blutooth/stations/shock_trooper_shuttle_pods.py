"""Shock Trooper Shuttle Pods."""

from adjudicator.games.blutooth.kit import (
    MatchAt,
    OneOf,
    Operate,
    Script,
    Station,
    acts,
    asks,
    operating,
    revived,
    uncommitted,
)


class ShockTrooperShuttlePods(Station):
    """In every warpfall of somebody else you may revive a ship.

    If you have none in the warp, another alien loses one instead, from its fullest base.
    """

    name = "Shock Trooper Shuttle Pods"
    entries = ("station.shock_trooper_shuttle_pods",)

    @asks("warpfall", where=lambda at: not at.is_invader())
    def land(self, at: MatchAt) -> Script:
        others = [Operate(self.name, (seat,)) for seat in at.others if uncommitted(at.state, seat)]
        wish = yield operating(at, self, OneOf([Operate(self.name)] if at.state.warp[at.me] else others))
        if isinstance(wish, Operate) and wish.seats:
            yield from acts.one_lost(at, wish.seats[0])
        elif isinstance(wish, Operate):
            yield from revived(at, at.me)
