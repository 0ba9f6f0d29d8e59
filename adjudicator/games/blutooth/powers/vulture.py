"""Vulture."""

from adjudicator.games.blutooth.kit import (
    ADAPTED,
    RESOURCE,
    MatchAt,
    PodClaimed,
    PodsScrapped,
    Power,
    Script,
    after,
    instead_of,
    is_artifact,
)
from adjudicator.games.blutooth.kit_of_powers import ExhaustsCleared, scrap_claimed, shed_by_others


class Vulture(Power):
    """Artifacts that others discharge or scrap are yours. Your own lie in your exhaust as ever.

    By mail you have them when the wave is over, before what was discharged lies exhausted.
    """

    name = "Vulture"
    origin = "Eon"
    fit = ADAPTED
    types = (RESOURCE,)

    @instead_of(ExhaustsCleared, where=lambda at, cleared: bool(shed_by_others(at)))
    def scavenge(self, at: MatchAt, cleared: ExhaustsCleared) -> Script:
        for seat, pod in shed_by_others(at):
            yield PodClaimed(at.me, pod, seat)
        yield cleared

    @after(PodsScrapped, where=lambda at, lost: not at.mine(lost.seat) and any(is_artifact(pod) for pod in lost.pods))
    def pick_up(self, at: MatchAt, lost: PodsScrapped) -> Script:
        for pod in lost.pods:
            if is_artifact(pod):
                yield scrap_claimed(at.me, pod)
