"""Problems: a player's mistakes as values: the line, their words and one helpful sentence."""

from collections import Counter
from collections.abc import Sequence
from enum import StrEnum
from typing import Any, Final

from msgspec import Struct
from msgspec.structs import replace

from adjudicator.engine.text.sayings import Saying, house, phrase_of

CLOSELY: Final = 20
"""Problems of a letter that are searched for what was meant: it takes long, and a hostile letter is long."""

_TALK: Final = frozenset(["order-unknown", "order-question", "order-standings"])
"""Problem kinds of lines that may be no orders at all."""


class ProblemKind(StrEnum):
    """What sort of thing is wrong."""

    UNREADABLE = "unreadable"
    AMBIGUOUS = "ambiguous"
    ILLEGAL = "illegal"
    MISPLACED = "misplaced"


class Problem(Struct, frozen=True):
    """One thing that is wrong, where it stands (line and column count from 1) and what would have worked.

    `sentence` is for the player; `suggestion` is what they may have meant, if that can be guessed.
    """

    kind: ProblemKind
    line: int
    column: int
    words: str
    sentence: str
    suggestion: str = ""
    covers: tuple[int, ...] = ()
    """The lines of which the suggestion is all that they can mean; none if it is only a guess."""
    readings: tuple[str, ...] = ()
    """Orders that exclude each other, any one of which may have been meant; then there is no suggestion."""

    def __str__(self) -> str:
        return str(self.said)

    @property
    def ordered(self) -> bool:
        """Whether the words were meant as an order, as far as one can tell; else they may be talk."""
        return bool(self.suggestion) or phrase_of(self.sentence) not in _TALK

    @property
    def said(self) -> Saying:
        """The kind in any language, as a part of a sentence."""
        return house("problem", **self._terms)

    @property
    def titled(self) -> Saying:
        """The kind in any language, as a sentence of its own."""
        return house("problem-first", **self._terms)

    @property
    def _terms(self) -> dict[str, Any]:
        meant = self.suggestion
        return {
            "line": self.line,
            "words": self.words,
            "sentence": self.sentence,
            "guess": bool(meant),
            "meant": meant,
        }


def counted(problems: Sequence[Problem]) -> list[Problem]:
    """The problems of one order: the first one unchanged, and one for each other line, which says how many."""
    others = problems[CLOSELY:]
    numbers = Counter(one.line for one in others)
    firsts = {one.line: one for one in reversed(others)}
    return [
        *problems[:CLOSELY],
        *(
            replace(firsts[line], sentence=house("order-more-unread", number=numbers[line]), suggestion="")
            for line in sorted(firsts)
        ),
    ]
