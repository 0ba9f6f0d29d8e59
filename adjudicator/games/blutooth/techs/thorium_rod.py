"""Thorium Rod."""

from adjudicator.games.blutooth.kit import MatchAt, OneOf, Script, Tech, Upon, asks, scrapped_at_random
from adjudicator.games.blutooth.kit_of_techs import any_hazard, tech_spent


class Irradiate(Upon, frozen=True):
    """Gives up the ships on your Thorium Rod: an alien loses as many pods at random."""

    word = "THORIUM ROD"
    also = ("use thorium rod on",)
    about = "thorium rod"
    of_challenge = False
    example = "THORIUM ROD on Red"


class ThoriumRod(Tech):
    """Costs any number of ships, used at any time with a hazard.

    An alien scraps as many pods at random as it carries ships, which are destroyed.
    """

    name = "Thorium Rod"
    cost = None
    timed = True
    choices = (Irradiate,)
    entries = ("tech.thorium_rod",)

    @asks("any time", where=any_hazard)
    def irradiate(self, at: MatchAt) -> Script:
        wish = yield at.wish(self, OneOf([Irradiate(seat) for seat in at.others if at.state.caches[seat]]))
        if isinstance(wish, Irradiate):
            ships = yield from tech_spent(at, self, lost=True)
            yield from scrapped_at_random(at, wish.seat, ships, self.name)
