"""The orders of Peddler, and of those who buy."""

from adjudicator.games.cosmic.kit import Bid, Choice, Sale, reason


class Sell(Sale, frozen=True):
    """Sells a card of your store in a challenge, and can name the cards that would pay for it (Peddler)."""

    word = "SELL"
    about = "peddler"
    grammar = 'CARD ["for" cards]'
    example = "SELL Attack 40 for Cosmic Zap, Attack 20"


class Buy(Bid, frozen=True):
    """Buys a card of Peddler's store with a card of your hand, if they sell it for that."""

    word = "BUY"
    about = "buying"
    grammar = 'CARD ("with" | "for") CARD'
    example = "BUY Attack 40 with Cosmic Zap"

    def unasked(self) -> str | None:
        return reason("nothing-for-sale")


class Restock(Choice, frozen=True):
    """Discards a card of your store at the end of a turn, and fills it up from the deck (Peddler)."""

    word = "RESTOCK"
    about = "restocking"
    of_challenge = False
    carries = True
    grammar = '"without" CARD'
    example = "RESTOCK without Attack 4"

    card: str
