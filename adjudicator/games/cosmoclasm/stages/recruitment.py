"""The first phase: of eight cards each player keeps six, and two go to the Recruitment market."""

from adjudicator.engine.contract.questions import Ask
from adjudicator.engine.contract.script import Script, Stage
from adjudicator.engine.contract.standpoint import At
from adjudicator.games.cosmoclasm.events.events import Given, RoundOpened
from adjudicator.games.cosmoclasm.options import Gifts
from adjudicator.games.cosmoclasm.table.state import Solar


def recruitment(at: At[Solar]) -> Script:
    """Everybody is asked at once; a silent player gives two random cards."""
    state = at.state
    gifts = yield [Ask(seat, "give", Gifts(hand), default=None) for seat, hand in enumerate(state.hands)]
    for seat, gift in enumerate(gifts):
        yield Given(seat, tuple(sorted((gift.one, gift.other))))
    yield RoundOpened(1, state.turn, state.counters[0])


RECRUITMENT = Stage("recruitment", ("cards",), lambda scene: [(0, recruitment)])
