"""The order with which a facelift is worn."""

from adjudicator.games.cosmic.kit import Ask, Choice, reason


class Wear(Choice, frozen=True):
    """Wears a facelift that you have bought of Surgeon: it does once what stands on it."""

    word = "WEAR"
    about = "facelift worn"
    grammar = "ESSENCE"
    example = "WEAR Mind Face"

    card: str

    def unasked(self) -> str | None:
        return reason("no-wearing", card=self.card)

    def addresses(self, ask: Ask) -> bool:
        return ask.detail.startswith(f"wear {self.card}")

    def part(self) -> str:
        return self.card
