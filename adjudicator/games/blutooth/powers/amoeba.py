"""Amoeba."""

from adjudicator.games.blutooth.kit import COMBAT, DIPLOMACY, RESOURCE, MatchAt, Power, Script, asks
from adjudicator.games.blutooth.kit_of_powers import Pour, Pouring, can_pour, poured


class Ooze(Pour, frozen=True):
    """Puts more of your ships into an invasion that you lead, or takes some out of it (Amoeba)."""

    word = "OOZE"
    about = "amoeba"
    example = "OOZE add 3 from home 2, 2 from Blue 1 IF enemy ships >= 6"


class Amoeba(Power):
    """As a leader you may change the number of your own ships when both drivers are primed.

    Put in any number from your bases, also more than fit into the gate, or take any number out, back to your bases.
    """

    name = "Amoeba"
    origin = "Eon"
    alert = "yellow"
    types = (COMBAT, DIPLOMACY, RESOURCE)
    choices = (Ooze,)
    entries = ("bl.amoeba",)

    @asks("primed", where=lambda at: at.is_leader() and can_pour(at))
    def ooze(self, at: MatchAt) -> Script:
        wish = yield at.wish(self, Pouring(at, Ooze))
        if isinstance(wish, Ooze):
            yield poured(at, wish)
