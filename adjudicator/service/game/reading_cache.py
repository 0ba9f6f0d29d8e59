"""A cache of readings, so that the same lines are not read twice.

A letter is read beforehand and in its turn, for its acknowledgement, with every later letter of its seat, and at the
deadline. The key of an entry is everything that the reading depends on, so reading again could give nothing else.
"""

import threading
from typing import TYPE_CHECKING, Final, NamedTuple

from adjudicator.engine.contract.heading import Heading
from adjudicator.engine.contract.order_words import Vocabulary
from adjudicator.orders.lines.letter_reading import LetterReading, Line
from adjudicator.orders.values.budget import STEPS

if TYPE_CHECKING:
    from adjudicator.orders.grammar.player_names import People
    from adjudicator.orders.letter.order_language import Language


class Lines(NamedTuple):
    """Lines, and everything that decides how they are read."""

    tongue: "Language"
    said: tuple[Line, ...]
    names: Vocabulary
    """The languages that can be used in them."""
    heading: Heading | None
    """The open phase."""
    phases: tuple[int, ...]
    """The phases of a turn."""
    people: "People" = ()
    """The players whose names stand for their seats."""
    closely: bool = True
    """Whether unreadable lines are examined closely."""
    steps: int = STEPS
    """How many steps there are for that."""


MOST: Final = 2_000_000
"""How many characters are remembered in all: some thousand typical letters, or seven of the longest."""
_LEAST: Final = 250
"""The least that a reading counts for, and each of its lines, however short they are."""
_LINE: Final = 25


class Readings:
    """Readings. When there are too many, those used longest ago are forgotten. Thread-safe."""

    def __init__(self, most: int = MOST) -> None:
        self._most = most
        self._lock = threading.Lock()
        self._known: dict[Lines, tuple[LetterReading, int]] = {}
        self._size = 0

    def of(self, lines: Lines) -> LetterReading:
        """How the lines are read, see `Language.read`."""
        with self._lock:
            found = self._known.pop(lines, None)
            if found is not None:
                self._known[lines] = found
                return found[0]
        tongue, said, names, heading, phases, people, closely, steps = lines
        reading = tongue.read(said, names, heading, phases, people, closely=closely, steps=steps)
        self.same(lines, reading)
        return reading

    def same(self, lines: Lines, reading: LetterReading) -> None:
        """Remember that these lines have the same reading as others."""
        size = _LEAST + sum([_LINE + len(line.text) for line in lines.said])
        with self._lock:
            if lines not in self._known:
                self._known[lines] = reading, size
                self._size += size
            while self._size > self._most:
                self._size -= self._known.pop(next(iter(self._known)))[1]
