"""Dictator."""

from adjudicator.games.blutooth.kit import CONTROL, MatchAt, OneOf, Power, Script, asks
from adjudicator.games.blutooth.kit_of_powers import NamingCharge, charge_named, charges_left


class Dictate(NamingCharge, frozen=True):
    """Names the charge of destiny of another invader: whom it must invade, or `anybody` (Dictator)."""

    word = "DICTATE"
    about = "dictator"
    example = "DICTATE Green invades Blue IF Green must invade me"


def _may_name(at: MatchAt) -> bool:
    """Whether somebody else invades here, and there are other charges."""
    return not at.is_invader() and bool(charges_left(at))


class Dictator(Power):
    """When somebody else's charge has been drawn you name another one that is still in the pool of destiny.

    `anybody` is a wild charge. The one that was drawn goes back. Charges that you name nothing about stay.
    """

    name = "Dictator"
    origin = "Eon Expansions"
    alert = "red"
    types = (CONTROL,)
    choices = (Dictate,)

    @asks(
        "destiny", where=lambda at: not at.is_invader() and bool(charges_left(at)), upon=lambda at, wish: (wish.seat,)
    )
    def dictate(self, at: MatchAt) -> Script:
        ways = [Dictate(at.invasion.invader, charge) for charge in charges_left(at)]
        wish = yield at.wish(self, OneOf(ways), detail=str(at.invasion.invader))
        if isinstance(wish, Dictate) and wish.charge in charges_left(at):
            yield charge_named(at, wish.charge)
