"""Zaptimizer."""

from adjudicator.games.blutooth.kit import (
    ANY_ARTIFACT,
    ENCOUNTER,
    LAUNCH,
    PAYOFF,
    RALLY,
    ArtifactUsed,
    Match,
    MatchAt,
    Script,
    Station,
    Use,
    cancels,
    is_artifact,
)


class Zaptimizer(Station):
    """You may discharge any artifact to zap an artifact that somebody else uses."""

    name = "Zaptimizer"
    ready = (LAUNCH, RALLY, ENCOUNTER, PAYOFF)
    entries = ("station.zaptimizer",)

    @staticmethod
    def spends(state: Match) -> tuple[str]:
        """An artifact, whichever it is."""
        return (ANY_ARTIFACT,)

    @cancels("artifact")
    def zap(self, at: MatchAt, use: Use) -> Script:
        pods = sorted(filter(is_artifact, at.my_cache))
        if pods:
            yield ArtifactUsed(at.me, pods[0], at.where, (use.by,))
