"""Problems: what a player may get wrong, as values with the line, his words and one helpful sentence."""

from enum import StrEnum

from msgspec import Struct


class ProblemKind(StrEnum):
    """What sort of thing is wrong."""

    UNREADABLE = "unreadable"
    AMBIGUOUS = "ambiguous"
    ILLEGAL = "illegal"
    MISPLACED = "misplaced"


class Problem(Struct, frozen=True):
    """One thing that is wrong, where it stands (line and column count from 1) and what would have worked.

    `sentence` is for the player; `suggestion` is what he may have meant, where that can be guessed.
    """

    kind: ProblemKind
    line: int
    column: int
    words: str
    sentence: str
    suggestion: str = ""

    def __str__(self) -> str:
        asked = f'; did you mean "{self.suggestion}"?' if self.suggestion else "."
        return f'line {self.line}: "{self.words}": {self.sentence}{asked}'
