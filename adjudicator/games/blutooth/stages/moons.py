"""Moons at the end of a wave: ships go on to them or come down, and those that act once when occupied do so."""

from adjudicator.engine.contract.pieces import ASKS
from adjudicator.engine.contract.script import Parts, Scene, Script, Stage
from adjudicator.games.blutooth.mechanics.purchases import anybody_buys
from adjudicator.games.blutooth.mechanics.standpoint import MatchAt
from adjudicator.games.blutooth.stages.scripts import position
from adjudicator.games.blutooth.systems.moons import moons_settled

OCCUPIED = "occupied"
"""The moment at which moons act that have just been occupied."""


def _settled(at: MatchAt) -> Script:
    yield "moons"
    yield from moons_settled(at)


def _shown(at: MatchAt) -> Script:
    yield from at.offers(OCCUPIED)


def _open(scene: Scene) -> Parts:
    """With upkeep: as soon as every invasion of the wave is over, if nobody has anything to buy."""
    return () if not position(scene).moons or anybody_buys(position(scene)) else _open_last(scene)


def _open_last(scene: Scene) -> Parts:
    """In the last letter of a wave nobody is waited for any more."""
    state = position(scene)
    return [(0, _settled)] if state.moons and all(one.over for one in state.invasions) else ()


def _open_shown(scene: Scene) -> Parts:
    return [(0, _shown)] if (ASKS, OCCUPIED) in scene.live else ()


MOONS = Stage("moons", ("moons",), _open)
LAST_MOONS = Stage("moons", MOONS.moments, _open_last)
MOONS_SHOWN = Stage("moons shown", (OCCUPIED,), _open_shown)
