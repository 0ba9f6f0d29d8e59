"""What can be stated of what binds everybody: the boss, charges with hazards, legacies."""

from collections import Counter
from collections.abc import Callable
from typing import Final

from msgspec.structs import replace

from adjudicator.core.event import Seat
from adjudicator.core.piles import Pile
from adjudicator.engine.contract.misstatements import Misstated
from adjudicator.engine.text.speech import listed
from adjudicator.games.blutooth.pieces import HAZARDS, LEGACIES
from adjudicator.games.blutooth.positions.draft import Draft
from adjudicator.games.blutooth.positions.words import Fact, Reader
from adjudicator.games.blutooth.table.invasions import Place
from adjudicator.games.blutooth.table.match import Match, named_place

OF: Final = "Legacy of "
"""What the names of legacies begin with; a statement leaves it out."""


class Legacies(Fact, frozen=True):
    """The legacies in force, in the order in which they came."""

    legacies: tuple[str, ...]

    def put(self, draft: Draft) -> None:
        draft.table = replace(draft.table, legacies=self.legacies)

    def differs(self, state: Match) -> str | None:
        if state.legacies == self.legacies:
            return None
        return f"the legacies are {listed([_short(name) for name in state.legacies]) or 'none'}"


class HowMany(Fact, frozen=True):
    """How many legacies are in force, to compare."""

    count: int

    def differs(self, state: Match) -> str | None:
        there = len(state.legacies)
        return None if there == self.count else f"{there} legacies are in force"


class Boss(Fact, frozen=True):
    """The boss hazard that stays; empty for none."""

    hazard: str
    least: int

    def put(self, draft: Draft) -> None:
        draft.table = replace(draft.table, boss=self.hazard, least=self.least)

    def differs(self, state: Match) -> str | None:
        return None if state.boss == self.hazard else f"the boss is {state.boss or 'none'}"


class Marked(Fact, frozen=True):
    """The colours whose charge with a hazard is in the pool."""

    colours: tuple[Seat, ...]

    def put(self, draft: Draft) -> None:
        draft.marked = self.colours

    def differs(self, state: Match) -> str | None:
        if set(state.marked) == set(self.colours):
            return None
        return f"hazards are on the charges of {listed([state.seats[seat] for seat in state.marked]) or 'nobody'}"


class Branded(Fact, frozen=True):
    """The charges in the pool that powers have marked, a colour for each."""

    colours: tuple[Seat, ...]

    def put(self, draft: Draft) -> None:
        draft.branded = self.colours

    def differs(self, state: Match) -> str | None:
        if Counter(state.branded) == Counter(self.colours):
            return None
        return f"marked charges are {listed([state.seats[seat] for seat in state.branded]) or 'none'}"


class Turned(Fact, frozen=True):
    """Which way round the rotation goes."""

    turned: bool

    def put(self, draft: Draft) -> None:
        draft.table = replace(draft.table, turned=self.turned)

    def differs(self, state: Match) -> str | None:
        return (
            None if state.turned == self.turned else f"it goes {'the other way round' if state.turned else 'clockwise'}"
        )


class Ruined(Fact, frozen=True):
    """The planets that have been vaporized."""

    places: tuple[Place, ...]

    def put(self, draft: Draft) -> None:
        draft.table = replace(draft.table, ruined=self.places)

    def differs(self, state: Match) -> str | None:
        if set(state.ruined) == set(self.places):
            return None
        return f"vaporized planets are {listed([named_place(state, place) for place in state.ruined]) or 'none'}"


class Scattered(Fact, frozen=True):
    """The pods that have been vaporized."""

    pods: Pile

    def put(self, draft: Draft) -> None:
        draft.table = replace(draft.table, scattered=self.pods)

    def differs(self, state: Match) -> str | None:
        if Counter(state.scattered) == Counter(self.pods):
            return None
        return f"{listed(state.scattered) or 'nothing'} has been vaporized"


def _short(legacy: str) -> str:
    """`Zombie`, for `Legacy of Zombie`."""
    return legacy.removeprefix(OF)


def legacies_named(words: str) -> tuple[str, ...]:
    """`Zombie, Macron`."""
    known = {_short(one.name).casefold(): one.name for one in LEGACIES}
    named = [word.strip() for word in words.split(",")]
    unknown = [word for word in named if word.casefold() not in known]
    if unknown:
        there = ", ".join(map(_short, known.values()))
        raise Misstated(f"there is no legacy of {unknown[0]!r}; there are those of {there}")
    return tuple([known[word.casefold()] for word in named])


def hazard_named(words: str) -> str:
    """A hazard by its name."""
    known = {one.name.casefold(): one.name for one in HAZARDS}
    if words.strip().casefold() not in known:
        raise Misstated(f"there is no hazard {words.strip()!r}; there are {', '.join(known.values())}")
    return known[words.strip().casefold()]


def _boss(words: str) -> Boss:
    hazard = hazard_named(words)
    found = next(one for one in HAZARDS if one.name == hazard)
    if not found.boss:
        raise Misstated(f"{hazard} is no boss: say it of an invasion, as: invasion 1: hazard {hazard}")
    return Boss(hazard, found.least)


class Made(Fact, frozen=True):
    """The planets that have been made."""

    places: tuple[Place, ...]

    def put(self, draft: Draft) -> None:
        table = draft.table
        aliens = len(table.seats)
        room = max([len(table.planets), *[(place // aliens + 1) * aliens for place in self.places]])
        empty = ((0,) * aliens,) * (room - len(table.planets))
        draft.table = replace(table, planets=(*table.planets, *empty), born=self.places)

    def differs(self, state: Match) -> str | None:
        if set(state.born) == set(self.places):
            return None
        return f"planets that have been made are {listed([named_place(state, one) for one in state.born]) or 'none'}"


def law_facts(subject: str, words: str, reader: Reader) -> list[Fact] | None:
    """What is said of laws; None if the subject is something else."""
    none = words.strip().casefold() in ("none", "nothing")
    if subject == "legacies" and words.strip().isdecimal():
        return [HowMany(int(words))]
    kinds: dict[str, Callable[[], Fact]] = {
        "legacies": lambda: Legacies(() if none else legacies_named(words)),
        "boss": lambda: Boss("", 1) if none else _boss(words),
        "rotation": lambda: Turned(words.strip().casefold() != "clockwise"),
        "ruined": lambda: Ruined(() if none else tuple(map(reader.place, words.split(",")))),
        "made planets": lambda: Made(() if none else tuple(map(reader.place, words.split(",")))),
        "scattered": lambda: Scattered(reader.pods(words)),
        "marked charges": lambda: Branded(() if none else tuple(map(reader.seat, words.split(",")))),
        "hazard charges": lambda: Marked(() if none else tuple(map(reader.seat, words.split(",")))),
    }
    made = kinds.get(subject)
    return None if made is None else [made()]
