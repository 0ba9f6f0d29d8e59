"""Cases as values: a position, the letters of one phase or more, and the expected results."""

from collections.abc import Iterable
from enum import StrEnum
from typing import NamedTuple

from msgspec import Struct

from adjudicator.orders.grammar.player_names import People


class CaseError(ValueError):
    """A case cannot be read or set up; says in which file and line, and what would have worked."""

    def __init__(self, path: str, line: int, sentence: str) -> None:
        super().__init__(f"{path}:{line}: {sentence}")
        self.line = line

    @classmethod
    def together(cls, several: Iterable["CaseError"]) -> "CaseError":
        """All errors of a file (at least one) as a single error, in the order of its lines."""
        first, *others = sorted({str(one): one for one in several}.values(), key=lambda one: one.line)
        first.args = ("\n".join(map(str, (first, *others))),)
        return first


class Said(NamedTuple):
    """Words of a case and the line where they stand."""

    line: int
    text: str


class Letter(NamedTuple):
    """What a seat sends: the lines of a letter, or None if nothing comes from it."""

    line: int
    seat: str
    text: tuple[Said, ...] | None
    ruling: bool = False
    """Whether it is the game master's ruling on the seat, and not the seat's letter."""
    first: int = 1
    """The number of its first line; later ones stand in letters that were written down line by line."""


class Part(StrEnum):
    """The parts of a case that state expected results, by their headings."""

    EVENTS = "Events"
    """These sentences, in this order, among all that happened."""
    ALL_EVENTS = "All events"
    """These sentences, in this order, and nothing else happened."""
    NEVER = "Never"
    """No event has such a sentence."""
    TOLD = "Told"
    """A seat reads these sentences, in this order, among others."""
    NOT_TOLD = "Not told"
    """A seat reads no such sentence."""
    ANSWERS = "Answers"
    """Which alternative answered a question, or that none did."""
    STANDS = "Stands"
    """All orders of a seat that stand, as an acknowledgement shows them."""
    PROBLEMS = "Problems"
    """What could not be read in a letter. Without this part everything must be readable."""
    FINDINGS = "Findings"
    """Everything that checks find in the standing orders of a seat, except questions that are left open."""
    AFTER = "After"
    """Statements of the position after the phase."""
    DISAGREEING = "Promises that do not agree"
    """The stages in which the fallback rule for promises was used. Without this part there must be none."""


class Check(NamedTuple):
    """One of those parts; `seat` is the seat it belongs to, if it belongs to one."""

    part: Part
    line: int
    seat: str
    items: tuple[Said, ...]


class Variation(NamedTuple):
    """Another position, or other letters, that a seat must not be able to tell from the true ones."""

    line: int
    seat: str
    statements: tuple[Said, ...]
    letters: tuple[Letter, ...]


class Step(NamedTuple):
    """One phase: its letters and the expected results. `phase` is its number, if the case gives it."""

    line: int
    phase: str
    letters: tuple[Letter, ...]
    checks: tuple[Check, ...]
    variations: tuple[Variation, ...]


class Case(Struct, frozen=True, kw_only=True):
    """A case as it stands in a file; `section` is the heading of that file."""

    path: str
    line: int
    section: str
    number: str
    name: str
    title: str
    source: str
    options: dict[str, str]
    seed: str
    head: Said
    statements: tuple[Said, ...]
    steps: tuple[Step, ...]
    people: People = ()
    """Who plays whom, if letters call seats by the names of their players."""

    def error(self, line: int, sentence: str) -> CaseError:
        """An error in this case."""
        return CaseError(self.path, line, f"{self.number} {sentence}")
