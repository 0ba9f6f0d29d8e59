"""The flare of Mind."""

from adjudicator.games.blutooth.kit import CacheShown, Flare, ForgeShown, MatchAt, Script, asks


class WildMind(Flare):
    """When gates have been aimed you look through the forge: you know what is in it until it is drafted from."""

    name = "Wild Mind"

    @asks("launched")
    def look(self, at: MatchAt) -> Script:
        yield at.wish(self, self.yes())
        yield ForgeShown(at.me, at.state.forge)


class SuperMind(Flare):
    """Where you are no leader you look into the caches of both leaders, when the ships have arrived."""

    name = "Super Mind"

    @asks("approach", where=lambda at: not at.is_leader())
    def look(self, at: MatchAt) -> Script:
        yield at.wish(self, self.yes())
        for seat in at.invasion.leaders:
            yield CacheShown(seat, at.state.caches[seat], at.me)
