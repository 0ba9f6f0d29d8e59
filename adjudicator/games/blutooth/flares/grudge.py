"""The flare of Grudge."""

from adjudicator.games.blutooth.kit import Flare, MatchAt, Script, all_rebounded, asks
from adjudicator.games.blutooth.kit_of_flares import GRUDGE, absent, given_up

MORE = 3


class WildGrudge(Flare):
    """As a leader who has lost you send the sponsors of the fleet that has won home: they get nothing."""

    name = "Wild Grudge"

    @asks("settled", where=lambda at: at.is_leader() and at.i_lost and bool(at.invasion.sponsors_of(1 - at.side)))
    def begrudge(self, at: MatchAt) -> Script:
        yield at.wish(self, self.yes())
        theirs = [(one.seat, one.ships) for one in at.invasion.sponsors_of(1 - at.side)]
        yield from all_rebounded(at, theirs, self.name)


class SuperGrudge(Flare):
    """If your fleet wins, those against whom you bear a grudge lose four ships each instead of one."""

    name = "Super Grudge"

    @asks("settled", where=lambda at: at.is_leader() and at.i_won and bool(absent(at)))
    def remember_well(self, at: MatchAt) -> Script:
        yield at.wish(self, self.yes())
        for seat in absent(at):
            lost = yield from given_up(at, seat, MORE, GRUDGE)
            if lost is not None:
                yield lost
