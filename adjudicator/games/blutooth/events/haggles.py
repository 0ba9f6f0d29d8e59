"""Events of haggles: a proposal, which only the two know, and what comes of it."""

from typing import Final

from msgspec.structs import replace

from adjudicator.core.defined_classes import defined
from adjudicator.core.event import Event, Seat
from adjudicator.games.blutooth.table.haggles import Haggle
from adjudicator.games.blutooth.table.match import Match


class HaggleProposed(Event[Match], frozen=True):
    """An alien proposes a haggle to another one."""

    seat: Seat
    other: Seat
    prize: str
    influence: int

    def apply(self, state: Match) -> Match:
        haggle = Haggle(self.seat, self.other, self.prize, self.influence)
        return replace(state, haggles=(*state.haggles, haggle))

    def told(self, seat: Seat) -> "HaggleProposed | None":
        return self if seat in (self.seat, self.other) else None


class HaggleEnded(Event[Match], frozen=True):
    """A haggle is over: with what the other one demands in return, or without any deal."""

    seat: Seat
    other: Seat
    prize: str
    demands: tuple[str, ...] = ()
    agreed: bool = False

    def apply(self, state: Match) -> Match:
        left = tuple([one for one in state.haggles if (one.seat, one.other) != (self.seat, self.other)])
        return replace(state, haggles=left)

    def told(self, seat: Seat) -> "HaggleEnded | None":
        return self if self.agreed or seat in (self.seat, self.other) else None


HAGGLE_EVENTS: Final = defined(__name__, Event)
