"""What can be stated of moons: which one a planet has, who is on it, and who knows it."""

import re
from collections.abc import Sequence
from typing import Final

from msgspec.structs import replace

from adjudicator.core.event import Seat
from adjudicator.engine.contract.misstatements import Misstated, nearest
from adjudicator.galaxy.statements import Form, fact
from adjudicator.games.blutooth.positions.draft import Draft
from adjudicator.games.blutooth.positions.words import Fact, Reader, number
from adjudicator.games.blutooth.table.invasions import Place
from adjudicator.games.blutooth.table.listed_moons import names_listed
from adjudicator.games.blutooth.table.match import Match, named_place
from adjudicator.games.blutooth.table.moons import NEW, VEILED, Moon, moon_at

MOON: Final = re.compile(r"(?:the )?moon of (\w+ \d)", re.I)


class Dealt(Fact, frozen=True):
    """Which moon a planet has."""

    place: Place
    name: str

    def put(self, draft: Draft) -> None:
        draft.moons[self.place] = Moon(self.place, self.name)

    def differs(self, state: Match) -> str | None:
        here = moon_at(state.moons, self.place)
        if here is not None and here.name == self.name:
            return None
        return f"the moon of {named_place(state, self.place)} is {'gone' if here is None else here.name}"


class On(Fact, frozen=True):
    """Who is on a moon, and with how many ships."""

    place: Place
    seat: Seat
    ships: int

    def put(self, draft: Draft) -> None:
        here = draft.moon(self.place)
        shown = here.type not in VEILED
        draft.moons[self.place] = replace(here, owner=self.seat, ships=self.ships, revealed=shown)

    def differs(self, state: Match) -> str | None:
        here = moon_at(state.moons, self.place)
        if here is not None and (here.owner, here.ships) == (self.seat, self.ships):
            return None
        return _who(state, here)


class Empty(Fact, frozen=True):
    """That nobody is on a moon."""

    place: Place

    def differs(self, state: Match) -> str | None:
        here = moon_at(state.moons, self.place)
        return None if here is not None and here.owner is None else _who(state, here)


class Marked(Fact, frozen=True):
    """Whether everybody knows a moon, or whether it has been used."""

    place: Place
    mark: str
    so: bool

    def put(self, draft: Draft) -> None:
        draft.moons[self.place] = replace(draft.moon(self.place), **{self.mark: self.so})

    def differs(self, state: Match) -> str | None:
        here = moon_at(state.moons, self.place)
        if here is not None and getattr(here, self.mark) == self.so:
            return None
        return f"the moon is {'not ' if self.so else ''}{self.mark}"


class Came(Fact, frozen=True):
    """Whose ships have come to the planet in this wave."""

    place: Place
    seat: Seat

    def put(self, draft: Draft) -> None:
        draft.came.add((self.seat, self.place))

    def differs(self, state: Match) -> str | None:
        there = (self.seat, self.place) in state.came
        return None if there else f"no ships of {state.seats[self.seat]} have come there"


class Gone(Fact, frozen=True):
    """That a planet has no moon any more."""

    place: Place

    def differs(self, state: Match) -> str | None:
        here = moon_at(state.moons, self.place)
        return None if here is None else f"there is a moon, {here.name}"


def _who(state: Match, here: Moon | None) -> str:
    if here is None:
        return "there is no moon"
    return "nobody is on it" if here.owner is None else f"{state.seats[here.owner]} is on it with {here.ships}"


def named(words: str) -> str:
    """A moon by its whole name."""
    there = {name.casefold(): name for name in (*names_listed(), NEW)}
    said = words.strip().casefold()
    if said not in there:
        raise Misstated(f"there is no {words.strip()!r}; nearest are {', '.join(nearest(words, there.values())[:5])}")
    return there[said]


def moon_facts(place: str, words: str, reader: Reader) -> Sequence[Fact]:
    """What is said of the moon of a planet."""
    where = reader.place(place)
    forms = (
        Form(r"(\d+) of (\w+)", "1 of Red", lambda m: On(where, reader.seat(m[2]), number(m[1]))),
        Form(r"nobody", "nobody (to compare)", lambda m: Empty(where)),
        Form(r"(not )?(revealed|used)", "revealed", lambda m: Marked(where, m[2].casefold(), not m[1])),
        Form(r"(\w+) has come", "Red has come", lambda m: Came(where, reader.seat(m[1]))),
        Form(r"gone", "gone (to compare)", lambda m: Gone(where)),
        Form(r"(.*moon.*)", "Half moon HOME", lambda m: Dealt(where, named(m[1]))),
    )
    return [fact(part, forms) for part in words.split(";")]
