"""The words of statements: seats, places and cards by name, and what a statement says as facts."""

import re
from collections.abc import Callable, Mapping, Sequence
from typing import TYPE_CHECKING, NamedTuple

from msgspec import Struct

from adjudicator.core.event import Seat
from adjudicator.core.piles import Pile
from adjudicator.engine.contract.misstatements import Misstated, nearest
from adjudicator.galaxy.systems import Place
from adjudicator.games.cosmic.mechanics.deck import all_cards
from adjudicator.games.cosmic.pieces import SECTIONS
from adjudicator.games.cosmic.table.state import PLANETS, SIDES, Cosmic

if TYPE_CHECKING:
    from adjudicator.games.cosmic.positions.draft import Draft


class Fact(Struct, frozen=True):
    """One thing that a statement says of a position."""

    def put(self, draft: "Draft") -> None:
        """Make it so in a position that is being set up; raises Misstated for what can only be compared."""
        raise Misstated("this can be compared with a position, but not set up")

    def differs(self, state: Cosmic) -> str | None:
        """What is true instead, None if it is as stated; raises Misstated if it can only be set up."""
        raise Misstated("this can be set up, but not compared with a position")


class Reader:
    """Reads names as they are used in one position."""

    __slots__ = ("_cards", "names")

    def __init__(self, table: Cosmic) -> None:
        self.names = table.seats
        flares = SECTIONS if table.options["flares"] == "yes" else ()
        cards = (*all_cards(table.options, len(table.seats)), *flares)
        self._cards = {card.casefold(): card for card in cards}

    def is_seat(self, name: str) -> bool:
        """Whether a seat at the table has this colour."""
        return name.title() in self.names

    def seat(self, name: str) -> Seat:
        """A player by colour."""
        if not self.is_seat(name):
            raise Misstated(f"nobody here is {name}; there are {', '.join(self.names)}")
        return self.names.index(name.title())

    def place(self, name: str, seat: Seat | None = None) -> Place:
        """A planet: `Blue 2`, or `home 2` in a statement about a seat."""
        found = re.fullmatch(rf"(\w+) ([1-{PLANETS}])", name.strip())
        if found is None:
            raise Misstated(f"{name.strip()!r} is no planet; planets are called home 3 or Blue 3")
        home = found[1].casefold() == "home" and seat is not None
        system = seat if home and seat is not None else self.seat(found[1])
        return system * PLANETS + int(found[2]) - 1

    def cards(self, words: str) -> Pile:
        """`Attack 10, 2 x Compromise`; `nothing`."""
        return pile(words, self._cards, self._no_card)

    def _no_card(self, words: str, name: str) -> str:
        there = ", ".join(nearest(name, self._cards.values()))
        return f"{words!r} is no card of this deck; write them as: Attack 10, 2 x Compromise. It has {there}"


def pile(words: str, known: Mapping[str, str], unknown: Callable[[str, str], str]) -> Pile:
    """Cards by their names in lower case; `unknown` is the sentence for one that there is not."""
    if words.strip().casefold() == "nothing":
        return ()
    found: list[str] = []
    for part in words.split(","):
        copies = re.fullmatch(r"\s*(?:(\d+) x )?(.+?)\s*", part)
        name = "" if copies is None else copies[2].casefold()
        if copies is None or name not in known:
            raise Misstated(unknown(part.strip(), part.strip() if copies is None else copies[2]))
        found += [known[name]] * int(copies[1] or 1)
    return tuple(sorted(found))


def side(word: str) -> int:
    """`offence` or `defence`."""
    return SIDES.index(word.casefold())


class Form(NamedTuple):
    """One way to say something: a pattern, an example of it, and the fact it states."""

    pattern: str
    example: str
    read: Callable[["re.Match[str]"], Fact]


def fact(words: str, forms: Sequence[Form]) -> Fact:
    """The fact that the words state in one of these forms; raises Misstated, showing examples of all of them."""
    for form in forms:
        found = re.fullmatch(form.pattern, words.strip(), re.I)
        if found is not None:
            return form.read(found)
    examples = "; ".join(form.example for form in forms)
    raise Misstated(f"{words.strip()!r} says nothing that is understood here; what can be said is like: {examples}")
