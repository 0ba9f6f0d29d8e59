"""The flare of Vulture."""

from adjudicator.games.blutooth.kit import Flare, Judged, MatchAt, PodClaimed, Script, asks
from adjudicator.games.blutooth.kit_of_flares import FlareForPods, all_kinds, flares_shed, picked_over


class Pick(FlareForPods, frozen=True):
    """Plays the flare of Vulture; its wild part names the pods of which you keep the first that comes."""

    word = "FLARE Vulture"
    example = "FLARE Vulture for Attack 40, Attack 30, Cosmic Zap"


class WildVulture(Flare):
    """As a leader whose fleet has won you are handed the other leader's pods one by one, at random.

    The first that you have named is yours, and those before it are scrapped. If none comes the last one is yours.
    """

    name = "Wild Vulture"
    choices = (Pick,)

    @asks("paid", where=lambda at: at.is_leader() and at.i_won and bool(at.state.caches[at.enemy]))
    def pick(self, at: MatchAt) -> Script:
        wish = yield at.wish(self, Judged(lambda wish: wish, [Pick((pod,)) for pod in all_kinds(at)]))
        yield from picked_over(at, wish.pods, self.name)


class SuperVulture(Flare):
    """At upkeep the flares that others have played in this wave are yours, too."""

    name = "Super Vulture"
    choices = (Pick,)

    @asks("upkeep", where=lambda at: bool(flares_shed(at)))
    def scavenge(self, at: MatchAt) -> Script:
        yield at.wish(self, self.yes())
        for seat, pod in flares_shed(at):
            yield PodClaimed(at.me, pod, seat)
