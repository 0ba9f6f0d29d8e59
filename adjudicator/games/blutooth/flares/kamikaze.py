"""The flare of Kamikaze."""

from adjudicator.games.blutooth.kit import Flare, MatchAt, Script, WordCalled, asks, worth
from adjudicator.games.blutooth.kit_of_flares import (
    KAMIKAZE,
    FlareWithShips,
    can_send,
    revived,
    sacrificed,
    sacrificing,
)

MOST = 4
EACH = 3
MORE = 2


class Crash(FlareWithShips, frozen=True):
    """Plays the flare of Kamikaze; its wild part says which ships are destroyed."""

    word = "FLARE Kamikaze"
    example = "FLARE Kamikaze with 2 from home 1 IF I would lose"


class WildKamikaze(Flare):
    """In combat you destroy up to four of your ships that take no part: your fleet has 3 might more for each."""

    name = "Wild Kamikaze"
    choices = (Crash,)

    @asks("combat", where=lambda at: at.is_actor() and can_send(at, at.me))
    def crash(self, at: MatchAt) -> Script:
        wish = yield at.wish(self, sacrificing(at, Crash, MOST))
        ships = yield from sacrificed(at, wish.sources, KAMIKAZE)
        yield WordCalled(at.where, at.me, self.name, str(ships))

    @worth("might", where=lambda at, total, side, *of: at.fights_for(side) and at.uses("Wild Kamikaze"), inherent=True)
    def burn(self, at: MatchAt, total: int, side: int, *of: int) -> int:
        return total + EACH * int(at.called(self.name) or 0)


class SuperKamikaze(Flare):
    """As an invader you revive three ships at warpfall instead of one."""

    name = "Super Kamikaze"
    choices = (Crash,)

    @asks("warpfall", where=lambda at: at.is_invader() and at.state.warp[at.me] > 0)
    def recover(self, at: MatchAt) -> Script:
        yield at.wish(self, self.yes())
        yield from revived(at, at.me, None, MORE)
