"""Aristocrat."""

from adjudicator.games.blutooth.kit import RESOURCE, Judged, MatchAt, Power, Script, asks
from adjudicator.games.blutooth.kit import nexus_acts as nexus


class Aristocrat(Power):
    """Once, at any warpfall, you take a premium resupply: you scrap your cache and name the eight pods that you draft.

    Those that the forge has you get, the others are drawn. As a leader you may also have a flare made when the ships
    have arrived. Of two of aliens that do not play you scrap the first.
    """

    name = "Aristocrat"
    origin = "Eon Expansions"
    home = "dominion"
    alert = "red"
    types = (RESOURCE,)
    choices = (nexus.Privilege, nexus.Premium)
    marks = 1
    entries = ("setup_exception.aristocrat",)

    @asks("any warpfall", where=lambda at: nexus.kept_by(at.state.nexus, at.me, Aristocrat.name).marks > 0)
    def choose(self, at: MatchAt) -> Script:
        samples = [nexus.Premium(("Attack 40", "Attack 30"))]
        wish = yield at.wish(self, Judged(lambda wish: wish, samples), about=nexus.Premium.about)
        if isinstance(wish, nexus.Premium):
            yield nexus.NexusMarked(at.me, self.name, -1)
            yield from nexus.resupplied_as_wanted(at, wish.pods)

    @asks("approach", where=MatchAt.is_leader)
    def claim(self, at: MatchAt) -> Script:
        yield at.wish(self, nexus.Privilege())
        yield from nexus.flare_scrapped_for(at)
