"""Xenophile."""

from adjudicator.games.cosmic.kit import Choice, CosmicAt, Power, Script, WordCalled, asks, may, worth

EACH = 3
MINUS = "minus"


class Disown(Choice, frozen=True):
    """Takes off your total what your guests would add to it (Xenophile)."""

    word = "DISOWN"
    about = "xenophile"
    grammar = '("guests" | )'
    example = "DISOWN guests IF defence tokens >= 3"


def _guests(at: CosmicAt) -> int:
    """The bases of other players in my home system."""
    return sum(
        1
        for place in at.state.home(at.me)
        for seat, tokens in enumerate(at.state.planets[place])
        if tokens * (seat != at.me)
    )


class Xenophile(Power):
    """You like guests: as a main player you add three for each base of another player in your home system.

    Or you take three off for each, if you order that. However few home bases you have, you do not lose your power.
    """

    name = "Xenophile"
    origin = "Conflict"
    choices = (Disown,)

    # The facts have "plus or minus": silence is plus, which is what nearly everybody wants.
    @asks("shown", where=lambda at: at.is_main() and _guests(at) > 0 and not at.called("Xenophile"))
    def disown(self, at: CosmicAt) -> Script:
        yield at.wish(self, Disown())
        yield WordCalled(at.me, self.name, at.where, MINUS)

    @worth("total", where=lambda at, *of: at.is_main() and at.side == of[1] and _guests(at) > 0)
    def count_guests(self, at: CosmicAt, total: int, side: int, card: int | None, own: int, allied: int) -> int:
        return total + (-EACH if at.called(self.name) else EACH) * _guests(at)

    @may("keep power")
    def remain(self, at: CosmicAt) -> bool:
        return True
