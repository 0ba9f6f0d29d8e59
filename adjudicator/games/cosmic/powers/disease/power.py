"""Disease."""

from adjudicator.games.cosmic.kit import ADAPTED, CosmicAt, Power, Script, asks, founded_in_each
from adjudicator.games.cosmic.powers.disease.orders import Spread
from adjudicator.games.cosmic.powers.disease.spreading import infected


class Disease(Power):
    """When another player's colour is drawn you may spread in their system, from a base of three or more tokens there.

    That base sends one to four of its tokens to another planet of the system, on which you have none. By mail: once in
    each system when all discs of the next turn are drawn; you write to which planets before you know the discs.
    """

    # The facts leave the number of tokens open; whoever spreads all of a base has moved.
    name = "Disease"
    origin = "Eon Expansions"
    fit = ADAPTED
    choices = (Spread,)

    @asks("destiny", where=lambda at: bool(infected(at)), inherent=True)
    def spread(self, at: CosmicAt) -> Script:
        yield from founded_in_each(self, at, infected(at))
