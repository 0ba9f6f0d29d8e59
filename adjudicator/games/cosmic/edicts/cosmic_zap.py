"""Cosmic Zap."""

from adjudicator.games.cosmic.kit import CosmicAt, Edict, Script, Stopping, Use, cancels, played


class Zap(Stopping, frozen=True):
    """Cancels a use of a power, or of another Cosmic Zap: of the player named, or of `any`."""

    word = "ZAP"
    also = ("cosmic zap", "play cosmic zap", "play zap", "use zap", "use cosmic zap")
    example = "ZAP Red IF Red uses Virus"


class CosmicZap(Edict):
    """Cancels one use of an alien power, or another Cosmic Zap (rule 20a).

    It can be held ready on a condition, in any phase. Two that are played at once on the same use are both spent.
    """

    name = "Cosmic Zap"
    choices = (Zap,)

    @cancels("power")
    def zap_power(self, at: CosmicAt, use: Use) -> Script:
        yield played(self, at, (use.by,))

    @cancels("edict", where=lambda at, use: use.piece == CosmicZap.name)
    def zap_zap(self, at: CosmicAt, use: Use) -> Script:
        yield played(self, at, (use.by,))
