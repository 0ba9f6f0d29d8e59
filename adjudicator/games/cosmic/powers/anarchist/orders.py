"""The orders that name disruptions."""

from adjudicator.games.cosmic.kit import Ask, Choice, reason


class Reveal(Choice, frozen=True):
    """Says which disruption you reveal next; without it, one is drawn by lot (Anarchist)."""

    word = "REVEAL"
    about = "anarchist"
    grammar = "ESSENCE"
    example = "REVEAL Gate"
    carries = True

    card: str

    def unasked(self) -> str | None:
        return reason("no-revealing")

    def addresses(self, ask: Ask) -> bool:
        return ask.detail.startswith("reveal")

    def part(self) -> str:
        return self.card


class Adopt(Choice, frozen=True):
    """Takes one of Anarchist's open disruptions before you, so that you may use it, too."""

    word = "ADOPT"
    about = "anarchist"
    grammar = "ESSENCE"
    example = "ADOPT Gate"
    carries = True

    card: str

    def unasked(self) -> str | None:
        return reason("no-adopting")

    def addresses(self, ask: Ask) -> bool:
        return ask.detail.startswith(f"adopt {self.card}")

    def part(self) -> str:
        return self.card
