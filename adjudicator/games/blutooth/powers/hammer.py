"""Hammer."""

from adjudicator.games.blutooth.kit import (
    COMBAT,
    CONTROL,
    DESTROY,
    ENCOUNTER,
    LAUNCH,
    PAYOFF,
    RALLY,
    Loss,
    MatchAt,
    OneOf,
    Power,
    Script,
    ShipsDestroyed,
    ShipsLost,
    Upon,
    after,
    asks,
    lost_by,
)
from adjudicator.games.blutooth.kit_of_powers import (
    FlattenFleet,
    Flattening,
    flattenable,
    flattenable_in_warp,
    flattened,
    flattened_in_warp,
)


class Flatten(FlattenFleet, frozen=True):
    """Flattens the ships of the aliens named in the other fleet, or of all (Hammer)."""

    word = "FLATTEN"
    about = "hammer"
    example = "FLATTEN Red"


class FlattenWarp(Upon, frozen=True):
    """Flattens another alien's ships in the warp when you lose ships (Hammer)."""

    word = "FLATTEN WARP"
    about = "hammer warp"
    example = "FLATTEN WARP Red"


class Hammer(Power):
    """As a leader you may flatten the other fleet when the ships have arrived: each alien's ships become one.

    It has 1 might and is one ship; the others lie under it. When ships of yours are destroyed you may flatten another
    alien's in the warp. An invader can unflatten ships at its warpfall in place of reviving one: `UNFLATTEN`.
    Impervious ships are safe from it.
    """

    name = "Hammer"
    origin = "Eons"
    home = "eon"
    alert = "red"
    types = (DESTROY, CONTROL, COMBAT)
    choices = (Flatten, FlattenWarp)
    ready_in = (LAUNCH, RALLY, ENCOUNTER, PAYOFF)
    entries = ("alien.hammer", "bl.hammer")

    @asks("approach", where=lambda at: at.is_leader() and bool(flattenable(at)))
    def flatten(self, at: MatchAt) -> Script:
        wish = yield at.wish(self, Flattening(Flatten, flattenable(at)))
        yield from flattened(at, wish.seats)

    @after(ShipsDestroyed, where=lambda at, lost: lost_by(at, lost) and bool(flattenable_in_warp(at)), optional=True)
    @after(ShipsLost, where=lambda at, lost: lost_by(at, lost) and bool(flattenable_in_warp(at)), optional=True)
    def avenge(self, at: MatchAt, lost: Loss) -> Script:
        ways = OneOf([FlattenWarp(seat) for seat in flattenable_in_warp(at)])
        wish = yield at.wish(self, ways, FlattenWarp.about, lost.at_risk)
        yield from flattened_in_warp(at, wish.seat)
