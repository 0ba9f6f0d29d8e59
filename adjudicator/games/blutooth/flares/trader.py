"""The flare of Trader."""

from adjudicator.games.blutooth.kit import Flare, MatchAt, OneOf, Script, asks
from adjudicator.games.blutooth.kit_of_flares import FlareSwap, PodGiven, caches_swapped, snatched


class Barter(FlareSwap, frozen=True):
    """Plays the flare of Trader: its wild part names what you give back, its super part whom you trade with."""

    word = "FLARE Trader"
    example = "FLARE Trader with Green"


class WildTrader(Flare):
    """As a leader you take a pod at random out of the other leader's cache, and give back one of your own."""

    name = "Wild Trader"
    choices = (Barter,)

    @asks("approach", where=lambda at: at.is_leader() and bool(at.my_cache) and bool(at.state.caches[at.enemy]))
    def barter(self, at: MatchAt) -> Script:
        wish = yield at.wish(self, OneOf([Barter(pod) for pod in dict.fromkeys(at.my_cache)]))
        yield from snatched(at, at.enemy, at.me, self.name)
        if wish.pod in at.my_cache:
            yield PodGiven(at.me, at.enemy, wish.pod, at.where)


class SuperTrader(Flare):
    """As a leader you swap your whole cache with that of any alien you name."""

    name = "Super Trader"
    choices = (Barter,)

    @asks("approach", where=MatchAt.is_leader)
    def trade(self, at: MatchAt) -> Script:
        wish = yield at.wish(self, OneOf([Barter(seat=seat) for seat in at.others]))
        yield caches_swapped(at, at.me, wish.seat)
