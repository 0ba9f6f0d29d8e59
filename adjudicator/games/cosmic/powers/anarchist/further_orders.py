"""The orders with which disruptions are used."""

from adjudicator.games.cosmic.kit import Ask, Choice, Seat


class Redraw(Choice, frozen=True):
    """Discards your hand without an Attack and draws a new one (the disruption Hand)."""

    word = "REDRAW"
    about = "anarchist"
    example = "REDRAW"
    of_challenge = False

    def addresses(self, ask: Ask) -> bool:
        return ask.detail.startswith("redraw")


class Fate(Choice, frozen=True):
    """Says whom you attack next turn, whatever destiny has said (the disruption Destiny)."""

    word = "FATE"
    about = "anarchist"
    grammar = "SEAT"
    example = "FATE Green"
    carries = True
    of_challenge = False

    seat: Seat

    def addresses(self, ask: Ask) -> bool:
        return ask.detail.startswith("fate")


class Compensate(Choice, frozen=True):
    """Takes your consolation as a reward: tokens out of the Warp, and the rest in new cards (Compensation)."""

    word = "COMPENSATE"
    about = "anarchist"
    example = "COMPENSATE"

    def addresses(self, ask: Ask) -> bool:
        return ask.detail.startswith("compensate")
