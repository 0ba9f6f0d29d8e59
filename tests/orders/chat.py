"""Letters with words that are no orders, as they are read."""

from adjudicator.engine.contract.heading import Heading
from adjudicator.orders.lines.letter_reading import LetterReading
from tests.orders.sample import LANGUAGE, NAMES


def read(letter: str) -> LetterReading:
    return LANGUAGE.read(letter, NAMES, Heading(3, 1), (1, 2, 3, 4))


def offered(letter: str) -> list[str]:
    """The suggestion of each problem."""
    return [problem.suggestion for problem in read(letter).problems]
