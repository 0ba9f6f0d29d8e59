"""Systems: each seat has a home system of `size` planets, and any seat may have tokens on any planet."""

from collections.abc import Sequence
from functools import lru_cache

from adjudicator.core.event import Seat

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


def place_named(seats: Sequence[str], size: int, name: str) -> Place:
    """The planet of this name; raises ValueError if no seat has the name before the number."""
    seat, _, number = name.rpartition(" ")
    return seats.index(seat) * size + int(number) - 1
