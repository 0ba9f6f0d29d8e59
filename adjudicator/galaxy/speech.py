"""Speech: how a reader is told of places and of tokens on their way."""

from collections.abc import Iterable, Mapping, Sequence
from functools import lru_cache
from typing import ClassVar, Final, Self

from adjudicator.core.event import Seat
from adjudicator.engine.text.phrasebook import Phrasebook
from adjudicator.engine.text.speech import Speech as Named
from adjudicator.galaxy.systems import Place, named_place

NO: Final = "no"
"""Stands for a missing name or list in arguments of phrases."""


class Speech(Named):
    """Speaks to `seat` of the galaxy (None: to nobody in particular), in the words of a phrasebook.

    `within` is the numbered part, such as a challenge, that the text is about, so that its number is not repeated.
    """

    __slots__ = ("within",)

    elsewhere: ClassVar[Mapping[Place, str]] = {}
    """The places of the title that are no planets, as arguments of phrases."""

    def __init__(
        self, names: Sequence[str], seat: Seat | None = None, words: Phrasebook | None = None, within: int = 0
    ) -> None:
        super().__init__(names, seat, words)
        self.within = within

    @property
    def size(self) -> int:
        """Planets in a system."""
        raise NotImplementedError  # pragma: no cover - every title defines it

    def inside(self, number: int) -> Self:
        """The same, below the heading of a numbered part."""
        return type(self)(self.names, self.seat, self.book, number)

    def number(self, number: int) -> int:
        """The number of a numbered part if it has to be mentioned, else 0."""
        return 0 if number == self.within else number

    def place(self, place: Place) -> str:
        """`Blue 4`, as an argument of phrases, which have their own words for the places of `elsewhere`."""
        return self.elsewhere[place] if place < 0 else named_place(self.names, self.size, place)

    def batches(self, batches: Iterable[tuple[Place, int]], link: str) -> str:
        """`2 to Blue 4 and 1 to Limbo`; each in a phrase of the title for the link, such as `batch-to`."""
        return self.listed(
            [self.say(f"batch-{link}", tokens=tokens, place=self.place(place)) for place, tokens in batches]
        )

    def heads(self, *columns: str) -> tuple[str, ...]:
        """The heads of a table's columns: of `player` the phrase `head-player`."""
        return _heads(self.book, columns)


@lru_cache(maxsize=256)
def _heads(words: Phrasebook, columns: tuple[str, ...]) -> tuple[str, ...]:
    return tuple([words.say(f"head-{one}") for one in columns])
