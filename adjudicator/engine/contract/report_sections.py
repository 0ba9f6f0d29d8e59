"""Parts of a report: sections of sentences and tables, and where in a report they stand."""

from collections.abc import Iterable
from enum import StrEnum

from msgspec import Struct


class Table(Struct, frozen=True):
    """Rows under column heads, for reports; every cell is plain text."""

    head: tuple[str, ...]
    rows: tuple[tuple[str, ...], ...]
    changed: tuple[tuple[int, int], ...] = ()
    """The cells, by row and column from 0, that are different since the last report; their words say so, too."""


class Chapter(StrEnum):
    """Where a section stands in a report. They are in the order in which a person wants to read them.

    Everything up to `HAND` stands before the order form and may be for its reader alone. What follows the form is what
    everybody may know, in the same words for all, so that it is made once for a whole table.
    """

    END = "end"
    """How the game has ended."""
    YOURS = "yours"
    """What happened to the reader, and what became of his orders."""
    HAND = "hand"
    """What only he has or knows, for what he must decide now."""
    FIGHTS = "fights"
    """What is fought out, with the sums."""
    USES = "uses"
    """What was used, and against whom."""
    DEALS = "deals"
    """What was agreed."""
    ASIDE = "aside"
    """What is not on the board."""
    BOARD = "board"
    """How it stands on the board."""
    NEXT = "next"
    """Who is to face whom next."""
    COUNTS = "counts"
    """How much everybody has of what is counted for all to see."""
    HISTORY = "history"
    """What has happened in the turn so far."""
    REST = "rest"
    """Whatever has no place of its own."""


class Section(Struct, frozen=True, cache_hash=True):
    """A part of a report: a heading and, in this order, sentences and tables; and where it stands."""

    heading: str
    parts: tuple[str | Table, ...]
    chapter: Chapter = Chapter.REST

    @property
    def shared(self) -> bool:
        """Whether it stands where everybody is told the same, so that what is made of it is wanted again."""
        return self.chapter not in _OWN


_OWN = (Chapter.END, Chapter.YOURS, Chapter.HAND)
_PLACES = {chapter: place for place, chapter in enumerate(Chapter)}


def ordered(sections: Iterable[Section]) -> tuple[Section, ...]:
    """The sections of a report chapter by chapter."""
    return tuple(sorted(sections, key=lambda section: _PLACES[section.chapter]))
