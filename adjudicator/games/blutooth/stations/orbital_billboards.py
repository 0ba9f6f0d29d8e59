"""Orbital Billboards."""

from adjudicator.games.blutooth.kit import (
    INVADERS,
    CacheShown,
    MatchAt,
    Operate,
    Script,
    Station,
    acts,
    asks,
    does,
    is_attack,
    operating,
    worth,
)


class OrbitalBillboards(Station):
    """At your warpfall as invader you may show your whole cache: attacks that you lead here have double might.

    Each of them costs a ship from its planet.
    """

    name = "Orbital Billboards"
    entries = ("station.orbital_billboards",)

    @asks("warpfall", where=lambda at: at.is_invader() and bool(at.my_cache))
    def show(self, at: MatchAt) -> Script:
        if isinstance((yield operating(at, self)), Operate):
            yield CacheShown(at.me, at.my_cache)

    @does("natures", where=lambda at: at.is_invader() and _advertised(at), inherent=True)
    def pay(self, at: MatchAt) -> Script:
        yield from acts.paid_at(at, self)

    @worth("driver might", where=lambda at, number, side: at.leads(side) and _advertised(at), inherent=True)
    def double(self, at: MatchAt, number: int, side: int) -> int:
        return 2 * number


def _advertised(at: MatchAt) -> bool:
    """Whether I lead an attack here, of which all have been told."""
    driver = at.invasion.drivers[INVADERS]
    return at.is_invader() and at.uses("Orbital Billboards") and driver is not None and is_attack(driver)
