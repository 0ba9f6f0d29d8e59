"""Haggles: proposed at the end of the launch letter, and settled as the rally begins."""

from adjudicator.engine.contract.script import Parts, Scene, Script, Stage
from adjudicator.games.blutooth.encounters.haggling import haggle_proposed, haggled
from adjudicator.games.blutooth.mechanics.standpoint import MatchAt
from adjudicator.games.blutooth.stages.scripts import each_seat, position


def _proposed(at: MatchAt) -> Script:
    yield "propose"
    yield from haggle_proposed(at)


def _haggled(at: MatchAt) -> Script:
    yield "haggle"
    yield from haggled(at)


def _open_proposals(scene: Scene) -> Parts:
    state = position(scene)
    return each_seat(scene, _proposed) if state.options.get("haggles", "no") == "yes" else ()


def _open(scene: Scene) -> Parts:
    return [(0, _haggled)] if position(scene).haggles else ()


PROPOSALS = Stage("proposals", ("propose",), _open_proposals)
HAGGLES = Stage("haggles", ("haggle",), _open)
