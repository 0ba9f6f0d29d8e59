"""The end of the fourth letter of a wave: what lucre buys, when everything else of the wave is settled."""

from adjudicator.engine.contract.script import Parts, Scene, Script, Stage
from adjudicator.games.blutooth.mechanics.purchases import bought, buyers
from adjudicator.games.blutooth.mechanics.standpoint import MatchAt
from adjudicator.games.blutooth.stages.scripts import position


def _bought(at: MatchAt) -> Script:
    yield "buy"
    yield from bought(at)


def _open(scene: Scene) -> Parts:
    """A purchase for each invasion of the wave in which somebody may buy something."""
    state = position(scene)
    return [(one.number, _bought) for one in state.invasions if buyers(state, one)]


PURCHASES = Stage("purchases", ("buy",), _open)
