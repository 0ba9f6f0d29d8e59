"""Flarezap."""

from adjudicator.games.cosmic.kit import Ask, Choice, CosmicAt, Edict, Script, Seat, Use, Vocabulary, cancels, played


class ZapFlare(Choice, frozen=True):
    """Cancels a flare: of the player named, or of `any`."""

    word = "FLAREZAP"
    about = "cancels"
    grammar = '(SEAT | "any")'
    example = "FLAREZAP Blue IF Blue plays Macron"

    seat: Seat | None = None

    def text(self, names: Vocabulary) -> str:
        return "any" if self.seat is None else names.name("seat", self.seat)

    def addresses(self, ask: Ask) -> bool:
        return ask.use is not None and self.seat in (None, ask.use.by)


class Flarezap(Edict):
    """Cancels a flare as it is played; both cards are discarded (the optional rule).

    It can be held ready on a condition, in any phase.
    """

    name = "Flarezap"
    choices = (ZapFlare,)

    @cancels("flare")
    def zap_flare(self, at: CosmicAt, use: Use) -> Script:
        yield played(self, at, (use.by,))
