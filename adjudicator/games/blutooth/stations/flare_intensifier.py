"""Flare Intensifier."""

from adjudicator.games.blutooth.kit import (
    MatchAt,
    OneOf,
    Operate,
    Pile,
    Script,
    Station,
    asks,
    flares_made,
    is_flare,
    operating,
    scrapped,
)


class FlareIntensifier(Station):
    """At upkeep, with no flare in your exhaust, you may make a flare at random.

    If you have one in your cache already, one of those that you had is scrapped.
    """

    name = "Flare Intensifier"
    entries = ("station.flare_intensifier",)

    @asks("upkeep", where=lambda at: at.state.options["flares"] == "yes" and not any(map(is_flare, _exhaust(at))))
    def intensify(self, at: MatchAt) -> Script:
        held = [Operate(self.name, pods=(pod,)) for pod in dict.fromkeys(at.my_cache) if is_flare(pod)]
        wish = yield operating(at, self, OneOf(held or [Operate(self.name)]))
        if isinstance(wish, Operate):
            yield from scrapped(at, at.me, wish.pods)
            yield from flares_made(at, at.me, 1, self.name)


def _exhaust(at: MatchAt) -> Pile:
    return at.state.exhausts[at.me]
