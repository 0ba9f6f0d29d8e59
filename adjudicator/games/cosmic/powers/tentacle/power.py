"""Tentacle."""

from adjudicator.games.cosmic.kit import CosmicAt, Power, worth


def _digits(card: int | None) -> int:
    """The sum of the digits of an Attack."""
    return sum(map(int, str(card or 0)))


class Tentacle(Power):
    """You reach further: as a main player or an ally you add the digits of your side's Attack to its total.

    An Attack 14 brings five more, an Attack 8 eight, and an Attack 20 two. It is the Attack as it counts, whatever has
    been made of it.
    """

    name = "Tentacle"
    origin = "Odyssey"

    # The facts say "digits of a value"; of the values there are, the Attack of one's own side has two of them.
    @worth("total", where=lambda at, *of: at.fights_for(of[1]) and _digits(of[2]) > 0)
    def reach(self, at: CosmicAt, total: int, side: int, card: int | None, own: int, allied: int) -> int:
        return total + _digits(card)
