"""Neighbor."""

from adjudicator.games.cosmic.kit import CosmicAt, Power, worth


def _near(at: CosmicAt) -> int:
    """My tokens on the planets of the system that is attacked."""
    return sum(at.state.planets[place][at.me] for place in at.system)


class Neighbor(Power):
    """You know your way about: you add one for each of your tokens on the planets of the system that is attacked.

    That is so as a main player and as an ally. Tokens with which you defend a planet there are among them; those in a
    cone are on no planet.
    """

    name = "Neighbor"
    origin = "Storm"

    # The facts say "own ship in the targeted system", and leave out none: the defenders count once more.
    @worth("total", where=lambda at, *of: at.fights_for(of[1]) and _near(at) > 0)
    def call_friends(self, at: CosmicAt, total: int, side: int, card: int | None, own: int, allied: int) -> int:
        return total + _near(at)
