"""Nanny."""

from adjudicator.games.blutooth.kit import (
    ADAPTED,
    CONTROL,
    DIPLOMACY,
    MatchAt,
    PodClaimed,
    Power,
    Script,
    asks,
    does,
)
from adjudicator.games.blutooth.kit_of_powers import (
    ESSENCE,
    Chore,
    ChorePods,
    GivingEssence,
    Motivating,
    TakeBack,
    TidyUp,
    chores_judged,
    essences,
    held_essence,
    motivable,
    motivated,
    negotiates_shed,
    stocked,
)


class Motivate(GivingEssence, frozen=True):
    """Gives a leader a negotiate pod of yours and a chore, or both leaders one each (Nanny)."""

    word = "MOTIVATE"
    about = "nanny"
    example = "MOTIVATE Red with Polish the Pods"


class Nanny(Power):
    """Where you lead neither fleet you may motivate leaders: each gets a negotiate pod of yours, and a chore, openly.

    It is done when the ships have arrived. Whoever then leads an envoy or a stooge has what the chore promises; whoever
    does not pays for it, and sits out the next wave: no campaign, no invasion of it, no sponsoring, no pods discharged.
    At upkeep you may take a negotiate pod that another alien has discharged. Three chores lie in your nexus, and
    everybody knows your power from the beginning.
    """

    name = "Nanny"
    origin = "Eons"
    home = "eon"
    alert = "red"
    fit = ADAPTED
    types = (DIPLOMACY, CONTROL, ESSENCE)
    parts = essences(Chore)
    stock = stocked(parts)
    choices = (Motivate, TakeBack, ChorePods, TidyUp)
    answers = (ChorePods, TidyUp)
    entries = ("alien.nanny", "bl.nanny")

    @asks("approach", where=lambda at: bool(not at.is_leader() and motivable(at) and held_essence(at, "Nanny")))
    def motivate(self, at: MatchAt) -> Script:
        wish = yield at.wish(self, Motivating(at, self.name, Motivate, motivable(at)))
        yield from motivated(at, self.name, wish)

    @does("natures", where=lambda at: at.uses("Nanny"), inherent=True)
    def judge(self, at: MatchAt) -> Script:
        yield from chores_judged(at, self.name, self.parts)

    @asks("upkeep", where=lambda at: bool(negotiates_shed(at)))
    def take_back(self, at: MatchAt) -> Script:
        yield at.wish(self, TakeBack(), TakeBack.about)
        for seat, pod in negotiates_shed(at)[:1]:
            yield PodClaimed(at.me, pod, seat)
