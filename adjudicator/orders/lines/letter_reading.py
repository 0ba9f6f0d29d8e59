"""A letter as read: clauses, directives, problems and ignored lines; every line has become one of them."""

from enum import StrEnum
from typing import NamedTuple

from msgspec import Struct

from adjudicator.orders.values.clauses import Clause
from adjudicator.orders.values.directive import Directive
from adjudicator.orders.values.kept_orders import Kept
from adjudicator.orders.values.problems import CLOSELY, Problem


class Line(NamedTuple):
    """One line of a letter with its number as the player counts.

    A line of `context` was not written for this letter: it is an unchanged line of a quoted form. Headings in it hold,
    and a clause that begins with it can be continued, but it gives no order itself.
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
    """The words of a line, from one column to another, that are a player's name, and the name of their seat."""

    line: int
    column: int
    end: int
    name: str
    seat: str


class Naming(NamedTuple):
    """The names of players in a letter: those read as their seats', and others that mean something else.

    `doubtful` are places (line and column) where words may be a player's name or an abbreviated seat.
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
    """The first this many problems were searched for what was meant."""
    cut: bool = False
    """Whether that search came to the end of its steps."""

    @property
    def clauses(self) -> tuple[Clause, ...]:
        """The clauses in the order written."""
        return tuple(read.clause for read in self.read)

    @property
    def counts(self) -> bool:
        """Whether the letter counts as orders, so that the phase is not missed: it has a readable clause, or PASS."""
        return bool(self.read) or any(directive.word == "PASS" for directive in self.directives)
