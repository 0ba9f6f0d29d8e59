"""What can be stated of what powers keep: `keeps Attack 8 for Miser`, `keeps 3 marks for Tide`."""

import re
from collections import Counter
from typing import Final

from msgspec.structs import replace

from adjudicator.core.event import Seat
from adjudicator.core.piles import Pile
from adjudicator.engine.text.speech import listed
from adjudicator.games.blutooth.positions.draft import Draft
from adjudicator.games.blutooth.positions.words import Fact, Reader
from adjudicator.games.blutooth.table.invasions import Place
from adjudicator.games.blutooth.table.match import Match, named_place
from adjudicator.games.blutooth.table.nexus import kept_by, with_kept
from adjudicator.games.blutooth.table.stolen import Stolen
from adjudicator.games.blutooth.table.traps import IN_NEXUS, Trap

_MARKS: Final = re.compile(r"(\d+|no) (mark|ship)s?", re.I)


class KeptPods(Fact, frozen=True):
    """The pods that a power keeps."""

    seat: Seat
    power: str
    pods: Pile
    shown: bool

    def put(self, draft: Draft) -> None:
        there = kept_by(draft.nexus, self.seat, self.power)
        draft.nexus = with_kept(draft.nexus, replace(there, pods=self.pods, shown=self.shown))

    def differs(self, state: Match) -> str | None:
        there = kept_by(state.nexus, self.seat, self.power).pods
        if Counter(there) == Counter(self.pods):
            return None
        return f"{self.power} keeps {listed(there) or 'nothing'} for {state.seats[self.seat]}"


class KeptNumber(Fact, frozen=True):
    """How many marks or ships a power keeps."""

    seat: Seat
    power: str
    what: str
    number: int

    def put(self, draft: Draft) -> None:
        there = kept_by(draft.nexus, self.seat, self.power)
        draft.nexus = with_kept(draft.nexus, replace(there, **{self.what: self.number}))

    def differs(self, state: Match) -> str | None:
        there = getattr(kept_by(state.nexus, self.seat, self.power), self.what)
        if there == self.number:
            return None
        return f"{self.power} keeps {there} {self.what} for {state.seats[self.seat]}"


def kept_stated(seat: Seat, words: str, shown: bool, power: str, reader: Reader) -> Fact:
    """`3 marks`, `2 ships`, or pods."""
    found = _MARKS.fullmatch(words.strip())
    if found is None:
        return KeptPods(seat, power, reader.pods(words), shown)
    return KeptNumber(seat, power, f"{found[2].casefold()}s", 0 if found[1].casefold() == "no" else int(found[1]))


class InSystem(Fact, frozen=True):
    """In whose system something is that a power keeps."""

    seat: Seat
    power: str
    system: Seat | None

    def put(self, draft: Draft) -> None:
        there = kept_by(draft.nexus, self.seat, self.power)
        draft.nexus = with_kept(draft.nexus, replace(there, system=self.system))

    def differs(self, state: Match) -> str | None:
        there = kept_by(state.nexus, self.seat, self.power).system
        where = "in no system" if there is None else f"in the system of {state.seats[there]}"
        return None if there == self.system else f"the bus of {state.seats[self.seat]} is {where}"


class HasStolen(Fact, frozen=True):
    """A planet that an alien has stolen."""

    seat: Seat
    place: Place

    def put(self, draft: Draft) -> None:
        draft.table = replace(draft.table, stolen=(*draft.table.stolen, Stolen(self.seat, self.place)))

    def differs(self, state: Match) -> str | None:
        if any((one.seat, one.place) == (self.seat, self.place) for one in state.stolen):
            return None
        return f"{state.seats[self.seat]} has not stolen {named_place(state, self.place)}"


class HasTrap(Fact, frozen=True):
    """A trap of an alien on a planet, or in its nexus."""

    trap: Trap

    def put(self, draft: Draft) -> None:
        draft.table = replace(draft.table, traps=(*draft.table.traps, self.trap))

    def differs(self, state: Match) -> str | None:
        if self.trap in state.traps:
            return None
        there = [f"a {one.kind} at {one.place}" for one in state.traps if one.seat == self.trap.seat]
        return f"{state.seats[self.trap.seat]} has as traps {listed(there) or 'none'}"


def trap_stated(seat: Seat, kind: str, words: str, reader: Reader) -> HasTrap:
    """`a bomb on Blue 2`, `a decoy in the nexus`."""
    place = IN_NEXUS if words.casefold() == "nexus" else reader.place(words, seat)
    return HasTrap(Trap(seat, place, kind.casefold()))


class Becoming(Fact, frozen=True):
    """The powers that a power may become."""

    seat: Seat
    power: str
    powers: tuple[str, ...]

    def put(self, draft: Draft) -> None:
        there = kept_by(draft.nexus, self.seat, self.power)
        draft.nexus = with_kept(draft.nexus, replace(there, powers=self.powers))

    def differs(self, state: Match) -> str | None:
        there = kept_by(state.nexus, self.seat, self.power).powers
        return None if there == self.powers else f"{self.power} may become {listed(there) or 'nothing'}"


def becoming_stated(seat: Seat, words: str, power: str) -> Becoming:
    """`may become Human, Zombie by Chrysalis`; `nothing`."""
    return Becoming(seat, power, () if words.casefold() == "nothing" else tuple(re.split(r", | and ", words)))
