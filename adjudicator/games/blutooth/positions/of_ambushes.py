"""What can be stated beside invasions and piles: ambushes that come, and what is only for a while in other hands."""

import re
from collections.abc import Callable
from typing import Final

from msgspec.structs import replace

from adjudicator.core.event import Seat
from adjudicator.engine.contract.misstatements import Misstated
from adjudicator.engine.text.speech import listed
from adjudicator.games.blutooth.positions.draft import Draft
from adjudicator.games.blutooth.positions.words import Fact, Reader
from adjudicator.games.blutooth.table.invasions import Ambush
from adjudicator.games.blutooth.table.match import Match

LENDERS: Final = 2
"""So many aliens have each other's powers."""


class Ambushes(Fact, frozen=True):
    """The ambushes that come next."""

    ambushes: tuple[Ambush, ...]

    def put(self, draft: Draft) -> None:
        draft.table = replace(draft.table, ambushes=self.ambushes)

    def differs(self, state: Match) -> str | None:
        if state.ambushes == self.ambushes:
            return None
        there = [f"{state.seats[one.invader]} on {state.seats[one.defender]}" for one in state.ambushes]
        return f"the ambushes that come next are: {listed(there) or 'nothing'}"


class Lent(Fact, frozen=True):
    """The aliens who have each other's powers to the end of upkeep."""

    pairs: tuple[tuple[Seat, ...], ...]

    def put(self, draft: Draft) -> None:
        if any(len(pair) != LENDERS for pair in self.pairs):
            raise Misstated("two aliens have each other's powers; write: lent powers: Red and Blue")
        draft.table = replace(draft.table, lent=tuple([(pair[0], pair[1]) for pair in self.pairs]))

    def differs(self, state: Match) -> str | None:
        return None if state.lent == self.pairs else f"{len(state.lent)} pairs have each other's powers"


class Guest(Fact, frozen=True):
    """Whose ship is in whose nexus."""

    seat: Seat
    host: Seat

    def put(self, draft: Draft) -> None:
        draft.table = replace(draft.table, guest=(self.seat, self.host))

    def differs(self, state: Match) -> str | None:
        if state.guest == (self.seat, self.host):
            return None
        there = None if state.guest is None else [state.seats[seat] for seat in state.guest]
        return "no ship is in another nexus" if there is None else f"a ship of {there[0]} is with {there[1]}"


def _guest(words: str, reader: Reader) -> Guest:
    """`Red with Green`."""
    found = re.fullmatch(r"(\w+) with (\w+)", words.strip())
    if found is None:
        raise Misstated("a ship of one alien is with another one; write: guest: Red with Green")
    return Guest(reader.seat(found[1]), reader.seat(found[2]))


class Interrupted(Fact, frozen=True):
    """In turn: whose campaign it is, where an ambush interrupts it."""

    seat: Seat

    def put(self, draft: Draft) -> None:
        draft.campaign = self.seat

    def differs(self, state: Match) -> str | None:
        if state.campaign == self.seat:
            return None
        return f"it is {'nobody' if state.campaign is None else state.seats[state.campaign]}'s campaign"


def _ambushes(words: str, reader: Reader) -> Ambushes:
    """`Red on Blue, Green on Blue`, or `nothing`."""
    if words.casefold() == "nothing":
        return Ambushes(())
    found = []
    for part in words.split(","):
        one = re.fullmatch(r"(\w+) on (\w+)", part.strip())
        if one is None:
            raise Misstated(f"{part.strip()!r} is no ambush; write: ambushes: Red on Blue")
        found.append(Ambush(reader.seat(one[1]), reader.seat(one[2])))
    return Ambushes(tuple(found))


def _lent(words: str, reader: Reader) -> Lent:
    """`Red and Blue, Green and Yellow`."""
    return Lent(tuple([reader.seats(part.strip()) for part in words.split(",")]))


def beside_facts(subject: str, words: str, reader: Reader) -> list[Fact] | None:
    """What is said of these; None if the subject is something else."""
    kinds: dict[str, Callable[[], Fact]] = {
        "ambushes": lambda: _ambushes(words, reader),
        "campaign": lambda: Interrupted(reader.seat(words)),
        "guest": lambda: _guest(words, reader),
        "lent powers": lambda: _lent(words, reader),
    }
    made = kinds.get(subject)
    return None if made is None else [made()]
