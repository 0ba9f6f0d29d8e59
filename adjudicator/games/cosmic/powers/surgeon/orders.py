"""The orders with which facelifts are sold and bought."""

from adjudicator.games.cosmic.kit import Bid, Sale, reason


class Operate(Sale, frozen=True):
    """Sells a facelift in a challenge, and can name the cards that would pay for it (Surgeon)."""

    word = "OPERATE"
    about = "surgeon"
    grammar = '("with" | ) ESSENCE ["for" cards]'
    example = "OPERATE with Mind Face for Cosmic Zap, Attack 20"


class Facelift(Bid, frozen=True):
    """Buys a facelift of Surgeon's with a card of your hand, if they sell it for that."""

    word = "FACELIFT"
    about = "facelift"
    grammar = 'ESSENCE ("with" | "for") CARD'
    example = "FACELIFT Mind Face with Cosmic Zap"

    def unasked(self) -> str | None:
        return reason("no-operation")
