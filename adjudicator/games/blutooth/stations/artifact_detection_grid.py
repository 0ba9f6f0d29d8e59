"""Artifact Detection Grid."""

from adjudicator.games.blutooth.kit import (
    ENCOUNTER,
    LAUNCH,
    PAYOFF,
    RALLY,
    ArtifactUsed,
    MatchAt,
    Operate,
    Script,
    Station,
    after,
    boons_given,
    operating,
)


class ArtifactDetectionGrid(Station):
    """Whenever somebody else discharges an artifact you may have a boon: a pod, or a ship from the warp."""

    name = "Artifact Detection Grid"
    boons = (LAUNCH, RALLY, ENCOUNTER, PAYOFF)
    entries = ("station.artifact_detection_grid",)

    @after(ArtifactUsed, where=lambda at, used: not at.mine(used.seat), optional=True)
    def detect(self, at: MatchAt, used: ArtifactUsed) -> Script:
        which = f" on {used.seat}/{used.pod}/1"
        if isinstance((yield operating(at, self, detail=which)), Operate):
            yield from boons_given(at, at.me, 1, f"{self.name}{which}")
