"""What a letter amounts to: clauses, directives, problems and what was ignored; every line has become one of them."""

from enum import StrEnum
from typing import NamedTuple

from msgspec import Struct

from adjudicator.orders.values.clauses import Clause
from adjudicator.orders.values.kept_orders import Kept
from adjudicator.orders.values.problems import CLOSELY, Problem
from adjudicator.orders.words.directives import Directive


class Line(NamedTuple):
    """One line of a letter with its number as the player counts.

    A line of `context` was not written for this letter (an unchanged line of a quoted form): headings in it hold, and a
    clause that begins with it can be continued, but what it says by itself is not said again.
    """

    number: int
    text: str
    context: bool = False


class Read(NamedTuple):
    """A clause and the line where it begins."""

    line: int
    clause: Clause


class Ignored(NamedTuple):
    """A line that is no order, and why it was not taken for one."""

    line: int
    text: str
    reason: str


class Fate(StrEnum):
    """What became of a line."""

    CLAUSE = "clause"
    HEADING = "heading"
    DIRECTIVE = "directive"
    PROBLEM = "problem"
    IGNORED = "ignored"


class Called(NamedTuple):
    """The words of a line from a column to another that are a player's name, and the name of his seat."""

    line: int
    column: int
    end: int
    name: str
    seat: str


class Naming(NamedTuple):
    """The names of players in a letter: those read as their seats', and others that mean something else.

    `doubtful` is where (line and column) words may be such a name or a seat's cut short.
    """

    called: tuple[Called, ...] = ()
    shadowed: tuple[Called, ...] = ()
    doubtful: tuple[tuple[int, int], ...] = ()


class LetterReading(Struct, frozen=True):
    """A letter as read. `fates` says of every line that is not blank what became of it."""

    read: tuple[Read, ...]
    directives: tuple[Directive, ...]
    problems: tuple[Problem, ...]
    ignored: tuple[Ignored, ...]
    fates: dict[int, Fate]
    kept: tuple[Kept, ...] = ()
    """The orders for later phases and for every turn."""
    kept_at: tuple[int, ...] = ()
    """The lines where they begin."""
    naming: Naming = Naming()
    steps: int = 0
    """How many steps it has taken."""
    closely: int = CLOSELY
    """So many of the problems, the first, were looked at closely for what was meant."""

    @property
    def clauses(self) -> tuple[Clause, ...]:
        """The clauses in the order written."""
        return tuple(read.clause for read in self.read)

    @property
    def counts(self) -> bool:
        """Whether it counts as orders, so that its writer has not missed the phase: one readable clause, or PASS."""
        return bool(self.read) or any(directive.word == "PASS" for directive in self.directives)
