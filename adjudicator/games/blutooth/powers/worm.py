"""Worm."""

from adjudicator.games.blutooth.kit import (
    ADAPTED,
    COMBAT,
    DESTROY,
    Judged,
    MatchAt,
    OneOf,
    Power,
    Script,
    asks,
)
from adjudicator.games.blutooth.kit import nexus_acts as nexus


class Worm(Power):
    """As a leader you may move the target to another planet of the defender, when the drivers are open.

    It is one of its system with ships that fight nowhere else, and without ships of the invader: those defend it then.
    As your power is new you bring ships together once, at a warpfall, `TUNNEL 3 from home 1 to home 4`; one at least
    stays behind on each planet. By mail they all go to one planet.
    """

    name = "Worm"
    origin = "Eon Expansions"
    home = "storm"
    alert = "yellow"
    fit = ADAPTED
    types = (DESTROY, COMBAT)
    choices = (nexus.Burrow, nexus.Tunnel)
    marks = 1
    entries = ("setup_exception.worm",)

    @asks("any warpfall", where=lambda at: nexus.kept_by(at.state.nexus, at.me, Worm.name).marks > 0)
    def tunnel(self, at: MatchAt) -> Script:
        wish = yield at.wish(self, Judged(lambda wish: wish, nexus.tunnels(at, nexus.Tunnel)), about=nexus.Tunnel.about)
        if isinstance(wish, nexus.Tunnel):
            yield nexus.NexusMarked(at.me, self.name, -1)
            yield from nexus.gathered_in(at, wish.sources, wish.place)

    @asks("contact", where=lambda at: at.is_leader() and bool(nexus.other_planets(at)))
    def burrow(self, at: MatchAt) -> Script:
        wish = yield at.wish(self, OneOf([nexus.Burrow(place) for place in nexus.other_planets(at)]))
        if isinstance(wish, nexus.Burrow):
            yield from nexus.tunnelled(at, wish.place)
