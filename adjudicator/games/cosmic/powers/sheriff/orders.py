"""The orders with which tickets are given and torn up."""

from adjudicator.games.cosmic.kit import Choice, Seat


class Fine(Choice, frozen=True):
    """Gives a player one of your tickets; what you keep of the fine is your gratuity (Sheriff)."""

    word = "TICKET"
    about = "sheriff"
    grammar = 'SEAT "for" ESSENCE ["keep" NUMBER]'
    example = "TICKET Blue for Gridlock keep 1"
    carries = True

    seat: Seat
    card: str
    keep: int | None = None


class Tear(Choice, frozen=True):
    """Tears up one of your tickets, so that you draw another (Sheriff)."""

    word = "TEAR"
    about = "sheriff"
    grammar = "ESSENCE"
    example = "TEAR Gridlock"
    carries = True

    card: str
