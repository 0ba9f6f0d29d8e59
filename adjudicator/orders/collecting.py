"""Orders being collected from the lines of a letter."""

from collections.abc import Sequence
from typing import Final

from adjudicator.orders.problems import Problem
from adjudicator.orders.reading import Line
from adjudicator.orders.segments import starts_alternative
from adjudicator.orders.spelling import Word

_OPEN_ENDED: Final = frozenset(["else", "otherwise", "or", "if", "unless", "and", "not"])


class Chunk:
    """What one line adds to an order; a soft one only may."""

    __slots__ = ("line", "soft", "words")

    def __init__(self, line: Line, words: Sequence[Word], *, soft: bool = False) -> None:
        self.line = line
        self.words = words
        self.soft = soft


class Order:
    """An order being collected. Without a word its head was not understood, which `problem` says."""

    __slots__ = ("before", "chunks", "head", "problem", "where", "word")

    def __init__(self, head: Word, word: str | None, where: int, first: Chunk) -> None:
        self.head = head
        self.word = word
        self.where = where
        self.chunks = [first]
        self.before: int | None = None
        self.problem: Problem | None = None

    def wishes(self) -> list[list[Chunk]]:
        """Its lines, parted where an alternative begins at the start of one."""
        found: list[list[Chunk]] = [[]]
        for chunk in self.chunks:
            if found[-1] and not chunk.soft and chunk.words and starts_alternative(chunk.words, 0):
                found.append([])
            found[-1].append(chunk)
        return found

    def last_wish(self) -> list[Chunk]:
        """The lines of its last alternative."""
        at = len(self.chunks) - 1
        while at and not (self.chunks[at].words and starts_alternative(self.chunks[at].words, 0)):
            at -= 1
        return self.chunks[at:]

    def open_ended(self) -> bool:
        """Whether its last word calls for more."""
        words = self.chunks[-1].words
        return bool(words) and words[-1].plain in _OPEN_ENDED
