"""Cosmic Zap."""

from adjudicator.games.cosmic.kit import Ask, Choice, CosmicAt, Edict, Script, Seat, Use, Vocabulary, cancels, played


class Zap(Choice, frozen=True):
    """Cancels a use of a power, or of another Cosmic Zap: of the player named, or of `any`."""

    word = "ZAP"
    about = "cancels"
    grammar = '(SEAT | "any")'
    example = "ZAP Red IF Red uses Virus"

    seat: Seat | None = None

    def text(self, names: Vocabulary) -> str:
        return "any" if self.seat is None else names.name("seat", self.seat)

    def addresses(self, ask: Ask) -> bool:
        return ask.use is not None and self.seat in (None, ask.use.by)


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
