"""Room on a page: about how many characters of a report are left for what can be tapped."""

from collections.abc import Sequence
from functools import lru_cache
from itertools import chain
from typing import Final

from adjudicator.core.forall import ForAll
from adjudicator.engine.contract.report_sections import Section
from adjudicator.reports.values.document import Form

LARGEST: Final = 90_000
"""How many bytes a report should have at most, its picture included."""
_ALWAYS: Final = 10_000
"""What every report has: its style sheet, its first lines, its headings."""
_AROUND: Final = 2_600
"""What a letter has around its text, page and picture: its headers, those of its parts, and when orders are due."""
_WORD, _CELL, _SENTENCE, _FORM = 2, 90, 45, 2
"""What a character costs in a text and a page together, and what a cell, a sentence, and a character of a form do."""
_CACHED: Final = 1024
"""How many sections for everybody are measured once only."""
_PIECES: Final = 64
"""The same of pieces of letters: those of a table are written together."""
_ENCODED: Final = (4, 3)
"""How many characters of a letter so many bytes of a picture are."""
_IN_LINES: Final = (78 * 4, 76 * 3)
"""The same with the ends of its lines."""


def left(sections: Sequence[Section], form: Form, picture: bytes, files: int = 0) -> int:
    """About how many characters are left beside so many bytes of files; 0 if a report is as large already."""
    room = LARGEST - _ALWAYS - _encoded(files) - len(picture) * _ENCODED[0] // _ENCODED[1]
    return max(room - _FORM * sum(map(len, form.lines)) - sum(map(_measured, sections)), 0)


def over(text: Sequence[str], page: Sequence[str], picture: bytes, files: int = 0) -> int:
    """By how many bytes a letter is too large with so many bytes of files; 0 or less: it is not."""
    size = _AROUND + sum([_sent_for_all(one) if type(one) is ForAll else _sent(one) for one in (*text, *page)])
    return size + _encoded(len(picture)) + _encoded(files) - LARGEST


def _encoded(size: int) -> int:
    """How many bytes so many are on their way, as lines of letters."""
    return size * _IN_LINES[0] // _IN_LINES[1]


def _sent(said: str) -> int:
    """How many bytes words are on their way, where a line ends with two characters."""
    return said.count("\n") + (len(said) if said.isascii() else len(said.encode()))


@lru_cache(_PIECES)
def _sent_for_all(said: ForAll) -> int:
    return _sent(said)


def _measured(section: Section) -> int:
    return _measured_for_all(section) if section.shared else _size(section)


@lru_cache(_CACHED)
def _measured_for_all(section: Section) -> int:
    return _size(section)


def _size(section: Section) -> int:
    size = 0
    for part in section.parts:
        if isinstance(part, str):
            size += _WORD * len(part) + _SENTENCE
        else:
            cells = (*part.head, *chain.from_iterable(part.rows))
            size += _WORD * len("".join(cells)) + _CELL * len(cells)
    return size
