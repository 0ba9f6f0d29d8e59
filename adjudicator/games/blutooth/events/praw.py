"""The Praw: where revived ships are held until they are revived once more."""

from typing import Final

from msgspec.structs import replace

from adjudicator.core.defined_classes import defined
from adjudicator.core.event import Event, OpenEvent, Seat
from adjudicator.core.rows import plus
from adjudicator.games.blutooth.table.match import Match


class ShipsHeld(OpenEvent[Match], frozen=True):
    """Ships leave the warp for the Praw."""

    seat: Seat
    ships: int
    by: Seat | None = None
    """The alien who revived them, if it was another one."""

    def apply(self, state: Match) -> Match:
        warp = plus(state.warp, self.seat, -self.ships)
        return replace(state, warp=warp, praw=plus(state.praw, self.seat, self.ships))


class ShipsReleased(OpenEvent[Match], frozen=True):
    """Ships of the Praw are in the warp for the moment in which they are revived once more."""

    seat: Seat
    ships: int

    def apply(self, state: Match) -> Match:
        warp = plus(state.warp, self.seat, self.ships)
        return replace(state, warp=warp, praw=plus(state.praw, self.seat, -self.ships))


PRAW_EVENTS: Final = defined(__name__, Event)
