"""The flare of Mutant."""

from adjudicator.games.blutooth.kit import Flare, Judged, Manifested, MatchAt, PodsScrapped, Script, asks, reason
from adjudicator.games.blutooth.kit_of_flares import FlareForPods, mutated, snatched, those_of

MOST = 3


class Transmute(FlareForPods, frozen=True):
    """Plays the flare of Mutant; its super part names up to three pods that you scrap."""

    word = "FLARE Mutant"
    example = "FLARE Mutant for Attack 1, Attack 4"


class WildMutant(Flare):
    """As a leader whose fleet has won you take a pod at random from the other leader, and from each of the sponsors."""

    name = "Wild Mutant"
    choices = (Transmute,)

    @asks("settled", where=lambda at: at.is_leader() and at.i_won)
    def absorb(self, at: MatchAt) -> Script:
        yield at.wish(self, self.yes())
        for seat in (at.enemy, *[one.seat for one in at.invasion.sponsors_of(1 - at.side)]):
            yield from snatched(at, seat, at.me, self.name)


class SuperMutant(Flare):
    """As a leader you scrap up to three pods and make as many of the mutant forge, when the ships have arrived."""

    name = "Super Mutant"
    choices = (Transmute,)

    @asks("approach", where=lambda at: at.is_leader() and bool(at.my_cache))
    def transmute(self, at: MatchAt) -> Script:
        judged = Judged(lambda wish: wish if wish.pods else reason("wants-nothing"), [Transmute(at.my_cache[:1])])
        wish = yield at.wish(self, judged)
        gone = those_of(at.my_cache, wish.pods)[:MOST]
        if gone:
            yield PodsScrapped(at.me, gone)
            yield Manifested(at.me, mutated(at, len(gone)))
