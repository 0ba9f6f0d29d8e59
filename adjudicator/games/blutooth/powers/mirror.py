"""Mirror."""

from adjudicator.games.blutooth.kit import COMBAT, Choice, MatchAt, Numbers, Power, Script, asks, backwards, worth


class Reverse(Choice, frozen=True):
    """Lets the digits of both attacks be read backwards (Mirror)."""

    word = "REVERSE"
    about = "mirror"
    example = "REVERSE IF enemy ships >= 4"


class Mirror(Power):
    """As a leader you may let the digits of both attacks be read backwards, when both drivers are primed.

    A single digit has a zero before it: 40 counts 4, and 8 counts 80.
    """

    name = "Mirror"
    origin = "Mayfair"
    alert = "yellow"
    types = (COMBAT,)
    choices = (Reverse,)

    @asks("primed", where=MatchAt.is_leader)
    def offer_to_turn(self, at: MatchAt) -> Script:
        yield at.wish(self, Reverse())

    @worth("drivers", where=lambda at, both: at.is_leader() and at.uses("Mirror"), inherent=True)
    def turn(self, at: MatchAt, both: Numbers) -> Numbers:
        brigades = at.brigades
        one, other = [backwards(number) if brigades[side] else number for side, number in enumerate(both)]
        return (one, other)
