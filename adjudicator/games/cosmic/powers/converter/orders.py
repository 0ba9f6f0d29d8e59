"""The order with which cards are exchanged for tokens."""

from typing import Any, Self

from adjudicator.games.cosmic.kit import Choice


class Convert(Choice, frozen=True):
    """Discards cards of your hand for tokens that you would lose, one for each (Converter)."""

    word = "CONVERT"
    about = "converter"
    grammar = '[("with" | ) cards]'
    example = "CONVERT with Attack 4, Compromise IF I lose"

    cards: tuple[str, ...] = ()

    @classmethod
    def read(cls, *values: Any) -> Self:
        return cls(values[0] or ())
