"""Ready lines: lines that say that their writer is READY, and letters in which that does not count."""

from collections.abc import Mapping, Sequence
from typing import Final

from msgspec.structs import replace

from adjudicator.engine.text.sayings import house
from adjudicator.orders.lines.letter_reading import Fate, LetterReading, Naming
from adjudicator.orders.parsing.line_starts import PARTS, Beginnings
from adjudicator.orders.values.directive import READY
from adjudicator.orders.values.problems import Problem, ProblemKind
from adjudicator.orders.words import courtesy
from adjudicator.orders.words.lexer import Word, split

_READY: Final = READY.lower()
_AUXILIARY: Final = frozenset("will would shall should can could may might must do does did have has be".split())
_LEAST: Final = 3
"""The words of the shortest such line: an order word, a sign and `ready`."""


def readied(words: Sequence[Word], beginnings: Beginnings) -> Sequence[Word] | None:
    """The orders of a line that ends in READY; None for any other line.

    In some titles an order may itself end in that word, as `HARM hurt, working, ready` does.
    """
    if all(word.plain != _READY for word in words):
        return None
    said = courtesy.ours().thankless(words, asked=False)
    end = courtesy.unsigned(said, len(said))
    if end < _LEAST or said[end - 1].plain != _READY or said[end - 2].plain not in PARTS:
        return None
    if beginnings.makes_orders(said):
        return None
    orders = beginnings.courteous(said[: end - 2])
    return orders if beginnings.several(orders) or beginnings.whole(orders) is not None else None


def weighed(letter: LetterReading, naming: Naming, texts: Mapping[int, str], beginnings: Beginnings) -> LetterReading:
    """A letter with its names, without READY if anything in it may be an order that was not understood.

    The writer believes that such an order stands, and the phase could be over before they learn that it does not.
    `texts` are the lines of the letter by number.
    """
    said = [directive for directive in letter.directives if directive.word == READY]
    if not said or not any(one.ordered or _speaks(texts[one.line], beginnings) for one in letter.problems):
        return replace(letter, naming=naming)
    lines = [directive.line for directive in said]
    at = min(lines)
    unready = Problem(ProblemKind.MISPLACED, at, 1, READY, house("ready-unread"))
    alone = [line for line in lines if letter.fates.get(line) == Fate.DIRECTIVE]
    return replace(
        letter,
        naming=naming,
        directives=tuple(directive for directive in letter.directives if directive.word != READY),
        problems=tuple(sorted([*letter.problems, unready], key=lambda problem: (problem.line, problem.column))),
        fates={**letter.fates, **dict.fromkeys(alone, Fate.PROBLEM)},
    )


def _helps(word: Word) -> bool:
    """Whether a word, as it is written, is an auxiliary verb."""
    return word.plain in _AUXILIARY and word.text.islower()


def _speaks(text: str, beginnings: Beginnings) -> bool:
    """Whether a line names anything of the game: an order word, a synonym of one, a name or a number.

    Words that stand in any sentence count only at its beginning: `I will be late` does not mention WILL.
    """
    words = split(text)
    return any(
        word.number is not None
        or beginnings.heads.amid(words, at) is not None
        or beginnings.heads.called(words, at)[1] > 0
        or beginnings.names.whole(words, at) > 0
        for at, word in enumerate(words)
        if not at or not _helps(word)
    )
