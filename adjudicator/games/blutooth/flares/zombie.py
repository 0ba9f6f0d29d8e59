"""The flare of Zombie."""

from adjudicator.games.blutooth.kit import (
    Flare,
    Loss,
    MatchAt,
    Script,
    ShipsDestroyed,
    ShipsLost,
    asks,
    instead_of,
    lost_by,
    rescued,
    ships_saved,
)


class WildZombie(Flare):
    """When ships of yours would be destroyed, one of them is rescued: it comes home, or stays where it is."""

    name = "Wild Zombie"
    entries = ("term.rescue",)

    @instead_of(ShipsDestroyed, where=lost_by, optional=True)
    @instead_of(ShipsLost, where=lost_by, optional=True)
    def rescue(self, at: MatchAt, lost: Loss) -> Script:
        yield at.wish(self, self.yes(), detail=lost.at_risk)
        yield from rescued(at, lost)


class SuperZombie(Flare):
    """In combat your ships in one of the fleets are impervious: they rebound instead of being destroyed."""

    name = "Super Zombie"

    @asks("combat", where=MatchAt.is_actor)
    def harden(self, at: MatchAt) -> Script:
        yield at.wish(self, self.yes())

    @instead_of(
        ShipsDestroyed,
        where=lambda at, lost: lost_by(at, lost) and lost.number == at.where and at.uses("Super Zombie"),
        inherent=True,
    )
    def hold(self, at: MatchAt, lost: Loss) -> Script:
        yield from ships_saved(at, lost)
