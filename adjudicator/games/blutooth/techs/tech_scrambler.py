"""Tech Scrambler."""

from adjudicator.games.blutooth.kit import MatchAt, Script, Stopping, Tech, Use, cancels
from adjudicator.games.blutooth.kit_of_techs import tech_cost, tech_discharged, tech_ships, tech_stopped


class Scramble(Stopping, frozen=True):
    """Cancels a use of a tech: of the alien named, or of `any` (Tech Scrambler)."""

    word = "SCRAMBLE"
    also = ("tech scrambler", "use tech scrambler")
    example = "SCRAMBLE Red IF Red uses Energy Cloak"


class TechScrambler(Tech):
    """Costs any number of ships, used when another tech is developed or used that costs no more ships than it carries.

    That one is zapped and scrapped; the ships on both come back.
    """

    name = "Tech Scrambler"
    cost = None
    timed = True
    choices = (Scramble,)
    entries = ("tech.tech_scrambler",)

    @cancels("tech", where=lambda at, use: 0 < tech_ships(at, TechScrambler()) >= tech_cost(at, use))
    def scramble(self, at: MatchAt, use: Use) -> Script:
        yield from tech_discharged(self, at, (use.by,))
        yield from tech_stopped(at, use)
