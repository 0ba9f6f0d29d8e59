"""Fido."""

from adjudicator.games.blutooth.kit import (
    ENCOUNTER,
    PAYOFF,
    RESOURCE,
    SUPPORT,
    MatchAt,
    PodClaimed,
    Power,
    Script,
    asks,
)
from adjudicator.games.blutooth.kit_of_powers import (
    BY_POWER,
    Fetching,
    FetchPod,
    LucreGained,
    TakeFetched,
    accepted_pod,
    drivers_shed,
)


class Fetch(FetchPod, frozen=True):
    """Offers another alien an encounter pod that somebody has discharged (Fido)."""

    word = "FETCH"
    about = "fido"
    example = "FETCH Attack 20 for Red"


class Fido(Power):
    """At upkeep you may offer another alien an encounter pod that somebody has discharged.

    If it is accepted you get 1 lucre, and else you keep the pod.
    """

    name = "Fido"
    origin = "Prime"
    types = (RESOURCE, SUPPORT)
    choices = (Fetch, TakeFetched)
    answers = (TakeFetched,)
    answered_in = (ENCOUNTER, PAYOFF)
    entries = ("alien.fido", "bl.fido", "term.offer")

    @asks("upkeep", where=lambda at: bool(drivers_shed(at)))
    def fetch(self, at: MatchAt) -> Script:
        wish = yield at.wish(self, Fetching(at, Fetch))
        accepted = yield from accepted_pod(at, wish)
        giver = dict(drivers_shed(at)).get(wish.pod)
        if giver is not None:
            yield PodClaimed(wish.seat if accepted else at.me, wish.pod, giver)
            if accepted:
                yield LucreGained(at.me, 1, BY_POWER)
