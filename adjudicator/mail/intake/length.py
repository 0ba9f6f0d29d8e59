"""How long a letter may be: one that is not read to its end counts completely or not at all."""

from collections.abc import Sequence
from typing import Final

from adjudicator.mail.intake import requests
from adjudicator.mail.intake.desk import Case
from adjudicator.mail.intake.verdict import Empty, TooLarge, TooLong
from adjudicator.mail.parsing.body import MOST_LINES
from adjudicator.mail.parsing.letter import MOST_TEXT, Letter, Line

MOST: Final = 500
"""How many of a sender's own lines are read per letter: the longest with orders so far had some 200."""
COLUMNS: Final = 80
"""A longer line counts as the lines it would fill; otherwise everything could stand on one line."""
SHOWN: Final = 60
"""How many characters of a line are quoted, so that its writer can find it."""


def too_long(case: Case) -> TooLong | None:
    """A letter with too many lines of its sender's own is refused before they are read as orders: others wait.

    Strangers are not told how much we read.
    """
    if len(within(case.letter.lines)) == len(case.letter.lines):
        return None
    if case.seat is None and requests.joining(case) is None:
        return None
    return told(case.typed)


def told(own: Sequence[Line]) -> TooLong | None:
    """The verdict on this many lines of a sender's own; None if they are not too many."""
    read = len(within(own))
    if read == len(own):
        return None
    words = " ".join(own[read].text.split())
    return TooLong(MOST, COLUMNS, own[read].number, words if len(words) <= SHOWN else f"{words[:SHOWN]}\u2026")


def cut(letter: Letter) -> bool:
    """Whether it was cut because of its lines, so that no more were counted."""
    return letter.cut and len(letter.lines) == MOST_LINES


def within(lines: Sequence[Line]) -> Sequence[Line]:
    """As many of the lines as are read from one letter."""
    left = MOST
    for at, line in enumerate(lines):
        left -= max(1, -(-len(line.text) // COLUMNS)) if line.text.strip() else 0
        if left < 0:
            return lines[:at]
    return lines


def too_large(case: Case) -> TooLarge | TooLong | None:
    """A letter too long to be read completely counts only if the part cut off is a quotation.

    Of others, nobody could tell which orders are missing.
    """
    letter = case.letter
    last = next((line for line in reversed(letter.lines) if line.text.strip()), None)
    if letter.cut and last is not None and last.depth == 0:
        lines = told(case.typed) if cut(letter) else None
        return lines or TooLarge(letter.size, MOST_TEXT)
    return None


def empty(case: Case) -> Empty | None:
    """A letter without any words of its sender's own."""
    if case.seat is None or case.typed:
        return None
    name, seat = case.seat
    return Empty(name, seat, case.letter.problems)
