"""Report sections: sentences and tables, and their place in a report."""

from collections.abc import Iterable
from enum import StrEnum

from msgspec import Struct

from adjudicator.engine.text.scenes import Depicted, Drawn


class Table(Struct, frozen=True):
    """Rows under column heads, for reports; every cell is plain text."""

    head: tuple[str, ...]
    rows: tuple[tuple[str, ...], ...]
    changed: tuple[tuple[int, int], ...] = ()
    """The cells, by row and column from 0, that have changed since the last report; their words say so, too."""
    drawn: Drawn | None = None
    """How a page may show it instead; text has the rows."""


class Chapter(StrEnum):
    """Where a section stands in a report; the chapters are in the order in which people want to read them.

    Everything up to `HAND` stands before the order form and may be for one reader alone. What follows the form is what
    everybody may know, in the same words for all, so that it is made once for a whole table.
    """

    END = "end"
    """How the game has ended."""
    YOURS = "yours"
    """What happened to the readers, and what became of their orders."""
    HAND = "hand"
    """What only the readers have or know, for their next decisions."""
    FIGHTS = "fights"
    """The fights, with their sums."""
    USES = "uses"
    """What was used, and against whom."""
    DEALS = "deals"
    """What was agreed."""
    ASIDE = "aside"
    """What is not on the board."""
    BOARD = "board"
    """The position on the board."""
    NEXT = "next"
    """Who will face whom next."""
    COUNTS = "counts"
    """How much everybody has of what is counted openly."""
    HISTORY = "history"
    """What has happened in the turn so far."""
    REST = "rest"
    """Everything that has no place of its own."""


class Section(Struct, frozen=True, cache_hash=True):
    """A part of a report: a heading, then sentences, then tables; and its place in the report."""

    heading: str
    parts: tuple[str | Table, ...]
    chapter: Chapter = Chapter.REST
    scenes: tuple[Depicted, ...] = ()
    """What a page draws instead of some of the sentences."""

    @property
    def shared(self) -> bool:
        """Whether everybody is told the same here, so that the section can be made once and kept."""
        return self.chapter not in _OWN


_OWN = (Chapter.END, Chapter.YOURS, Chapter.HAND)
_PLACES = {chapter: place for place, chapter in enumerate(Chapter)}


def ordered(sections: Iterable[Section]) -> tuple[Section, ...]:
    """The sections of a report chapter by chapter."""
    return tuple(sorted(sections, key=lambda section: _PLACES[section.chapter]))
