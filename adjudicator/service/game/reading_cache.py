"""A cache of readings: what lines were read as, so that nobody reads the same twice.

A letter is read beforehand and in its turn, for its acknowledgement, with every later letter of its seat and at the
deadline. What is read again is found by all that it was read from, so that nothing else than reading it could have come
of it.
"""

import threading
from typing import TYPE_CHECKING, Final, NamedTuple

from adjudicator.engine.contract.heading import Heading
from adjudicator.engine.contract.order_words import Vocabulary
from adjudicator.orders.grammar.player_names import People
from adjudicator.orders.lines.letter_reading import LetterReading, Line

if TYPE_CHECKING:
    from adjudicator.orders.letter.order_language import Language


class Lines(NamedTuple):
    """Lines, and all that decides as what they are read."""

    tongue: "Language"
    said: tuple[Line, ...]
    names: Vocabulary
    """Those that can be used in them."""
    heading: Heading | None
    """The open phase."""
    phases: tuple[int, ...]
    """The phases of a turn."""
    people: People = ()
    """The players whose names stand for their seats'."""
    closely: bool = True
    """Whether what cannot be read is looked at closely."""


MOST: Final = 2_000_000
"""Characters of all that is remembered together: some thousand letters as most are, or seven of the longest."""
_LEAST: Final = 250
"""What a reading counts at least, and each line of it by itself, whatever stands in it."""
_LINE: Final = 25


class Readings:
    """Readings, of which those longest out of use are forgotten when they are too much. Safe between threads."""

    def __init__(self, most: int = MOST) -> None:
        self._most = most
        self._lock = threading.Lock()
        self._known: dict[Lines, tuple[LetterReading, int]] = {}
        self._size = 0

    def of(self, lines: Lines) -> LetterReading:
        """What the lines are read as, see `Language.read`."""
        with self._lock:
            found = self._known.pop(lines, None)
            if found is not None:
                self._known[lines] = found
                return found[0]
        tongue, said, names, heading, phases, people, closely = lines
        reading = tongue.read(said, names, heading, phases, people, closely=closely)
        self.same(lines, reading)
        return reading

    def same(self, lines: Lines, reading: LetterReading) -> None:
        """Remember of lines that they are read as others were."""
        size = _LEAST + sum([_LINE + len(line.text) for line in lines.said])
        with self._lock:
            if lines not in self._known:
                self._known[lines] = reading, size
                self._size += size
            while self._size > self._most:
                self._size -= self._known.pop(next(iter(self._known)))[1]
