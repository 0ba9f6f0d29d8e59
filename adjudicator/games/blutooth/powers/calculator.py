"""Calculator."""

from adjudicator.games.blutooth.kit import COMBAT, Choice, MatchAt, Numbers, Power, Script, asks, equalized, worth


class Equalize(Choice, frozen=True):
    """Lowers the higher driver by the lower one (Calculator)."""

    word = "EQUALIZE"
    about = "calculator"
    example = "EQUALIZE IF their driver > 20"


def _between(at: MatchAt) -> bool:
    """Whether both fleets that I see before me are led by numbers."""
    return at.is_leader() and at.both_count()


class Calculator(Power):
    """As a leader you may lower the higher of the two drivers by the lower one: of 10 against 8 it is 2 against 8.

    You say it when the drivers are open. Drivers that are equal both stay. Where other powers change drivers, too, the
    order is that of the timing rule.
    """

    name = "Calculator"
    origin = "Eon Expansions"
    alert = "yellow"
    types = (COMBAT,)
    choices = (Equalize,)
    entries = ("alien.calculator",)

    @asks("natures", where=_between)
    def offer_to_reckon(self, at: MatchAt) -> Script:
        yield at.wish(self, Equalize())

    @worth("drivers", where=lambda at, both: _between(at) and at.uses("Calculator"), inherent=True)
    def reckon(self, at: MatchAt, both: Numbers) -> Numbers:
        return equalized(both)
