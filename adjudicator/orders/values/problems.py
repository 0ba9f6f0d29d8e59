"""Problems: what a player may get wrong, as values with the line, his words and one helpful sentence."""

from collections import Counter
from collections.abc import Sequence
from enum import StrEnum
from typing import Any, Final

from msgspec import Struct
from msgspec.structs import replace

from adjudicator.engine.text.sayings import Saying, house

CLOSELY: Final = 20
"""Problems of a letter that are looked at closely for what was meant: it takes long, and a hostile letter is long."""

_TALK: Final = frozenset(["order-unknown", "order-question", "order-standings"])
"""What is said of a line that may be no order at all."""


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
        return str(self.said)

    @property
    def ordered(self) -> bool:
        """Whether what is wrong was meant as an order, as far as that can be told; else it may be talk."""
        sentence = self.sentence
        return bool(self.suggestion) or not (isinstance(sentence, Saying) and sentence.name in _TALK)

    @property
    def said(self) -> Saying:
        """It in any language, as a part of a sentence."""
        return house("problem", **self._terms)

    @property
    def titled(self) -> Saying:
        """It in any language, as a sentence of its own."""
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
    """The problems of one order: the first as they are, and one for each line of the others, which says how many."""
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
