"""As if: asks pieces what they would say in a position, without a running stage."""

from typing import TYPE_CHECKING, cast

from adjudicator.core.event import Seat
from adjudicator.engine.contract.pieces import Live
from adjudicator.galaxy.systems import Place
from adjudicator.games.cosmic.kit import CosmicAt
from adjudicator.games.cosmic.table.state import Cosmic

if TYPE_CHECKING:
    from adjudicator.engine.run.stage_run import Run


class _Position:
    """Stands for a running stage, so that a piece can be asked what it would ask."""

    __slots__ = ("state",)

    moment = 0
    """No script has begun."""
    events = ()
    """Nothing has happened yet."""

    def __init__(self, state: Cosmic) -> None:
        self.state = state

    @property
    def live(self) -> Live:
        """Pieces are asked one at a time, so none forbids what another might do."""
        return {}

    def left(self, seat: Seat, resource: tuple[str, Place]) -> int:
        """The tokens on a planet: nothing is promised yet."""
        return self.state.planets[resource[1]][seat]

    @property
    def opening(self) -> Cosmic:
        """The stage has not begun."""
        return self.state


def as_if(view: Cosmic, where: int, seat: Seat) -> CosmicAt:
    """The standpoint of a seat in a challenge (0: in none) of a position."""
    return CosmicAt(cast("Run", _Position(view)), where, seat)
