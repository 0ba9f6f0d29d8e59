"""The flare of Barbarian."""

from adjudicator.games.blutooth.kit import (
    COMBATS,
    INVADERS,
    Flare,
    Judged,
    MatchAt,
    PodsScrapped,
    Script,
    asks,
    is_compensated,
)
from adjudicator.games.blutooth.kit_of_flares import FlareForPods, all_kinds, looted, those_of


class Plunder(FlareForPods, frozen=True):
    """Plays the flare of Barbarian: its wild part names what you scrap, its super part what you take first."""

    word = "FLARE Barbarian"
    example = "FLARE Barbarian for Attack 4, Negotiate"


class WildBarbarian(Flare):
    """When you have been compensated you scrap pods of your cache that you do not want: those that you name."""

    name = "Wild Barbarian"
    choices = (Plunder,)

    @asks("paid", where=is_compensated)
    def discard(self, at: MatchAt) -> Script:
        wish = yield at.wish(self, Judged(lambda wish: wish, [Plunder((pod,)) for pod in at.my_cache]))
        there = those_of(at.my_cache, wish.pods)
        if there:
            yield PodsScrapped(at.me, there)


def _helped(at: MatchAt) -> bool:
    """Whether I have helped an invader to win a combat."""
    helped = at.my_side == INVADERS and not at.is_leader()
    return helped and at.i_won and at.invasion.outcome in COMBATS


class SuperBarbarian(Flare):
    """As a sponsor of an invader, too, you loot the defender's cache when your fleet has won a combat."""

    name = "Super Barbarian"
    choices = (Plunder,)

    @asks("settled", where=_helped)
    def loot(self, at: MatchAt) -> Script:
        wish = yield at.wish(self, Judged(lambda wish: wish, [Plunder((pod,)) for pod in all_kinds(at)]))
        yield from looted(at, at.invasion.leader(1 - INVADERS), wish.pods)
