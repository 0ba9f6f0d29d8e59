"""The moons that can be dealt, as their pieces say: what a position needs to know of each by its name."""

from collections.abc import Mapping
from functools import cache
from typing import ClassVar

from adjudicator.engine.contract.piece_folders import found
from adjudicator.engine.contract.pieces import Piece

Esteem = tuple[int, int]
"""What a moon adds: by itself, and with two or more half moons."""


class ListedMoon(Piece):
    """A moon that can be dealt, and what positions count without asking any piece."""

    authority: ClassVar[Esteem] = (0, 0)
    """What it adds to the authority of its owner: by itself, and with two or more half moons."""
    binding: ClassVar[bool] = False
    """Whether it keeps its owner's ships in the warp."""
    flares: ClassVar[Esteem] = (0, 0)
    """How many flares more its owner may play in an invasion: by itself, and with two or more half moons."""


@cache
def listed() -> tuple[ListedMoon, ...]:
    """All moons that can be dealt; new moons are none of them. Their folder is read when they are first needed."""
    return found("adjudicator.games.blutooth.moons", ListedMoon)


@cache
def names_listed() -> tuple[str, ...]:
    """The names of all moons that can be dealt."""
    return tuple([moon.name for moon in listed()])


@cache
def adding_authority() -> Mapping[str, Esteem]:
    """The moons that add authority, by name."""
    return {moon.name: moon.authority for moon in listed() if any(moon.authority)}


@cache
def adding_flares() -> Mapping[str, Esteem]:
    """The moons that let their owner play more flares in an invasion, by name."""
    return {moon.name: moon.flares for moon in listed() if any(moon.flares)}


@cache
def binding() -> frozenset[str]:
    """The moons that keep their owner's ships in the warp."""
    return frozenset([moon.name for moon in listed() if moon.binding])
