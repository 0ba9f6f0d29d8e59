"""Every piece, its file, and how many cases show it: the tables on the pieces, and what is asked of each."""

import inspect
import re
from collections.abc import Iterable, Iterator
from functools import cache
from pathlib import Path
from typing import NamedTuple

from adjudicator.cases.case import Case, Part
from adjudicator.cases.run import read
from adjudicator.engine.contract.pieces import Piece
from adjudicator.games.cosmic.pieces import EDICTS, POWERS, SECTIONS
from adjudicator.games.cosmic.table.card_faces import FLARE
from adjudicator.games.cosmic.table.power_pools import CLASSIC, POOLS
from tests.docs import scope
from tests.hygiene.sources import CHECKOUT

SCENARIOS = CHECKOUT / "tests" / "scenarios"
_FOLDERS = (CHECKOUT / "tests" / "cases", SCENARIOS)
TITLE = "postal-cosmic"
_HAPPENS = (Part.EVENTS, Part.ALL_EVENTS, Part.TOLD)


class Shown(NamedTuple):
    """In how many cases a piece is used or played, and in how many that comes to nothing."""

    used: int
    stopped: int

    def __str__(self) -> str:
        return f"{self.used}, stopped {self.stopped}" if self.stopped else str(self.used)


class Told(NamedTuple):
    """A case: its file, all its words, and what it says that happens."""

    path: Path
    words: str
    happens: tuple[str, ...]


@cache
def told() -> tuple[Told, ...]:
    """Every case of Postal Cosmic: another title has lasers, too, which are no power."""
    files = (path for folder in _FOLDERS for path in sorted(folder.glob("*.md")))
    return tuple(_told(case) for path in files for case in read(path) if case.title == TITLE)


def _told(case: Case) -> Told:
    happens = [
        item.text for step in case.steps for check in step.checks if check.part in _HAPPENS for item in check.items
    ]
    letters = [line.text for step in case.steps for letter in step.letters for line in letter.text or ()]
    words = [case.name, case.source, *(one.text for one in case.statements), *letters, *happens]
    return Told(Path(case.path), "\n".join(words), tuple(happens))


def shown(name: str, cases: Iterable[Told]) -> Shown:
    """How a piece is shown by cases."""
    using, stopping = re.compile(rf"\b(?:used|played) {name}\b"), re.compile(rf"\b{name} was stopped")
    cases = list(cases)
    return Shown(
        sum(any(name in said and using.search(said) for said in case.happens) for case in cases),
        sum(any(name in said and stopping.search(said) for said in case.happens) for case in cases),
    )


def counted() -> list[Told]:
    """The cases that are counted: those of a power that the pages do not tell of are not."""
    apart = {scenarios(power) for power in POWERS if not scope.told(power)}
    return [case for case in told() if case.path not in apart]


def cases_of(name: str, cases: Iterable[Told]) -> int:
    """How many of these cases speak of it."""
    return sum(name in case.words and re.search(rf"\b{name}\b", case.words) is not None for case in cases)


def file_of(piece: Piece) -> Path:
    """The module of a piece."""
    return Path(inspect.getfile(type(piece)))


def scenarios(power: Piece) -> Path:
    """The file with a power's own cases, and those of its flares."""
    return SCENARIOS / f"{power.name.lower().replace(' ', '-')}.md"


def _rows(head: tuple[str, ...], rows: Iterator[tuple[str, ...]]) -> list[str]:
    return [f"| {' | '.join(cells)} |" for cells in (head, ("---",) * len(head), *rows)]


def powers() -> list[str]:
    """Every power with its flares."""
    cases = counted()

    def rows() -> Iterator[tuple[str, ...]]:
        for power in filter(scope.told, POWERS):
            sections = SECTIONS.get(f"{power.name}{FLARE}", ())
            flares = [str(shown(section.name, cases)) for section in sections] or ["-", "-"]
            yield (
                power.name,
                "classic" if power.name in POOLS[CLASSIC] else "all",
                "classic, modern" if power.modern else "-",
                f"`{file_of(power).parent.name}`",
                str(cases_of(power.name, cases)),
                str(shown(power.name, cases)),
                *flares,
            )

    return _rows(("power", "dealt", "editions", "folder", "cases", "used", "Wild", "Super"), rows())


def edicts() -> list[str]:
    """Every edict."""
    head, cases = ("edict", "file", "cases", "played"), counted()
    rows = (
        (one.name, f"`{file_of(one).name}`", str(cases_of(one.name, cases)), str(shown(one.name, cases)))
        for one in EDICTS
    )
    return _rows(head, rows)
