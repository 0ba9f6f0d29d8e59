"""Trader."""

from adjudicator.games.blutooth.kit import ADAPTED, DIPLOMACY, RESOURCE, Choice, MatchAt, Offer, Power, Script, asks
from adjudicator.games.blutooth.kit_of_powers import caches_swapped


class Trade(Choice, frozen=True):
    """Swaps your whole cache with the other leader's (Trader)."""

    word = "TRADE"
    about = "trader"
    grammar = '["caches" | "cache"]'
    example = "TRADE caches"


def _swapped(at: MatchAt) -> Script:
    """The leaders swap their caches."""
    yield caches_swapped(at, at.me, at.enemy)


class Trader(Power):
    """As a leader you may swap your whole cache with the other leader's before drivers are primed.

    In a negotiation you can offer the same, for 2 influence of your own. By mail it is done when all ships have
    arrived, so that you both know your new caches when you prime your drivers.
    """

    name = "Trader"
    origin = "Eon"
    fit = ADAPTED
    types = (DIPLOMACY, RESOURCE)
    choices = (Trade,)
    entries = ("alien.trader",)
    offer = Offer(2, _swapped)

    @asks("approach", where=MatchAt.is_leader)
    def trade(self, at: MatchAt) -> Script:
        if isinstance((yield at.wish(self, Trade())), Trade):
            yield from _swapped(at)
