"""Statements of positions: seats and planets by name, and what can be said in which forms."""

import re
from collections.abc import Callable, Mapping, Sequence
from typing import Generic, NamedTuple, TypeVar

from adjudicator.core.event import Seat
from adjudicator.core.piles import Pile
from adjudicator.engine.contract.misstatements import Misstated
from adjudicator.galaxy.systems import Place

T_co = TypeVar("T_co", covariant=True)


class Names:
    """Reads the names of the seats at a table and of their planets; a system has `size` of them."""

    __slots__ = ("names", "size")

    def __init__(self, names: Sequence[str], size: int) -> None:
        self.names = names
        self.size = size

    def is_seat(self, name: str) -> bool:
        """Whether a seat at the table has this colour."""
        return name.title() in self.names

    def seat(self, name: str) -> Seat:
        """A player by colour; raises Misstated."""
        if not self.is_seat(name):
            raise Misstated(f"nobody here is {name}; there are {', '.join(self.names)}")
        return self.names.index(name.title())

    def place(self, name: str, seat: Seat | None = None) -> Place:
        """A planet: `Blue 2`, or `home 2` in a statement about a seat; raises Misstated."""
        found = re.fullmatch(rf"(\w+) ([1-{self.size}])", name.strip())
        if found is None:
            raise Misstated(f"{name.strip()!r} is no planet; planets are called home 3 or Blue 3")
        home = found[1].casefold() == "home" and seat is not None
        system = seat if home and seat is not None else self.seat(found[1])
        return system * self.size + int(found[2]) - 1


def pile(words: str, known: Mapping[str, str], unknown: Callable[[str, str], str]) -> Pile:
    """Cards by their names in lower case: `2 x Compromise, Attack 10`, or `nothing`.

    `unknown` is the sentence for one that there is not. It is given the words and the name in them.
    """
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


class Form(NamedTuple, Generic[T_co]):
    """One way to say something: a pattern, an example of it, and the fact it states."""

    pattern: str
    example: str
    read: Callable[["re.Match[str]"], T_co]


def fact(words: str, forms: Sequence[Form[T_co]]) -> T_co:
    """The fact that the words state in one of these forms; raises Misstated, showing examples of all of them."""
    for form in forms:
        found = re.fullmatch(form.pattern, words.strip(), re.I)
        if found is not None:
            return form.read(found)
    examples = "; ".join(form.example for form in forms)
    raise Misstated(f"{words.strip()!r} says nothing that is understood here; what can be said is like: {examples}")


def facts(words: str, forms: Sequence[Form[T_co]], lists: tuple[str, ...]) -> list[T_co]:
    """All facts that the words state, parted by semicolons and commas; what begins like `lists` has commas inside."""
    found: list[T_co] = []
    for part in words.split(";"):
        said = [part] if part.strip().casefold().startswith(lists) else part.split(",")
        found += [fact(one, forms) for one in said]
    return found
