"""Events of what only the mutant forge has: slime attacks, second lots, drivers that stay covered after contact."""

from typing import Final

from msgspec.structs import replace

from adjudicator.core.defined_classes import defined
from adjudicator.core.event import Event, OpenEvent, Seat
from adjudicator.core.piles import Pile, added
from adjudicator.core.rows import either, plus, put
from adjudicator.games.blutooth.events.amending import amended
from adjudicator.games.blutooth.table.backs import hidden, taken
from adjudicator.games.blutooth.table.match import Match


class SlimeWorked(OpenEvent[Match], frozen=True):
    """A slime attack that has stayed with a leader adds its might to another encounter, and is scrapped."""

    number: int
    seat: Seat
    side: int
    pod: str
    might: int

    def apply(self, state: Match) -> Match:
        at = next(i for i, one in enumerate(state.slimes) if (one.seat, one.pod) == (self.seat, self.pod))
        gained = list(state.invasion(self.number).added)
        gained[self.side] += self.might
        exhausts = put(state.exhausts, self.seat, added(state.exhausts[self.seat], (self.pod,)))
        state = replace(state, slimes=(*state.slimes[:at], *state.slimes[at + 1 :]), exhausts=exhausts)
        return amended(state, self.number, added=(gained[0], gained[1]))


class SlimesScrapped(OpenEvent[Match], frozen=True):
    """The slime attacks that have stayed with an alien that is out lie exhausted."""

    seat: Seat

    def apply(self, state: Match) -> Match:
        gone = [one.pod for one in state.slimes if one.seat == self.seat]
        left = tuple([one for one in state.slimes if one.seat != self.seat])
        return replace(state, slimes=left, exhausted=added(state.exhausted, gone))


class AttackSlimed(Event[Match], frozen=True):
    """An attack that leads a fleet becomes a slime attack for the rest of the match."""

    number: int
    side: int
    was: str
    pod: str

    def apply(self, state: Match) -> Match:
        drivers = either(state.invasion(self.number).drivers, self.side, self.pod)
        state = replace(
            state, manifested=added(state.manifested, (self.pod,)), scattered=added(state.scattered, (self.was,))
        )
        return amended(state, self.number, drivers=drivers)


class LotReturned(Event[Match], frozen=True):
    """One of two lots goes back where it came from: into the forge, or into the cache of whoever had it."""

    seat: Seat
    pods: Pile
    to: Seat | None = None

    def apply(self, state: Match) -> Match:
        state = replace(state, caches=put(state.caches, self.seat, taken(state.caches[self.seat], self.pods)))
        if self.to is None:
            return replace(state, forge=added(state.forge, self.pods))
        return replace(state, caches=put(state.caches, self.to, added(state.caches[self.to], self.pods)))

    def told(self, seat: Seat) -> "LotReturned":
        return self if seat in (self.seat, self.to) else replace(self, pods=hidden(self.pods))


class DriverClouded(OpenEvent[Match], frozen=True):
    """The driver of a fleet stays covered when the others are shown."""

    number: int
    side: int

    def apply(self, state: Match) -> Match:
        clouded = state.invasion(self.number).clouded
        return state if self.side in clouded else amended(state, self.number, clouded=(*clouded, self.side))


class DriverUncovered(Event[Match], frozen=True):
    """A driver that was covered after contact is open at last."""

    number: int
    side: int
    pod: str
    named: int | None = None

    def apply(self, state: Match) -> Match:
        invasion = state.invasion(self.number)
        return amended(
            state,
            self.number,
            drivers=either(invasion.drivers, self.side, self.pod),
            named=either(invasion.named, self.side, self.named),
            clouded=tuple([side for side in invasion.clouded if side != self.side]),
        )


class FlagshipRepaired(OpenEvent[Match], frozen=True):
    """A flagship that was destroyed is whole again, with one cell in it."""

    seat: Seat

    def apply(self, state: Match) -> Match:
        loaded = plus(state.loaded, self.seat, 1)
        return replace(state, flagships=put(state.flagships, self.seat, True), loaded=loaded)


MUTANT_EVENTS: Final = defined(__name__, Event)
