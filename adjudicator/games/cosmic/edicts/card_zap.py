"""Card Zap."""

from adjudicator.games.cosmic.kit import CosmicAt, Edict, Script, Stopping, Use, cancels, played


class ZapCard(Stopping, frozen=True):
    """Cancels an edict or a flare: of the player named, or of `any`."""

    word = "CARDZAP"
    also = ("card zap", "play card zap", "use card zap")
    example = "CARDZAP Blue IF Blue plays Plague"


class CardZap(Edict):
    """Cancels an edict or a flare as it is played; both cards are discarded.

    It can be held ready on a condition, in any phase, and stopped by another Card Zap. Challenge cards and
    reinforcements are no edicts.
    """

    name = "Card Zap"
    choices = (ZapCard,)

    @cancels("edict")
    def zap_edict(self, at: CosmicAt, use: Use) -> Script:
        yield played(self, at, (use.by,))

    @cancels("flare")
    def zap_flare(self, at: CosmicAt, use: Use) -> Script:
        return self.zap_edict(at, use)
