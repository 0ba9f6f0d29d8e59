"""The flares of Healer."""

from adjudicator.games.cosmic.kit import CosmicAt, Flare, Script, Use, asks, cancels, flared


class WildHealer(Flare):
    """A Cosmic Zap on what you use is discarded without effect."""

    name = "Wild Healer"

    @cancels("edict", where=lambda at, use: use.piece == "Cosmic Zap" and at.me in use.against)
    def shrug_off(self, at: CosmicAt, use: Use) -> Script:
        yield flared(self, at, (use.by,))


class SuperHealer(Flare):
    """For whatever you heal in a challenge, or of the Plague, you draw as many cards as you heal tokens.

    It is played when the challenge is decided, when its deal has failed, or when a phase with losses to the Plague
    begins.
    """

    name = "Super Healer"

    @asks("settle flares", where=lambda at: not at.challenge.deal)
    def charge(self, at: CosmicAt) -> Script:
        yield at.wish(self, self.yes())

    @asks("failed flares", where=lambda at: at.challenge.deal)
    def charge_for_failure(self, at: CosmicAt) -> Script:
        yield from self.charge(at)

    @asks("opening flares", where=lambda at: any(at.state.plagued))
    def charge_for_plague(self, at: CosmicAt) -> Script:
        yield from self.charge(at)
