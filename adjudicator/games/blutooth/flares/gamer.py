"""The flare of Gamer."""

from adjudicator.games.blutooth.kit import (
    Flare,
    FlareFor,
    Judged,
    MatchAt,
    Script,
    asks,
    drafted_kind,
    held_attack,
    printed,
    scrapped,
)
from adjudicator.games.blutooth.kit import (
    nexus_acts as nexus,
)


class Play(FlareFor, frozen=True):
    """Plays the flare of Gamer; its super part can name the attack that goes into your nexus, too."""

    word = "FLARE Gamer"
    example = "FLARE Gamer for Attack 20"


def _best(at: MatchAt) -> str | None:
    """The highest attack in the forge."""
    there = [pod for pod in at.state.forge if printed(pod) is not None and not nexus.is_dark(pod)]
    return max(there, key=lambda pod: (printed(pod) or 0, pod), default=None)


class WildGamer(Flare):
    """As the invader you draft the highest attack of the forge before your warpfall."""

    name = "Wild Gamer"
    choices = (Play,)

    @asks("warping", where=MatchAt.is_invader)
    def cheat(self, at: MatchAt) -> Script:
        yield at.wish(self, Play())
        best = _best(at)
        if best is not None:
            yield from drafted_kind(at, at.me, best)


class SuperGamer(Flare):
    """When you score you scrap a pod of your cache, and an attack of it goes into your nexus, too.

    It is the highest one, or the one that you name; scrapped is what is worth least.
    """

    name = "Super Gamer"
    choices = (Play,)

    @asks("counted", where=lambda at: at.uses("Gamer") and len(at.my_cache) > 1)
    def combine(self, at: MatchAt) -> Script:
        attacks = [pod for pod in at.my_cache if printed(pod) is not None]
        samples = [Play(pod) for pod in attacks[:1]]
        wish = yield at.wish(self, Judged(lambda wish: held_attack(at, wish), samples))
        if isinstance(wish, Play) and wish.pod in at.my_cache:
            yield nexus.PodsKept(at.me, self.alien, (wish.pod,), nexus.CACHE, shown=True)
            yield from scrapped(at, at.me, nexus.worst_first(at.my_cache)[:1])
