"""The end of every phase: its discards can be picked up now, and not later."""

from adjudicator.engine.contract.script import Parts, Scene, Script, Stage
from adjudicator.games.cosmic.events.flare_events import CardsSwept
from adjudicator.games.cosmic.kit import CosmicAt
from adjudicator.games.cosmic.stages.scripts import position


def _salvage(at: CosmicAt) -> Script:
    """Edicts and flares discarded in this phase; players who play a flare for them come first."""
    yield from at.flares("salvage flares")
    yield "sweep"
    yield from at.propose(CardsSwept())


def _open(scene: Scene) -> Parts:
    state = position(scene)
    return [(0, _salvage)] if state.shed and state.winners is None else ()


SALVAGE = Stage("salvage", ("salvage flares", "sweep"), _open)
