"""Lines below: the lines after one, for messages and notes, which go on past the line where they begin."""

from collections.abc import Callable, Iterator, Sequence

from adjudicator.orders.lines.letter_reading import Line
from adjudicator.orders.lines.line_kinds import SIGNED


class Below:
    """The lines of a letter, searched from the top; all searches together take no longer than the letter is."""

    __slots__ = ("_lines",)

    def __init__(self, lines: Sequence[Line]) -> None:
        self._lines = lines

    def going_on(self, at: int, ends: Callable[[Line], bool]) -> int:
        """How many lines below a place belong to what stands there."""
        below = range(at + 1, len(self._lines))
        return next((i for i in below if ends(self._lines[i])), len(self._lines)) - at - 1

    def written(self, at: int) -> Iterator[str]:
        """The lines below a place that its writer wrote, up to the signature or the rest of an order form."""
        for i in range(at + 1, len(self._lines)):
            if self._lines[i].context or self._lines[i].text == SIGNED:
                return
            yield self._lines[i].text
