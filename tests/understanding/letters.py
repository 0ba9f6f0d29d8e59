"""The letters of `orders/as-people-write`, and what each must come to; the README beside them tells how to add one."""

import tomllib
from collections.abc import Iterator, Mapping
from functools import cache
from itertools import product
from pathlib import Path
from typing import Any, Final, NamedTuple

import msgspec
from msgspec import Struct

from adjudicator.core.event import State
from adjudicator.engine.contract.title import Title
from adjudicator.games.catalogue import titles
from adjudicator.orders.grammar.player_names import People, Person
from tests.hygiene.sources import CHECKOUT

FOLDER: Final = CHECKOUT / "orders" / "as-people-write"
POSITIONS: Final = "positions.toml"
LANGUAGES: Final = ("en", "de")
MANNERS: Final = (
    "terse",
    "chatty",
    "thumb",
    "several",
    "conditions",
    "diplomat",
    "beginner",
    "veteran",
    "question",
    "talk",
    "ambiguous",
    "answer",
)

Lines = tuple[str, ...]
"""Order lines that stand together."""


class Stated(Struct, frozen=True, forbid_unknown_fields=True):
    """A position in the words of the case law, whose letters are written in it, and who plays whom."""

    phase: str
    players: dict[str, str]
    seat: str = "Red"
    statements: Lines = ()
    options: dict[str, str] = {}


class Means(Struct, frozen=True, forbid_unknown_fields=True):
    """What a letter must come to: `orders`, one of several readings (`either`), or `nothing`.

    A line may be a list of lines, any of which says what is meant; `same` are other ways to give all the orders, and
    `also` are further readings of an ambiguous letter. `later` is for later phases, and `leaves` are pieces of the
    letter that no order can express.
    """

    orders: tuple[str | Lines, ...] = ()
    same: tuple[tuple[str | Lines, ...], ...] = ()
    either: tuple[Lines, ...] = ()
    also: tuple[Lines, ...] = ()
    nothing: bool = False
    later: Lines = ()
    leaves: Lines = ()

    @property
    def kind(self) -> str:
        """What sort of letter means this."""
        return "no order meant" if self.nothing else "ambiguous" if self.either else "orders meant"

    @property
    def wholes(self) -> tuple[Lines, ...]:
        """All ways to give all the orders that are meant."""
        return tuple(way for lines in (self.orders, *self.same) if lines for way in _ways(lines))


class Written(Struct, frozen=True, forbid_unknown_fields=True):
    """A letter as its file has it.

    It may answer what was `offered` for an earlier letter (`answers`): orders that can all stand, or a `choice` of
    readings. `stood` are the orders that stood before.
    """

    manner: str
    text: str
    means: Means
    position: str = ""
    answers: str = ""
    offered: Lines = ()
    choice: tuple[Lines, ...] = ()
    stood: Lines = ()


class File(Struct, frozen=True, forbid_unknown_fields=True):
    """Letters in one language, and the position of those that name none."""

    language: str
    letter: tuple[Written, ...]
    position: str = ""


class Place(NamedTuple):
    """Where a letter is written: the game, what its writer knows of it, their seat, and the names of all players."""

    title: Title[Any]
    view: State
    seat: int
    people: People


class Letter(Struct, frozen=True):
    """A letter, and where it comes from."""

    title: str
    file: str
    number: int
    language: str
    position: str
    written: Written

    def __str__(self) -> str:
        return f"{self.title}/{self.file}#{self.number}"

    @property
    def place(self) -> Place:
        """Where it is written."""
        return place(self.title, self.position)


@cache
def positions(title: str) -> Mapping[str, Stated]:
    """The positions in which letters of a title are written."""
    tables = tomllib.loads((FOLDER / title / POSITIONS).read_text(encoding="utf-8"))
    return msgspec.convert(tables, dict[str, Stated])


@cache
def place(name: str, position: str) -> Place:
    """A position, as the writer of a letter finds it."""
    title, stated = titles()[name], positions(name)[position]
    state, views = title.position(stated.phase, stated.statements, stated.options)
    seat = state.seats.index(stated.seat)
    return Place(title, views[seat], seat, tuple(Person(who, whom) for whom, who in stated.players.items()))


def letters() -> Iterator[Letter]:
    """Every letter, by title and file."""
    for path in sorted(FOLDER.glob("*/*.toml")):
        if path.name != POSITIONS:
            yield from _of(path)


def _of(path: Path) -> Iterator[Letter]:
    file = msgspec.convert(tomllib.loads(path.read_text(encoding="utf-8")), File)
    for number, written in enumerate(file.letter, 1):
        position = written.position or file.position
        yield Letter(path.parent.name, path.stem, number, file.language, position, written)


def _ways(lines: tuple[str | Lines, ...]) -> Iterator[Lines]:
    """All ways to choose one of the lines that say the same, wherever there are several."""
    return product(*((line,) if isinstance(line, str) else line for line in lines))
