"""Phase 1: all build in secret, then all rosters are revealed at once."""

from adjudicator.engine.asks import Ask
from adjudicator.engine.at import At
from adjudicator.engine.script import Script, Stage
from adjudicator.games.cosmoforce.moves import RoundOpened, ShipsRevealed
from adjudicator.games.cosmoforce.stages.manoeuvring import untie
from adjudicator.games.cosmoforce.state import Force
from adjudicator.games.cosmoforce.yard import Yard


def building(at: At[Force]) -> Script:
    """Everybody is asked at once; who is silent gets a ship at random."""
    builds = yield [Ask(seat, "build", Yard(), default=None) for seat in range(len(at.state.seats))]
    yield ShipsRevealed(tuple([build.hull for build in builds]), tuple([build.systems for build in builds]))
    yield RoundOpened(1)
    yield from untie(at)


BUILDING = Stage("building", ("build",), lambda run: [(0, building)])
