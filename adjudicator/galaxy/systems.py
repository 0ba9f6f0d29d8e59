"""Systems: each seat has a home system of `size` planets, and any seat may have tokens on any planet."""

from collections.abc import Iterable, Sequence
from functools import lru_cache
from typing import Final

from adjudicator.core.event import Seat
from adjudicator.engine.text.phrasebook import Phrasebook

_RUN: Final = 2
"""More planets than these in a row are told by the first and the last."""

Place = int
"""A planet: the size of a system times the seat whose home it is, plus 0 for its planet 1; or, below 0, another place
of the title."""

Planets = tuple[tuple[int, ...], ...]
"""For each planet, the tokens of each seat on it."""


def home(size: int, seat: Seat) -> range:
    """The planets of a seat's home system."""
    return range(seat * size, seat * size + size)


def bases(planets: Planets, seat: Seat) -> tuple[Place, ...]:
    """The planets on which a seat has tokens."""
    return tuple([place for place, row in enumerate(planets) if row[seat]])


def home_bases(planets: Planets, size: int, seat: Seat) -> int:
    """How many planets of its own system a seat has tokens on."""
    held = 0
    for row in planets[seat * size : seat * size + size]:
        if row[seat]:
            held += 1
    return held


@lru_cache(maxsize=64)
def foreign_bases(planets: Planets, size: int) -> tuple[int, ...]:
    """For each seat, how many planets outside its own system it has tokens on.

    Cached for all who see the same planets.
    """
    found = []
    for seat, tokens in enumerate(zip(*planets, strict=True)):
        there = tokens[seat * size : seat * size + size]
        found.append(len(tokens) - tokens.count(0) - len(there) + there.count(0))
    return tuple(found)


def named_place(seats: Sequence[str], size: int, place: Place) -> str:
    """The name of a planet, such as `Blue 4`."""
    return f"{seats[place // size]} {place % size + 1}"


def in_runs(names: Iterable[str], words: Phrasebook) -> list[str]:
    """Names of planets with three or more in a row of a system as one: `Red 2 to 5`."""
    found: list[tuple[str, list[int]]] = []
    for name in names:
        system, _, number = name.rpartition(" ")
        if found and found[-1][0] == system and found[-1][1][-1] + 1 == int(number):
            found[-1][1].append(int(number))
        else:
            found.append((system, [int(number)]))
    out: list[str] = []
    for system, numbers in found:
        if len(numbers) > _RUN:
            out.append(words.say("list-run", first=f"{system} {numbers[0]}", last=str(numbers[-1])))
        else:
            out += [f"{system} {number}" for number in numbers]
    return out


def place_named(seats: Sequence[str], size: int, name: str) -> Place:
    """The planet of this name; raises ValueError if no seat has the name before the number."""
    seat, _, number = name.rpartition(" ")
    return seats.index(seat) * size + int(number) - 1
