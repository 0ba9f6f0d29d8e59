"""Below: the lines beneath one, for messages and notes, which take more than the line where they begin."""

from bisect import bisect
from collections.abc import Callable, Sequence

from adjudicator.orders.directives import closes
from adjudicator.orders.reading import Line


class Below:
    """The lines of a letter, looked at from above; together all looks take no longer than the letter is."""

    __slots__ = ("_closing", "_lines")

    def __init__(self, lines: Sequence[Line]) -> None:
        self._lines = lines
        self._closing: list[int] | None = None

    def going_on(self, at: int, ends: Callable[[Line], bool]) -> int:
        """How many lines below a place go on with what stands there."""
        below = range(at + 1, len(self._lines))
        return next((i for i in below if ends(self._lines[i])), len(self._lines)) - at - 1

    def closed(self, at: int) -> list[str]:
        """The lines below a place up to the next that can close a message; none where there is none."""
        if self._closing is None:
            self._closing = [i for i, line in enumerate(self._lines) if closes(line.text)]
        following = bisect(self._closing, at)
        if following == len(self._closing):
            return []
        return [line.text for line in self._lines[at + 1 : self._closing[following] + 1]]
