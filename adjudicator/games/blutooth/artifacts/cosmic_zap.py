"""Cosmic Zap."""

from adjudicator.games.blutooth.kit import Artifact, MatchAt, Script, Stopping, Use, cancels, discharged


class Zap(Stopping, frozen=True):
    """Cancels a use of a power: of the alien named, or of `any`."""

    word = "ZAP"
    also = ("cosmic zap", "play cosmic zap", "use cosmic zap")
    example = "ZAP Red IF Red uses Clone"


class CosmicZap(Artifact):
    """Zaps a use of another alien's power: it is off to the end of the upkeep of that invasion.

    It can be held ready in any phase, against a power that nobody knows yet, too.
    """

    name = "Cosmic Zap"
    choices = (Zap,)
    entries = (
        "artifact.cosmic_zap",
        "frame.zap_lasts",
        "frame.no_self_zap",
        "term.zapped",
    )

    @cancels("power")
    def zap(self, at: MatchAt, use: Use) -> Script:
        yield discharged(self, at, (use.by,))
