"""Kamikaze."""

from adjudicator.games.blutooth.kit import ADAPTED, RESOURCE, MatchAt, Power, Script, asks, drafted
from adjudicator.games.blutooth.kit_of_powers import KAMIKAZE, ShipsFrom, can_send, sacrificed, sacrificing

MOST = 4
EACH = 2
"""Pods for each ship."""


class Dive(ShipsFrom, frozen=True):
    """Destroys one to four ships of your own; you draft two pods for each (Kamikaze)."""

    word = "DIVE"
    about = "kamikaze"
    example = "DIVE with 2 from home 1, 1 from Blue 2"


class Kamikaze(Power):
    """As a leader you may destroy up to four of your ships before drivers are primed: you draft two pods for each.

    They are ships of yours on planets where you do not defend yourself. By mail it is done when all ships have arrived,
    so that you know the pods when you prime your drivers.
    """

    name = "Kamikaze"
    origin = "Prime"
    entries = ("term.sacrifice",)
    alert = "yellow"
    fit = ADAPTED
    types = (RESOURCE,)
    choices = (Dive,)

    @asks("approach", where=lambda at: at.is_leader() and can_send(at, at.me))
    def dive(self, at: MatchAt) -> Script:
        wish = yield at.wish(self, sacrificing(at, Dive, MOST))
        if isinstance(wish, Dive):
            ships = yield from sacrificed(at, wish.sources, KAMIKAZE)
            if ships:
                yield from drafted(at, at.me, EACH * ships, self.name)
