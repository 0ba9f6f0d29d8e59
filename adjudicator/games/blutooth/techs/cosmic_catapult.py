"""Cosmic Catapult."""

from adjudicator.games.blutooth.kit import Choice, MatchAt, OneOf, Script, Tech, asks, in_combat
from adjudicator.games.blutooth.kit_of_techs import TechMight, hazard_here, tech_spent

EACH = 3
"""Might for each ship."""


class Catapult(Choice, frozen=True):
    """Gives up the ships on your Cosmic Catapult: each is 3 might for a fleet."""

    word = "COSMIC CATAPULT"
    also = ("catapult", "use cosmic catapult")
    about = "cosmic catapult"
    grammar = '["for"] SIDE'
    example = "COSMIC CATAPULT for defender"

    side: int


class CosmicCatapult(Tech):
    """Costs any number of ships, used in any combat with a hazard, whoever fights it.

    A fleet has 3 might more for each ship that it carries. These ships are destroyed.
    """

    name = "Cosmic Catapult"
    cost = None
    timed = True
    choices = (Catapult,)
    entries = ("tech.cosmic_catapult",)

    @asks("combat", where=lambda at: hazard_here(at) and in_combat(at.invasion))
    def hurl(self, at: MatchAt) -> Script:
        wish = yield at.wish(self, OneOf([Catapult(side) for side in at.sides_led()]))
        if isinstance(wish, Catapult):
            ships = yield from tech_spent(at, self, lost=True)
            yield TechMight(at.where, at.me, wish.side, self.name, EACH * ships)
