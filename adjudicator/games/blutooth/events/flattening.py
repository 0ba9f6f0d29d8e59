"""Events of flattening: ships that become one, and come apart again."""

from msgspec.structs import replace

from adjudicator.core.event import OpenEvent, Seat
from adjudicator.core.rows import plus
from adjudicator.galaxy.batches import Batches, count
from adjudicator.games.blutooth.events.arriving import moved
from adjudicator.games.blutooth.events.ships import withdrawn
from adjudicator.games.blutooth.table.match import Match
from adjudicator.games.blutooth.table.what_remains import no_more


class ShipsFlattened(OpenEvent[Match], frozen=True):
    """An alien's ships become one: in an invasion, or in the warp (invasion 0). The others lie under it."""

    seat: Seat
    ships: int
    """How many lie under it."""
    number: int = 0

    def remaining(self, state: Match) -> "ShipsFlattened | None":
        there = state.invasion(self.number).ships_of(self.seat) if self.number else state.warp[self.seat]
        return no_more(self, self.ships, there)

    def apply(self, state: Match) -> Match:
        flattened = (*state.flattened, (self.seat, self.ships))
        if self.number:
            return replace(withdrawn(state, self.number, self.seat, self.ships), flattened=flattened)
        return replace(state, warp=plus(state.warp, self.seat, -self.ships), flattened=flattened)


class ShipsUnflattened(OpenEvent[Match], frozen=True):
    """Ships that lay under one of their own come to planets."""

    seat: Seat
    to: Batches

    def apply(self, state: Match) -> Match:
        left = [*state.flattened]
        left.remove((self.seat, count(self.to)))
        return replace(moved(state, self.seat, to=self.to), flattened=tuple(left))


FLATTENING_EVENTS = (ShipsFlattened, ShipsUnflattened)
