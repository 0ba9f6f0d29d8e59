"""Sentences as they are read in the positions of the collected letters."""

from adjudicator.orders.lines.letter_reading import LetterReading, Line
from adjudicator.service.game import orders_on_file
from tests.understanding.letters import Letter, letters


def offered(position: str, text: str) -> list[str]:
    """The orders that are offered for a letter, where it is written in a position."""
    return [problem.suggestion for problem in read(position, text).problems if problem.suggestion]


def read(position: str, text: str) -> LetterReading:
    """A letter as it is read in a position."""
    title, view, seat, people = _at(position).place
    lines = [Line(number, line) for number, line in enumerate(text.splitlines(), 1)]
    return orders_on_file.read_from(title, view, seat, lines, people)[1]


def _at(position: str) -> Letter:
    found = [one for one in letters() if one.position == position]
    return next((one for one in found if one.title == "postal-cosmic"), found[0])
