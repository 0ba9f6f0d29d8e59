"""Icy Mines."""

from adjudicator.games.blutooth.kit import Judged, MatchAt, Operate, Script, Station, asks, operating, reason, scrapped


class IcyMines(Station):
    """In every warpfall, whosever it is, you may scrap a pod of your cache."""

    name = "Icy Mines"
    entries = ("station.icy_mines",)

    @asks("warpfall", where=lambda at: bool(at.my_cache))
    def bury(self, at: MatchAt) -> Script:
        pods = [Operate(self.name, pods=(pod,)) for pod in dict.fromkeys(at.my_cache)]
        options = Judged(lambda wish: wish if wish in pods else reason("station-names-no-pod"), pods)
        wish = yield operating(at, self, options)
        if isinstance(wish, Operate):
            yield from scrapped(at, at.me, wish.pods)
