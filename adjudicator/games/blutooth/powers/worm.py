"""Worm."""

from adjudicator.games.blutooth.kit import (
    ADAPTED,
    COMBAT,
    DESTROY,
    Choice,
    Judged,
    MatchAt,
    OneOf,
    Place,
    Power,
    Script,
    Vocabulary,
    asks,
)
from adjudicator.games.blutooth.kit import nexus_acts as nexus


class Tunnel(Choice, frozen=True):
    """Brings ships of your home bases to one of them, as your power is new (Worm)."""

    word = "TUNNEL"
    about = "tunnel"
    of_challenge = False
    grammar = 'batches_from "to" PLACE'
    example = "TUNNEL 3 from home 1, 2 from home 2 to home 4"

    sources: tuple[nexus.Batch, ...]
    place: Place

    def text(self, names: Vocabulary) -> str:
        return f"{nexus.batches_text(self.sources, names)} to {names.name('place', self.place)}"


class Burrow(Choice, frozen=True):
    """Moves the target of an invasion that you lead to another planet of the defender's system (Worm)."""

    word = "BURROW"
    about = "worm"
    grammar = '["to"] PLACE'
    example = "BURROW to planet 3 IF I would lose"

    place: Place


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
    choices = (Burrow, Tunnel)
    marks = 1
    entries = ("setup_exception.worm",)

    @asks("any warpfall", where=lambda at: nexus.kept_by(at.state.nexus, at.me, Worm.name).marks > 0)
    def tunnel(self, at: MatchAt) -> Script:
        wish = yield at.wish(self, Judged(lambda wish: wish, nexus.tunnels(at, Tunnel)), about=Tunnel.about)
        if isinstance(wish, Tunnel):
            yield nexus.NexusMarked(at.me, self.name, -1)
            yield from nexus.gathered_in(at, wish.sources, wish.place)

    @asks("contact", where=lambda at: at.is_leader() and bool(nexus.other_planets(at)))
    def burrow(self, at: MatchAt) -> Script:
        wish = yield at.wish(self, OneOf([Burrow(place) for place in nexus.other_planets(at)]))
        if isinstance(wish, Burrow):
            yield from nexus.tunnelled(at, wish.place)
