"""Phase 1: all players build in secret, then all rosters are revealed at once."""

from adjudicator.engine.contract.order_words import NO
from adjudicator.engine.contract.questions import Ask
from adjudicator.engine.contract.script import Script, Stage
from adjudicator.engine.contract.standpoint import At
from adjudicator.games.cosmoforce.answers.buildable_ships import Yard
from adjudicator.games.cosmoforce.answers.options import Crews
from adjudicator.games.cosmoforce.events.events import RoundOpened, ShipsRevealed
from adjudicator.games.cosmoforce.stages.crew import naming
from adjudicator.games.cosmoforce.stages.manoeuvring import untie
from adjudicator.games.cosmoforce.table.state import Force


def building(at: At[Force]) -> Script:
    """Everybody is asked at once; a silent player gets a random ship."""
    seats = range(len(at.state.seats))
    asks = [Ask(seat, "build", Yard(), default=None) for seat in seats]
    named = at.state.options["crew"] == "named"
    if named:
        asks += [Ask(seat, "crew", Crews()) for seat in seats]
    answers = yield asks
    builds = answers[: len(seats)]
    yield ShipsRevealed(tuple([build.hull for build in builds]), tuple([build.systems for build in builds]))
    if named:
        yield from naming(at, [() if crew is NO else crew.members for crew in answers[len(seats) :]])
    yield RoundOpened(1)
    yield from untie(at)


BUILDING = Stage("building", ("build",), lambda scene: [(0, building)])
