"""Crusher."""

from adjudicator.games.blutooth.kit import COMBAT, DESTROY, MatchAt, Offer, Power, Script, asks
from adjudicator.games.blutooth.kit_of_powers import (
    FlattenFleet,
    Flattening,
    all_unflattened,
    flattenable,
    flattened,
    has_flattened,
)


class Crush(FlattenFleet, frozen=True):
    """Crushes the ships of the aliens named in the other fleet, or of all (Crusher)."""

    word = "CRUSH"
    about = "crusher"
    example = "CRUSH Red"


class Crusher(Power):
    """As a leader you may crush the other fleet when the ships have arrived: each alien's ships in it become one.

    The others lie under it, until an invader unflattens them at its warpfall: `UNFLATTEN`. In a negotiation you can
    offer that all ships of the other leader come apart, for 2 influence of your own; to yourself it is of no use.
    """

    name = "Crusher"
    origin = "Eons"
    home = "eon"
    alert = "yellow"
    types = (COMBAT, DESTROY)
    choices = (Crush,)
    entries = ("alien.crusher",)
    offer = Offer(2, lambda at: all_unflattened(at, at.enemy), lambda at: has_flattened(at, at.enemy))

    @asks("approach", where=lambda at: at.is_leader() and bool(flattenable(at)))
    def crush(self, at: MatchAt) -> Script:
        wish = yield at.wish(self, Flattening(Crush, flattenable(at)))
        yield from flattened(at, wish.seats)
