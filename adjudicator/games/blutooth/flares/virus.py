"""The flare of Virus."""

from adjudicator.games.blutooth.kit import Flare, MatchAt, Script, asks, worth


def _mine(at: MatchAt, side: int, part: str) -> bool:
    """Whether it is the might of the fleet that I lead, and I have played this part."""
    return at.is_leader() and at.side == side and at.uses(part)


class WildVirus(Flare):
    """As a leader the might of your ships is multiplied by that of your sponsors' ships instead of being added."""

    name = "Wild Virus"

    @asks("combat", where=lambda at: at.is_leader() and bool(at.my_sponsors) and at.my_ships > 0)
    def mingle(self, at: MatchAt) -> Script:
        yield at.wish(self, self.yes())

    @worth("might", where=lambda at, total, side, *parts: _mine(at, side, "Wild Virus"), inherent=True)
    def mingled(self, at: MatchAt, total: int, side: int, driver: int, own: int, sponsored: int) -> int:
        return total - own - sponsored + own * sponsored


class SuperVirus(Flare):
    """All ships of your fleet multiply your driver, those of your sponsors, too."""

    name = "Super Virus"

    @asks("combat", where=lambda at: at.is_leader() and bool(at.my_sponsors) and at.brigades[at.side])
    def spread(self, at: MatchAt) -> Script:
        yield at.wish(self, self.yes())

    @worth("might", where=lambda at, total, side, *parts: _mine(at, side, "Super Virus"), inherent=True)
    def multiply(self, at: MatchAt, total: int, side: int, driver: int, own: int, sponsored: int) -> int:
        if (at.me, "Virus", at.where) in at.state.zapped:
            return total
        return total - sponsored + driver * sponsored
