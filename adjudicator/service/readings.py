"""Readings: what lines were read as, so that nobody reads the same twice.

A letter is read beforehand and in its turn, for its acknowledgement, with every later letter of its seat and at the
deadline. What is read again is found by all that it was read from, so that nothing else than reading it could have come
of it.
"""

import threading
from typing import TYPE_CHECKING, Final

from adjudicator.engine.heading import Heading
from adjudicator.engine.words import Vocabulary
from adjudicator.orders.people import People
from adjudicator.orders.reading import LetterReading, Line

if TYPE_CHECKING:
    from adjudicator.orders.language import Language

Key = tuple["Language", tuple[Line, ...], Vocabulary, Heading | None, tuple[int, ...], People, bool]
"""The language, the lines, the names that can be used in them, the open phase, the phases of a turn, the players whose
names stand for their seats', and whether what cannot be read is looked at closely."""

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
        self._known: dict[Key, tuple[LetterReading, int]] = {}
        self._size = 0

    def of(
        self,
        tongue: "Language",
        lines: tuple[Line, ...],
        names: Vocabulary,
        heading: Heading | None,
        phases: tuple[int, ...],
        people: People = (),
        *,
        closely: bool = True,
    ) -> LetterReading:
        """What the lines are read as, see `Language.read`."""
        key = tongue, lines, names, heading, phases, people, closely
        with self._lock:
            found = self._known.pop(key, None)
            if found is not None:
                self._known[key] = found
                return found[0]
        reading = tongue.read(lines, names, heading, phases, people, closely=closely)
        self._remember(key, reading)
        return reading

    def same(
        self,
        tongue: "Language",
        lines: tuple[Line, ...],
        names: Vocabulary,
        heading: Heading | None,
        phases: tuple[int, ...],
        reading: LetterReading,
    ) -> None:
        """Remember of lines that they are read as others were."""
        self._remember((tongue, lines, names, heading, phases, (), True), reading)

    def _remember(self, key: Key, reading: LetterReading) -> None:
        size = _LEAST + sum([_LINE + len(line.text) for line in key[1]])
        with self._lock:
            if key not in self._known:
                self._known[key] = reading, size
                self._size += size
            while self._size > self._most:
                self._size -= self._known.pop(next(iter(self._known)))[1]
