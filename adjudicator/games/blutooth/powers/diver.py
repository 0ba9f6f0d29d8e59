"""Diver."""

from adjudicator.games.blutooth.kit import (
    ENCOUNTER,
    INFO,
    LAUNCH,
    PAYOFF,
    RALLY,
    RESOURCE,
    Ask,
    Loss,
    MatchAt,
    Offer,
    Persistent,
    Power,
    Script,
    ShipsDestroyed,
    ShipsLost,
    ShipVaporized,
    after,
    can_draft,
)
from adjudicator.games.blutooth.kit_of_powers import (
    NamingPods,
    PodsWanted,
    ShipsErased,
    all_kinds,
    base_destroyed,
    first_wanted,
    pod_extracted,
    salvaged,
)


class Dredge(NamingPods, frozen=True):
    """Says which pods you want out of the forge, the most wanted first (Diver)."""

    word = "DREDGE"
    about = "diver"
    example = "DREDGE Attack 40, Morph, Cosmic Zap"


def _extracted(at: MatchAt) -> Script:
    """The other leader takes a pod of its choice out of the forge: exhausted or not."""
    wish = yield Ask(at.enemy, Dredge.about, PodsWanted(at, Dredge), at.where, Dredge(all_kinds(at)), "offer")
    yield pod_extracted(at.enemy, wish.pods if isinstance(wish, Dredge) else ())


class Diver(Persistent, Power):
    """When a base of yours is destroyed you may take a pod of your choice from those that lie exhausted by the forge.

    If none of those that you name is there, it is the highest attack. The power is not lost for lack of home bases. In
    a negotiation you can offer that the other leader takes a pod of its choice out of the forge, for 3 influence of
    your own.
    """

    name = "Diver"
    origin = "Storm"
    home = "storm"
    types = (RESOURCE, INFO)
    choices = (Dredge,)
    answers = (Dredge,)
    answered_in = (PAYOFF,)
    ready_in = (LAUNCH, RALLY, ENCOUNTER, PAYOFF)
    entries = ("alien.diver", "bl.diver", "term.abduct")
    offer = Offer(3, _extracted, lambda at: can_draft(at.state))

    @after(ShipsLost, where=base_destroyed, optional=True)
    @after(ShipsDestroyed, where=base_destroyed, optional=True)
    @after(ShipsErased, where=base_destroyed, optional=True)
    @after(ShipVaporized, where=base_destroyed, optional=True)
    def dredge(self, at: MatchAt, lost: Loss) -> Script:
        wish = yield at.wish(self, PodsWanted(at, Dredge), detail=f"{lost.at_risk} {len(at.my_cache)}")
        pod = first_wanted(at.state.exhausted, wish.pods)
        if pod is not None:
            yield from salvaged(at, pod)
