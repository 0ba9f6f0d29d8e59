"""Speech: how a reader is told of players, numbers and lists."""

from collections.abc import Callable, Iterable, Mapping, Sequence
from typing import Any, ClassVar, Final, TypeAlias, TypeVar

from msgspec.structs import asdict

from adjudicator.core.event import Seat
from adjudicator.engine.text.phrasebook import HOUSE, Phrasebook, book

YOU: Final = "you"
"""Stands for the name of the player who is addressed, in arguments of phrases."""


class Speech:
    """Speaks to `seat` (None: to nobody in particular, so that all are called by name).

    In the words of a phrasebook, or in English without one.
    """

    __slots__ = ("book", "names", "say", "seat")

    kinds: ClassVar[Mapping[str, Callable[[Any, Any], Any]]] = {}
    """How fields of events are said, by their names; all others are said as they are.

    A field can be said by several arguments, or by one of another name: then a mapping is given.
    """
    package: ClassVar[str] = HOUSE
    """The package whose phrases it uses."""
    say: Callable[..., str]
    """A phrase with its arguments."""

    def __init__(self, names: Sequence[str], seat: Seat | None = None, words: Phrasebook | None = None) -> None:
        self.names = names
        self.seat = seat
        self.book = words or book(self.package)
        # An attribute, not a method: a report says a hundred phrases, and a method call would double the time.
        self.say = self.book.say

    def one(self, seat: Seat) -> str:
        """A player as an argument of phrases: their name, or that they are the reader."""
        return YOU if seat == self.seat else self.names[seat]

    def some(self, seats: Iterable[Seat]) -> dict[str, str]:
        """Several players as arguments of phrases: the others' names, and whether the reader comes last."""
        all_of = sorted(seats)
        others = [self.names[seat] for seat in all_of if seat != self.seat]
        if len(others) == len(all_of):
            return {"you": "not" if others else "nobody", "others": self.listed(others) if others else ""}
        joined = others[0] if others else ""
        for name in others[1:]:
            joined = self.say("list-next", first=joined, last=name)
        return {"you": "too" if others else "alone", "others": joined}

    def listed(self, items: Iterable[str]) -> str:
        """`a`, `a and b`, `a, b and c`."""
        return self.book.listed(items)

    def heads(self, *columns: str) -> tuple[str, ...]:
        """The heads of the columns of a table, by the phrases `head-`."""
        return tuple([self.say(f"head-{column}") for column in columns])

    def who(self, seat: Seat) -> str:
        """`You` or `Red`, at the beginning of a sentence."""
        return "You" if seat == self.seat else self.names[seat]


def listed(items: Iterable[str], link: str = "and") -> str:
    """`a`, `a and b`, `a, b and c`; `nothing` if the list is empty."""
    *first, last = [*items] or ["nothing"]
    return f"{', '.join(first)} {link} {last}" if first else last


def counted(number: int, thing: str) -> str:
    """`1 token`, `3 tokens`."""
    return f"{number} {thing}" if number == 1 else f"{number} {thing}s"


K = TypeVar("K")
Teller: TypeAlias = Callable[[Any, Any], str | None]
"""The sentence on an event, in the words of a Speech; None for an event of which nothing is said."""


def plainly(phrases: Mapping[type[K], str]) -> dict[type[K], Teller]:
    """How events are told whose fields are the arguments of a phrase: the phrase by the class of the event."""
    return {kind: plain(phrase) for kind, phrase in phrases.items()}


def plain(phrase: str, **more: Callable[[Any], Any]) -> Teller:
    """How an event is told whose fields are the arguments of a phrase, and with what follows `more` from them."""

    def tell(event: Any, to: Speech) -> str:
        kinds = to.kinds
        said: dict[str, Any] = {}
        for name, value in asdict(event).items():
            one = kinds[name](to, value) if name in kinds else value
            said |= one if isinstance(one, dict) else {name: one}
        return to.say(phrase, **said, **{name: follows(event) for name, follows in more.items()})

    return tell
