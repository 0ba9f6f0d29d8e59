"""The order word of Particle's flare."""

from adjudicator.games.cosmic.kit import FlareWord, Vocabulary

WAYS = ("draw", "discard", "free", "lose")


class Copy(FlareWord, frozen=True):
    """Plays the flare of Particle: Wild, it says what all must do; Super, nothing."""

    word = "FLARE Particle"
    grammar = "[drawing | discarding | freeing | losing]"
    example = "FLARE Particle discard"

    way: str | None = None

    def text(self, names: Vocabulary) -> str:
        return self.way or ""


Copy.rules = {
    'drawing: "draw"': lambda: "draw",
    'discarding: "discard"': lambda: "discard",
    'freeing: "free"': lambda: "free",
    'losing: "lose"': lambda: "lose",
}
