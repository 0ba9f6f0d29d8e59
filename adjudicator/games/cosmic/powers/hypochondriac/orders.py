"""The orders with which somebody complains, and is soothed."""

from adjudicator.games.cosmic.kit import Any, Choice, Seat, Self, reason

ANXIETY = "Anxiety"


class Anxious(Choice, frozen=True):
    """Says who in a challenge makes you anxious, and can name the cards that would soothe you (Hypochondriac)."""

    word = "ANXIOUS"
    about = "hypochondriac"
    grammar = '("about" | "of" | ) SEAT ["for" cards]'
    example = "ANXIOUS about Green for Attack 20, Attack 30"

    seat: Seat
    cards: tuple[str, ...] = ()

    @classmethod
    def read(cls, *values: Any) -> Self:
        seat, cards = values
        return cls(seat, cards or ())

    def part(self) -> str:
        return str(self.seat)


class Soothe(Choice, frozen=True):
    """Gives a card of your hand to Hypochondriac if somebody makes them anxious in a challenge."""

    word = "SOOTHE"
    about = "soothing"
    grammar = '("with" | ) CARD'
    example = "SOOTHE with Attack 4"

    card: str

    def unasked(self) -> str | None:
        return reason("nobody-anxious")
