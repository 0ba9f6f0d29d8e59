"""Below: the lines beneath one, for messages and notes, which take more than the line where they begin."""

from collections.abc import Callable, Iterator, Sequence

from adjudicator.orders.lines.letter_reading import Line
from adjudicator.orders.lines.line_kinds import SIGNED


class Below:
    """The lines of a letter, looked at from above; together all looks take no longer than the letter is."""

    __slots__ = ("_lines",)

    def __init__(self, lines: Sequence[Line]) -> None:
        self._lines = lines

    def going_on(self, at: int, ends: Callable[[Line], bool]) -> int:
        """How many lines below a place go on with what stands there."""
        below = range(at + 1, len(self._lines))
        return next((i for i in below if ends(self._lines[i])), len(self._lines)) - at - 1

    def written(self, at: int) -> Iterator[str]:
        """The lines below a place that were written there, to the signature or to what is left of an order form."""
        for i in range(at + 1, len(self._lines)):
            if self._lines[i].context or self._lines[i].text == SIGNED:
                return
            yield self._lines[i].text
