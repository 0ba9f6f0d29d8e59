"""Events of ships that lie under others: flattened under one of their own, or captured under one of somebody else."""

from typing import Final

from msgspec.structs import replace

from adjudicator.core.defined_classes import defined
from adjudicator.core.event import Event, OpenEvent, Seat
from adjudicator.core.rows import plus
from adjudicator.galaxy.batches import Batches, count
from adjudicator.games.blutooth.events.amending import amended
from adjudicator.games.blutooth.events.arriving import moved
from adjudicator.games.blutooth.events.ships import withdrawn
from adjudicator.games.blutooth.table.captives import IN_WARP, Captive, Captives
from adjudicator.games.blutooth.table.invasions import Place
from adjudicator.games.blutooth.table.match import WARP, Match
from adjudicator.games.blutooth.table.what_remains import no_more

# ---- flattened


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


# ---- captured


def carried(state: Match, one: Captive) -> bool:
    """Whether a ship of the keeper is where captured ships lie, or none need be."""
    if one.number:
        return state.invasion(one.number).ships_of(one.keeper) > 0
    if one.place == WARP:
        return False
    return one.place < 0 or state.planets[one.place][one.keeper] > 0


def adrift(state: Match, keeper: Seat) -> Captives:
    """What a keeper has captured and no ship of it carries any more."""
    return tuple([one for one in state.captives if one.keeper == keeper and not carried(state, one)])


class ShipsCaptured(OpenEvent[Match], frozen=True):
    """Committed ships are captured: they lie under a ship of `keeper` that fights there, or behind its planets."""

    number: int
    seat: Seat
    ships: int
    keeper: Seat
    by: str
    place: Place
    carried: bool = False
    """The ship that carries them is in the gate of the invasion."""

    def remaining(self, state: Match) -> "ShipsCaptured | None":
        return no_more(self, self.ships, state.invasion(self.number).ships_of(self.seat))

    def apply(self, state: Match) -> Match:
        invasion = state.invasion(self.number)
        state = withdrawn(state, self.number, self.seat, self.ships)
        taken = Captive(self.keeper, self.seat, self.ships, self.by, self.place, self.number if self.carried else 0)
        captured = (*invasion.captured, (self.seat, self.ships))
        return amended(state, self.number, {"captives": (*state.captives, taken)}, captured=captured)


class CaptivesHeld(OpenEvent[Match], frozen=True):
    """The ships of a keeper that carry captured ones are in the warp, and these stay under them all the same."""

    keeper: Seat

    def apply(self, state: Match) -> Match:
        loose = adrift(state, self.keeper)
        held = [replace(one, place=IN_WARP, number=0) if one in loose else one for one in state.captives]
        return replace(state, captives=tuple(held))


class CaptivesFreed(OpenEvent[Match], frozen=True):
    """Captured ships of an alien are free: they go to planets, or to the warp."""

    keeper: Seat
    seat: Seat
    by: str
    place: Place
    number: int
    to: Batches

    @property
    def _captive(self) -> Captive:
        """Which captured ships they are."""
        return Captive(self.keeper, self.seat, count(self.to), self.by, self.place, self.number)

    def remaining(self, state: Match) -> "CaptivesFreed | None":
        return self if self._captive in state.captives else None

    def apply(self, state: Match) -> Match:
        left = [*state.captives]
        left.remove(self._captive)
        lost = sum([ships for place, ships in self.to if place == WARP])
        state = moved(state, self.seat, to=tuple([one for one in self.to if one[0] != WARP]))
        return replace(state, captives=tuple(left), warp=plus(state.warp, self.seat, lost))


STACKED_EVENTS: Final = defined(__name__, Event)
