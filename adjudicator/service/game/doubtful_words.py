"""Words that cannot be undone, or undo much, do not count on lines that may be part of a quotation.

Our own letters contain such words. A program that quotes them in its own way could say them in a player's name.
"""

import re
from collections.abc import Iterable, Sequence
from typing import Final

from msgspec.structs import replace

from adjudicator.mail.parsing.letter import Line as Written
from adjudicator.orders.lines.letter_reading import Fate, Ignored, LetterReading, Line
from adjudicator.orders.values.directive import Directive

DOUBTFUL: Final = "words that could be part of a quotation"
_GRAVE: Final = frozenset(("JOIN", "RESIGN", "RESIGN NOW", "PROPOSE DRAW", "CONCEDE", "MORE TIME", "WITHDRAW"))
_OTHERS: Final = re.compile(r"\W*(?:RELEASE|CONFIRM)\b", re.I)
"""The words that the service itself looks for."""


def lines_of(directives: Iterable[Directive], typed: Iterable[Written]) -> frozenset[int]:
    """The numbers of the lines that contain such words and may be part of a quotation."""
    doubtful = {line.number: line.text for line in typed if line.doubtful}
    grave = {one.line for one in directives if one.word in _GRAVE and one.line in doubtful}
    return frozenset(grave | {number for number, text in doubtful.items() if _OTHERS.match(text)})


def without(lines: Sequence[Line], numbers: frozenset[int]) -> tuple[Line, ...]:
    """The lines of a letter, with those of these numbers made empty."""
    return tuple(Line(line.number, "") if line.number in numbers else line for line in lines)


def told(reading: LetterReading, lines: Sequence[Line], numbers: frozenset[int]) -> LetterReading:
    """A reading without these lines; it says what became of them."""
    ignored = [Ignored(line.number, line.text.strip(), DOUBTFUL) for line in lines if line.number in numbers]
    fates = {**reading.fates, **dict.fromkeys(numbers, Fate.IGNORED)}
    return replace(reading, ignored=(*reading.ignored, *ignored), fates=fates)
