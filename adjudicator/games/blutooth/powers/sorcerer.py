"""Sorcerer."""

from adjudicator.games.blutooth.kit import CONTROL, Choice, MatchAt, Power, Script, asks
from adjudicator.games.blutooth.kit_of_powers import DriversSwapped


class Conjure(Choice, frozen=True):
    """Makes the two drivers change places before they are open (Sorcerer)."""

    word = "SWAP"
    about = "sorcerer"
    grammar = '["drivers"]'
    example = "SWAP IF enemy ships >= 4"


class Sorcerer(Power):
    """As a leader you may make the two drivers change places when both are primed, before they are open.

    From then on each leads, and is discharged by, the leader before whom it lies. Without two drivers there is nothing
    to swap.
    """

    name = "Sorcerer"
    origin = "Eon Expansions"
    types = (CONTROL,)
    choices = (Conjure,)

    @asks("primed", where=lambda at: at.is_leader() and None not in at.invasion.drivers)
    def conjure(self, at: MatchAt) -> Script:
        yield at.wish(self, Conjure())
        yield DriversSwapped(at.where)
