"""The flare of Observer."""

from adjudicator.games.blutooth.kit import Flare, MatchAt, Script, ShipsSurfaced, asks, drafted


class WildObserver(Flare):
    """When the ships are there each of your sponsors drafts a pod: those of the fleet that you lead."""

    name = "Wild Observer"

    @asks("arrived", where=lambda at: at.is_leader() and bool(at.my_sponsors))
    def equip(self, at: MatchAt) -> Script:
        yield at.wish(self, self.yes())
        for sponsor in at.my_sponsors:
            yield from drafted(at, sponsor.seat, 1, self.name)


class SuperObserver(Flare):
    """As an invader you send one ship more, straight out of the warp; the gate always has room for it."""

    name = "Super Observer"

    @asks("arrived", where=lambda at: at.is_invader() and at.state.warp[at.me] > 0)
    def reach(self, at: MatchAt) -> Script:
        yield at.wish(self, self.yes())
        yield ShipsSurfaced(at.where, at.me, at.side, 1)
