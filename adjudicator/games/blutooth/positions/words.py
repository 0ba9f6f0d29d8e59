"""The words of statements: aliens, planets and pods by name, and what a statement says as facts."""

import re
from functools import cached_property
from typing import TYPE_CHECKING, Final

from msgspec import Struct

from adjudicator.core.event import Seat
from adjudicator.core.piles import Pile
from adjudicator.engine.contract.misstatements import Misstated, nearest
from adjudicator.games.blutooth.pieces import PARTS
from adjudicator.games.blutooth.systems.mutant_forge import OWN
from adjudicator.games.blutooth.table.forge_list import all_pods, contents, dark_pods, kinds_of
from adjudicator.games.blutooth.table.invasions import SIDES, Place
from adjudicator.games.blutooth.table.match import Match
from adjudicator.games.blutooth.table.planets import place_at
from adjudicator.games.blutooth.table.pods import SLIME, TWO_D

if TYPE_CHECKING:
    from adjudicator.games.blutooth.positions.draft import Draft


MOST_MADE: Final = 3
"""So many planets more than at first can be stated of a system."""
_MADE: Final = re.compile(rf"{TWO_D.casefold()}\d+/\d+|{SLIME.casefold()}-?\d+")
"""An attack with two numbers, or a slime attack, which no forge has: it has been made."""


class Fact(Struct, frozen=True):
    """One thing that a statement says of a position."""

    def put(self, draft: "Draft") -> None:
        """Make it so in a position that is being set up; raises Misstated for what can only be compared."""
        raise Misstated("this can be compared with a position, but not set up")

    def differs(self, state: Match) -> str | None:
        """What is true instead, None if it is as stated; raises Misstated if it can only be set up."""
        raise Misstated("this can be set up, but not compared with a position")


class Reader:
    """Reads names as they are used in one position."""

    def __init__(self, table: Match) -> None:
        self.names = table.seats
        self.each = table.planets_each
        self._table = table

    @cached_property
    def _pods(self) -> dict[str, str]:
        """The pods of the match by their names in small letters, made out only for a statement that names any."""
        match = contents(self._table)
        # Dark pods can have been made where there is no dark forge.
        made = (*OWN, *PARTS, *dark_pods(match))
        return {pod.casefold(): pod for pod in (*all_pods(match), *kinds_of(match), *made)}

    def is_seat(self, name: str) -> bool:
        """Whether an alien in the match has this colour."""
        return name.title() in self.names

    def seat(self, name: str) -> Seat:
        """An alien by colour."""
        if not self.is_seat(name.strip()):
            raise Misstated(f"nobody here is {name.strip()}; there are {', '.join(self.names)}")
        return self.names.index(name.strip().title())

    def seats(self, names: str) -> tuple[Seat, ...]:
        """`Green and Yellow`."""
        return tuple([self.seat(name) for name in re.split(r", | and ", names)])

    def place(self, name: str, seat: Seat | None = None) -> Place:
        """A planet: `Blue 2`, or `home 2` in a statement about an alien."""
        found = re.fullmatch(rf"(\w+) ([1-{self.each + MOST_MADE}])", name.strip())
        if found is None:
            raise Misstated(f"{name.strip()!r} is no planet; planets are called home 3 or Blue 3")
        home = found[1].casefold() == "home" and seat is not None
        system = seat if home and seat is not None else self.seat(found[1])
        return place_at(len(self.names), system, int(found[2]))

    def pods(self, words: str) -> Pile:
        """`Attack 10, 2 x Negotiate`; `nothing`."""
        if words.strip().casefold() == "nothing":
            return ()
        found: list[str] = []
        for part in re.split(r", | and ", words):
            copies = re.fullmatch(r"\s*(?:(\d+) x )?(.+?)\s*", part)
            if copies is None:
                raise Misstated(f"{part!r} is no pod; write pods as: Attack 10, 2 x Negotiate")
            found += [self.pod(copies[2])] * int(copies[1] or 1)
        return tuple(sorted(found))

    def pod(self, name: str) -> str:
        """One pod by its name."""
        known = name.strip().casefold()
        if _MADE.fullmatch(known):
            return known.title()
        if known not in self._pods:
            there = ", ".join(nearest(name, self._pods.values())[:5])
            raise Misstated(
                f"{name.strip()!r} is no pod of this forge; write pods as: Attack 10, 2 x Negotiate. "
                f"Nearest are {there}"
            )
        return self._pods[known]

    def some_pod(self, name: str) -> str | None:
        """One pod by its name, or None for `nothing`."""
        return None if name.strip().casefold() == "nothing" else self.pod(name)


def side(word: str) -> int:
    """`invader` or `defender`."""
    return SIDES.index(word.casefold())


def number(word: str) -> int:
    """`3`, or `none`."""
    return 0 if word.casefold() in ("no", "none") else int(word)
