"""Cases as values: a position, the letters of one phase or more, and what should come of them."""

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
        """All that is wrong with a file as one error, in the order of its lines; there is at least one."""
        first, *others = sorted({str(one): one for one in several}.values(), key=lambda one: one.line)
        first.args = ("\n".join(map(str, (first, *others))),)
        return first


class Said(NamedTuple):
    """Words of a case and the line where they stand."""

    line: int
    text: str


class Letter(NamedTuple):
    """What a seat sends: the lines of a letter; None where nothing comes from it."""

    line: int
    seat: str
    text: tuple[Said, ...] | None
    ruling: bool = False
    """Whether it is not the seat's letter, but what the game master rules on the seat."""


class Part(StrEnum):
    """The parts of a case that say what should come of it, by their headings."""

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
    """These are the orders of a seat that stand, all of them, as an acknowledgement shows them."""
    PROBLEMS = "Problems"
    """What could not be read in a letter. Without this part everything must be readable."""
    FINDINGS = "Findings"
    """What checks find in the orders of a seat that stand: all of it, but questions that are left open."""
    AFTER = "After"
    """Statements of the position after the phase."""
    DISAGREEING = "Promises that do not agree"
    """The stages in which the last rule on promises held. Without this part there must be none."""


class Check(NamedTuple):
    """One of those parts; `seat` is whose it is, for those that belong to one."""

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
    """One phase: its letters and what should come of them. `phase` is which, where the case says so."""

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
    """Who plays whom, where letters call seats by the names of their players."""

    def error(self, line: int, sentence: str) -> CaseError:
        """Something that is wrong with it."""
        return CaseError(self.path, line, f"{self.number} {sentence}")
