"""The flare of Amoeba."""

from adjudicator.games.blutooth.kit import Flare, FlareWord, MatchAt, Script, asks
from adjudicator.games.blutooth.kit_of_flares import Pour, Pouring, can_pour, can_pour_in, few_poured, poured


class Swell(FlareWord, Pour, frozen=True):
    """Plays the flare of Amoeba: it puts more of your ships in, and its super part can take some out."""

    word = "FLARE Amoeba"
    example = "FLARE Amoeba add 3 from home 2"


class WildAmoeba(Flare):
    """As a leader you put up to four more of your ships in when both drivers are primed, beyond what fits the gate."""

    name = "Wild Amoeba"
    choices = (Swell,)

    @asks("primed", where=lambda at: at.is_leader() and can_pour_in(at))
    def swell(self, at: MatchAt) -> Script:
        wish = yield at.wish(self, few_poured(at, Swell))
        yield poured(at, wish)


class SuperAmoeba(Flare):
    """As a sponsor, too, you change the number of your ships: you put any in, or take any out."""

    name = "Super Amoeba"
    choices = (Swell,)

    @asks("primed", where=lambda at: at.is_actor() and not at.is_leader() and can_pour(at))
    def ooze(self, at: MatchAt) -> Script:
        wish = yield at.wish(self, Pouring(at, Swell))
        yield poured(at, wish)
