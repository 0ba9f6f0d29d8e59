"""Events that only powers bring about."""

from msgspec.structs import replace

from adjudicator.core.event import Event, Seat
from adjudicator.core.piles import added, taken
from adjudicator.core.rows import put
from adjudicator.games.blutooth.table.match import Match


class PodClaimed(Event[Match], frozen=True):
    """A pod that somebody else has discharged goes into an alien's cache."""

    seat: Seat
    pod: str
    giver: Seat
    number: int = 0

    def apply(self, state: Match) -> Match:
        return replace(
            state,
            exhausts=put(state.exhausts, self.giver, taken(state.exhausts[self.giver], (self.pod,))),
            caches=put(state.caches, self.seat, added(state.caches[self.seat], (self.pod,))),
        )


POWER_EVENTS = (PodClaimed,)
