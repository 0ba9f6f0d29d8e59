"""The flare of Animal."""

from adjudicator.games.blutooth.kit import Flare, MatchAt, Script, asks
from adjudicator.games.blutooth.kit_of_flares import leaders_raided, quaked, without_me

MORE = 1


class WildAnimal(Flare):
    """At any warpfall you cause a Cosmic Quake: all caches are scrapped, and everybody is resupplied free."""

    name = "Wild Animal"
    burnout = True

    @asks("any warpfall")
    def shake(self, at: MatchAt) -> Script:
        yield at.wish(self, self.yes())
        yield from quaked(at, "wild animal")


class SuperAnimal(Flare):
    """Each leader who has not commissioned you loses two ships instead of one."""

    name = "Super Animal"

    @asks("commissioned", where=lambda at: bool(without_me(at)))
    def run_wild(self, at: MatchAt) -> Script:
        yield at.wish(self, self.yes())
        yield from leaders_raided(at, MORE)
