"""Order lines: an order while it is collected from the lines of a letter."""

from collections.abc import Sequence
from typing import Final

from adjudicator.orders.lines import line_kinds
from adjudicator.orders.lines.letter_reading import Line
from adjudicator.orders.values.kept_orders import When
from adjudicator.orders.values.problems import Problem
from adjudicator.orders.words.lexer import Word, split
from adjudicator.orders.words.segments import counts, limits, narrows, starts_alternative

_OPEN_ENDED: Final = frozenset(["else", "otherwise", "or", "if", "unless", "and", "not"])


class Chunk:
    """What one line adds to an order; a soft chunk may turn out not to belong to it."""

    __slots__ = ("line", "soft", "words")

    def __init__(self, line: Line, words: Sequence[Word], *, soft: bool = False) -> None:
        self.line = line
        self.words = words
        self.soft = soft


def below(line: Line, words: Sequence[Word]) -> Chunk:
    """What a line adds to the order above it; `at most once` alone is a limit, as if a semicolon stood before it."""
    said = line_kinds.listed(line, words)
    if limits(words):
        said = [words[0]._replace(text=";", plain=";", number=None, end=words[0].column), *words]
    return Chunk(line, said, soft=not (narrows(words) or counts(words)))


class Order:
    """An order being collected. If it has no `word`, its head was not understood, as `problem` says."""

    __slots__ = ("before", "chunks", "head", "problem", "when", "where", "word")

    def __init__(self, head: Word, word: str | None, where: int, first: Chunk, when: When | None = None) -> None:
        self.head = head
        self.word = word
        self.where = where
        self.chunks = [first]
        self.before: int | None = None
        self.problem: Problem | None = None
        self.when = when

    def wishes(self) -> list[list[Chunk]]:
        """Its lines, grouped by alternative, if an alternative begins at the start of a line."""
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

    def written(self, chunks: Sequence[Chunk]) -> str:
        """Its order word and these chunks on one line."""
        said = [self.word or ""]
        end = 0
        quoted = False
        for chunk in chunks:
            for word in chunk.words:
                if len(said) == 1 and word.plain == "else" and word.text[:1].isdigit():
                    continue  # the number of the first alternative in a list
                quoted = quoted is not (word.plain == '"')
                text = word.text if quoted else "ELSE" if word.plain == "else" else _spelt(word)
                glued = len(said) > 1 and said[-1] != "ELSE" and word is not chunk.words[0] and word.column == end
                if glued and text == word.text:
                    said[-1] += text
                else:
                    said.append(text)
                end = word.end
        return " ".join(filter(None, said))


def _spelt(word: Word) -> str:
    """A word as it was written, or as it was understood if that is another word: `only if` is an IF."""
    read = split(word.text)
    return word.text if [one.plain for one in read] == [word.plain] else word.plain
