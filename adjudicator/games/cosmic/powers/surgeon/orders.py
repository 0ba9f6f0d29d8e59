"""The orders with which facelifts are sold and bought."""

from adjudicator.games.cosmic.kit import Any, Choice, Self, reason


class Operate(Choice, frozen=True):
    """Sells a facelift in a challenge, and can name the cards that would pay for it (Surgeon)."""

    word = "OPERATE"
    about = "surgeon"
    grammar = '("with" | ) ESSENCE ["for" cards]'
    example = "OPERATE with Mind Face for Cosmic Zap, Attack 20"

    card: str
    wanted: tuple[str, ...] = ()

    @classmethod
    def read(cls, *values: Any) -> Self:
        card, wanted = values
        return cls(card, wanted or ())


class Facelift(Choice, frozen=True):
    """Buys a facelift of Surgeon's with a card of your hand, if they sell it for that."""

    word = "FACELIFT"
    about = "facelift"
    grammar = 'ESSENCE ("with" | "for") CARD'
    example = "FACELIFT Mind Face with Cosmic Zap"

    card: str
    price: str

    def unasked(self) -> str | None:
        return reason("no-operation")
