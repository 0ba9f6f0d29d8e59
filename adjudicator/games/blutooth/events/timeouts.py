"""Events of timeouts: who sits out a wave."""

from typing import Final

from msgspec.structs import replace

from adjudicator.core.defined_classes import defined
from adjudicator.core.event import Event, OpenEvent, Seat
from adjudicator.games.blutooth.table.match import Match


class TimedOut(OpenEvent[Match], frozen=True):
    """An alien sits out the next wave."""

    seat: Seat
    number: int = 0

    def apply(self, state: Match) -> Match:
        return replace(state, timeouts=tuple(sorted({*state.timeouts, self.seat})))


class TimeoutsMoved(OpenEvent[Match], frozen=True):
    """A wave is over: whoever had a timeout in it is back, and those who are to sit out the next one do so."""

    benched: tuple[Seat, ...]

    def apply(self, state: Match) -> Match:
        return replace(state, timeouts=(), benched=self.benched)


TIMEOUT_EVENTS: Final = defined(__name__, Event)
