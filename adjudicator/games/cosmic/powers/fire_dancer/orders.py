"""The orders of Fire Dancer, and of those who pay for a fire."""

from adjudicator.games.cosmic.kit import Choice, Sale, reason


class Ignite(Choice, frozen=True):
    """Lights a fire in the system that is attacked; the Attacks that are shown become its fuel (Fire Dancer)."""

    word = "IGNITE"
    about = "fire dancer"
    example = "IGNITE IF defence card >= 20"


class Kindle(Sale, frozen=True):
    """Offers the defence a fire with an Attack of yours where you are no main player; it pays a card (Fire Dancer)."""

    word = "STOKE"
    about = "kindling"
    grammar = '("with" | ) CARD ["for" cards]'
    example = "STOKE with Attack 8 for Cosmic Zap, Attack 20"


class PayFire(Choice, frozen=True):
    """Pays Fire Dancer with a card for a fire in the system in which you defend, if they offer one."""

    word = "TINDER"
    about = "fire paid"
    grammar = '("with" | ) CARD'
    example = "TINDER with Attack 4"

    card: str

    def unasked(self) -> str | None:
        return reason("no-fire-offered")
