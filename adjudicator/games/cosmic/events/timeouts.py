"""Events of players who take no part in a turn."""

from typing import Final

from msgspec.structs import replace

from adjudicator.core.defined_classes import defined
from adjudicator.core.event import Event, OpenEvent, Seat
from adjudicator.core.rows import put
from adjudicator.games.cosmic.table.state import Cosmic, Timeout


class TimedOut(OpenEvent[Cosmic], frozen=True):
    """A player will take no part in the next turn."""

    seat: Seat
    piece: str
    whole: bool

    def apply(self, state: Cosmic) -> Cosmic:
        timeout = Timeout(self.piece, self.seat, state.turn + 1, self.whole)
        return replace(state, timeouts=(*state.timeouts, timeout))


class TimeoutEnded(OpenEvent[Cosmic], frozen=True):
    """A player takes part again."""

    seat: Seat
    piece: str

    def apply(self, state: Cosmic) -> Cosmic:
        left = [one for one in state.timeouts if (one.piece, one.seat) != (self.piece, self.seat)]
        return replace(state, timeouts=tuple(left))


class AttackMissed(OpenEvent[Cosmic], frozen=True):
    """No disc is drawn for a player, who attacks nobody in the next turn."""

    seat: Seat

    def apply(self, state: Cosmic) -> Cosmic:
        targets = put(state.targets, self.seat, None)
        return replace(state, targets=targets, instructed=put(state.instructed, self.seat, None))


TIMEOUTS: Final = defined(__name__, Event)
