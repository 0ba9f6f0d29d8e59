"""Speech: how a reader is told of aliens, planets, ships and pods."""

from collections.abc import Callable, Iterable, Mapping, Sequence
from functools import cache
from typing import Any, ClassVar, Final

from adjudicator.core.event import Seat
from adjudicator.engine.text.phrasebook import Phrasebook
from adjudicator.engine.text.sayings import sayings
from adjudicator.engine.text.speech import Speech as Named
from adjudicator.games.blutooth.table.backs import is_dark, is_hidden
from adjudicator.games.blutooth.table.invasions import SIDES, Place
from adjudicator.games.blutooth.table.match import WARP
from adjudicator.games.blutooth.table.planets import numbered
from adjudicator.games.blutooth.table.pods import pod_order

NO: Final = "no"
"""Stands for a missing name or list in arguments of phrases."""

PACKAGE: Final = "adjudicator.games.blutooth"
"""Where the words are: in `languages`."""

reason: Final = sayings(PACKAGE, "why-")
"""Why an order cannot be carried out, for a reader of any language."""
opening: Final = sayings(PACKAGE, "opening-")
"""How a player began."""


class Speech(Named):
    """Speaks to `seat` of the match (None: to nobody in particular), in the words of a phrasebook.

    `within` is the invasion that the text is about, so that its number is not repeated.
    """

    __slots__ = ("within",)

    package = PACKAGE

    def __init__(
        self, names: Sequence[str], seat: Seat | None = None, words: Phrasebook | None = None, within: int = 0
    ) -> None:
        super().__init__(names, seat, words)
        self.within = within

    def inside(self, number: int) -> "Speech":
        """The same, below the heading of an invasion."""
        return Speech(self.names, self.seat, self.book, number)

    def number(self, number: int) -> int:
        """The number of an invasion if it has to be mentioned, else 0."""
        return 0 if number == self.within else number

    def place(self, place: Place) -> str:
        """`Blue 4`, as an argument of phrases, which have their own word for the warp."""
        if place == WARP:
            return "warp"
        system, number = numbered(len(self.names), place)
        return f"{self.names[system]} {number}"

    def heads(self, *columns: str) -> tuple[str, ...]:
        """The heads of a table's columns."""
        return _heads(self.book, columns)

    def batches(self, batches: Iterable[tuple[Place, int]], link: str) -> str:
        """`2 to Blue 4 and 1 to the warp`; the link is `to` or `from`."""
        return self.listed(
            [self.say(f"batch-{link}", ships=ships, place=self.place(place)) for place, ships in batches]
        )

    def pods(self, pile: Sequence[str]) -> str:
        """`Attack 8, 2 x Negotiate and 3 unknown pods`: pods that cannot be seen are only counted."""
        said: list[str] = []
        for pod in sorted(set(pile), key=pod_order):
            count = pile.count(pod)
            if is_hidden(pod):
                about = "pods-dark" if is_dark(pod) else "pods-unknown" if said else "pods-hidden"
                said.append(self.say(about, count=count))
            else:
                said.append(pod if count == 1 else self.say("pods-several", count=count, pod=pod))
        return self.listed(said) if said else self.say("pods-none")

    kinds: ClassVar[Mapping[str, Callable[[Any, Any], Any]]] = {
        "seat": Named.one,
        "number": number,
        "side": lambda _, which: SIDES[which],
        "pods": pods,
    }


@cache
def _heads(words: Phrasebook, columns: tuple[str, ...]) -> tuple[str, ...]:
    return tuple([words.say(f"head-{column}") for column in columns])
