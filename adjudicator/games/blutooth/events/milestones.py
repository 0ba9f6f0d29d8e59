"""Events of the match: powers, uses, resupplies, phases, silence, the end."""

from collections.abc import Mapping
from typing import Any, Final

from msgspec.structs import replace

from adjudicator.core.defined_classes import defined
from adjudicator.core.event import Event, OpenEvent, Seat
from adjudicator.core.piles import HIDDEN
from adjudicator.core.rows import plus, put
from adjudicator.games.blutooth.events.amending import NOTHING, amended
from adjudicator.games.blutooth.table.match import WHATEVER, Match


class PowersDealt(Event[Match], frozen=True):
    """Every alien has a power, which only itself knows; in a familiar match everybody does."""

    powers: tuple[str, ...]
    known: bool = False

    def apply(self, state: Match) -> Match:
        return replace(state, powers=self.powers, revealed=(self.known,) * len(self.powers))

    def told(self, seat: Seat) -> "PowersDealt":
        return (
            self
            if self.known
            else PowersDealt(tuple([power if one == seat else HIDDEN for one, power in enumerate(self.powers)]))
        )


class PowerUsed(Event[Match], frozen=True):
    """An alien uses its power: from now on everybody knows it."""

    seat: Seat
    power: str
    number: int = 0
    against: tuple[Seat, ...] = ()
    face: bool = False
    """It is the second one of its alien."""

    def apply(self, state: Match) -> Match:
        known = _known(state, self.seat, self.power, face=self.face)
        if not self.number:
            return replace(state, **known)
        uses = (*state.invasion(self.number).uses, (self.seat, self.power))
        return amended(state, self.number, known, uses=uses)


def _known(state: Match, seat: Seat, power: str, *, face: bool = False) -> Mapping[str, Any]:
    """The changes by which everybody knows a power, the first or the second one of its alien."""
    if face:
        return {"faces": put(state.faces, seat, power), "faces_known": put(state.faces_known, seat, True)}
    brought = any(one.power == power and state.system(one.place) == seat for one in state.stations)
    if state.revealed[seat] or brought or (seat, power) in state.sub_powers:
        return NOTHING
    return {"powers": put(state.powers, seat, power), "revealed": put(state.revealed, seat, True)}


def shown(state: Match, seat: Seat, power: str, *, face: bool = False) -> Match:
    """The state in which everybody knows a power, the first or the second one of its alien."""
    return replace(state, **_known(state, seat, power, face=face))


class UseCancelled(OpenEvent[Match], frozen=True):
    """A use is zapped: a power stays off to the end of the wave where it was stopped."""

    seat: Seat
    piece: str
    number: int = 0

    def apply(self, state: Match) -> Match:
        return replace(state, zapped=(*state.zapped, (self.seat, self.piece, self.number)))


class AlienZapped(OpenEvent[Match], frozen=True):
    """The power of an alien is zapped for a whole wave, whichever it is."""

    seat: Seat
    by: Seat

    def apply(self, state: Match) -> Match:
        return replace(state, zapped=(*state.zapped, (self.seat, WHATEVER, 0)))


class PowerLost(OpenEvent[Match], frozen=True):
    """An alien with too little authority loses the use of its power."""

    seat: Seat

    def apply(self, state: Match) -> Match:
        return replace(state, powerless=put(state.powerless, self.seat, True))


class PowerRegained(OpenEvent[Match], frozen=True):
    """An alien has the authority for its power again."""

    seat: Seat

    def apply(self, state: Match) -> Match:
        return replace(state, powerless=put(state.powerless, self.seat, False))


class Gathered(Event[Match], frozen=True):
    """A power gathers more of what it counts: from now on everybody knows it."""

    seat: Seat
    power: str
    more: int
    number: int = 0
    face: bool = False
    """It is the second power of its alien."""

    def apply(self, state: Match) -> Match:
        state = shown(state, self.seat, self.power, face=self.face)
        return replace(state, gathered=plus(state.gathered, self.seat, self.more))


class GatheredSpent(OpenEvent[Match], frozen=True):
    """A power consumes some of what it has gathered."""

    seat: Seat
    power: str
    spent: int
    number: int = 0

    def apply(self, state: Match) -> Match:
        return replace(state, gathered=plus(state.gathered, self.seat, -self.spent))


class Resupplied(OpenEvent[Match], frozen=True):
    """An alien without drivers is resupplied: with one of its free ones, or at the price of a base."""

    seat: Seat
    free: bool
    extra: bool = False
    """It is free for another reason, and none of those that are left."""

    def apply(self, state: Match) -> Match:
        counts = self.free and not self.extra
        return replace(state, resupplies=plus(state.resupplies, self.seat, -1)) if counts else state


class CacheRenewed(OpenEvent[Match], frozen=True):
    """An alien has had a resupply, from whatever it came. It is told only where a piece waits for it."""

    seat: Seat

    def apply(self, state: Match) -> Match:
        return state


class Plagued(OpenEvent[Match], frozen=True):
    """The Plague comes over an alien: it has still to choose what it loses."""

    seat: Seat

    def apply(self, state: Match) -> Match:
        return replace(state, plagued=plus(state.plagued, self.seat, 1))


class PlagueOver(OpenEvent[Match], frozen=True):
    """An alien has lost to the Plague what it had to."""

    seat: Seat

    def apply(self, state: Match) -> Match:
        return replace(state, plagued=plus(state.plagued, self.seat, -1))


class Found(Event[Match], frozen=True):
    """A Finder has looked for a pod in a cache. Which one, and whether it is there, only those two know."""

    seat: Seat
    cache: Seat
    pod: str
    there: bool

    def apply(self, state: Match) -> Match:
        return state

    def told(self, seat: Seat) -> "Found":
        open_to = seat in (self.seat, self.cache)
        return self if open_to else Found(self.seat, self.cache, HIDDEN, there=False)


class PhaseOpened(OpenEvent[Match], frozen=True):
    """The next letter is due."""

    phase: int

    def apply(self, state: Match) -> Match:
        return replace(state, phase=self.phase)


class Missed(OpenEvent[Match], frozen=True):
    """Some seats that owed orders sent none; the others did."""

    missed: tuple[Seat, ...]
    sent: tuple[Seat, ...] = ()

    def apply(self, state: Match) -> Match:
        strikes = [*state.strikes]
        for seat in self.missed:
            strikes[seat] += 1
        for seat in self.sent:
            strikes[seat] = 0
        return state if tuple(strikes) == state.strikes else replace(state, strikes=tuple(strikes))


class SeatTakenOver(OpenEvent[Match], frozen=True):
    """A seat has a new player: the count of missed phases begins anew."""

    seat: Seat

    def apply(self, state: Match) -> Match:
        return replace(state, strikes=put(state.strikes, self.seat, 0))


class Ended(OpenEvent[Match], frozen=True):
    """The match is over. `by`: the dominion that wins, the last cycle, or nobody being left."""

    winners: tuple[Seat, ...]
    by: str

    def apply(self, state: Match) -> Match:
        return replace(state, winners=self.winners)


MILESTONES: Final = defined(__name__, Event)
