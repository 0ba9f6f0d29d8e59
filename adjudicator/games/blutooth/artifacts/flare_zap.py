"""Flare Zap."""

from adjudicator.games.blutooth.kit import Artifact, MatchAt, Script, Stopping, Use, cancels, discharged


class ZapFlare(Stopping, frozen=True):
    """Zaps and scraps a flare: of the alien named, or of `any`."""

    word = "FLAREZAP"
    also = ("flare zap", "play flare zap", "use flare zap")
    example = "FLAREZAP Red IF Red uses Wild Zombie"


class FlareZap(Artifact):
    """Zaps and scraps a flare as it is discharged. In a match without flares there is nothing for it to stop.

    It can be held ready in any phase.
    """

    name = "Flare Zap"
    choices = (ZapFlare,)
    scraps = True
    entries = ("artifact.flare_zap",)

    @cancels("flare")
    def zap(self, at: MatchAt, use: Use) -> Script:
        yield discharged(self, at, (use.by,))
