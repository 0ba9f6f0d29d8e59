"""Flarezap."""

from adjudicator.games.cosmic.kit import CosmicAt, Edict, Script, Stopping, Use, cancels, played


class ZapFlare(Stopping, frozen=True):
    """Cancels a flare: of the player named, or of `any`."""

    word = "FLAREZAP"
    also = ("flare zap", "play flarezap", "use flarezap")
    example = "FLAREZAP Blue IF Blue plays Macron"


class Flarezap(Edict):
    """Cancels a flare as it is played; both cards are discarded (the optional rule).

    It can be held ready on a condition, in any phase.
    """

    name = "Flarezap"
    choices = (ZapFlare,)

    @cancels("flare")
    def zap_flare(self, at: CosmicAt, use: Use) -> Script:
        yield played(self, at, (use.by,))
