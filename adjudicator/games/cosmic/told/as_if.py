"""Asking pieces what they would say in a position, without a stage that runs."""

from typing import TYPE_CHECKING, cast

from adjudicator.core.event import Seat
from adjudicator.engine.contract.pieces import Live
from adjudicator.games.cosmic.kit import CosmicAt
from adjudicator.games.cosmic.table.state import Cosmic, Place

if TYPE_CHECKING:
    from adjudicator.engine.run.stage_run import Run


class _Position:
    """Stands where a stage would be running, so that a piece can be asked what it would ask."""

    __slots__ = ("state",)

    moment = 0
    """No script has come anywhere."""

    def __init__(self, state: Cosmic) -> None:
        self.state = state

    @property
    def live(self) -> Live:
        """Pieces are asked one at a time: none forbids what another might do."""
        return {}

    def left(self, seat: Seat, resource: tuple[str, Place]) -> int:
        """The tokens on a planet: nothing is promised yet."""
        return self.state.planets[resource[1]][seat]

    @property
    def opening(self) -> Cosmic:
        """The stage has not begun."""
        return self.state


def as_if(view: Cosmic, where: int, seat: Seat) -> CosmicAt:
    """A place in a challenge (0: in none) of a position, seen from a seat."""
    return CosmicAt(cast("Run", _Position(view)), where, seat)
