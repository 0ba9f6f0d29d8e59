"""The beginning of every phase: what the Plague takes."""

from adjudicator.engine.contract.script import Parts, Scene, Script, Stage
from adjudicator.games.blutooth.mechanics.losing import plague_losses
from adjudicator.games.blutooth.mechanics.standpoint import MatchAt
from adjudicator.games.blutooth.stages.scripts import each_seat, position


def _losses(at: MatchAt) -> Script:
    yield "losses"
    yield from plague_losses(at, at.me)


def _open(scene: Scene) -> Parts:
    state = position(scene)
    struck = [seat for seat in state.seats_in() if state.plagued[seat]]
    return each_seat(scene, _losses, struck)


LOSSES = Stage("losses", ("losses",), _open)
