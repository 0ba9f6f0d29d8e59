"""Pictures as plain values: shapes on a sheet, in colours by name, and the same in words.

A title says what stands where, in whole pixels from the upper left corner of the sheet; how a shape is drawn, and which
colours the names mean, is decided where letters are made.
"""

from typing import Literal, TypeAlias

from msgspec import Struct

Colour = Literal[
    "ink", "grey", "pale", "paper", "white", "orange", "sky", "green", "yellow", "blue", "vermilion", "purple"
]
"""Colours that can be told apart whatever somebody's eyes see; a shape or a letter should say the same."""

Spot = tuple[int, int]


class Area(Struct, frozen=True, kw_only=True):
    """What areas have: without `fill` only their line is drawn, without `line` only what is inside."""

    fill: Colour | None = None
    line: Colour | None = None
    width: int = 2


class Circle(Area, frozen=True):
    """A circle."""

    centre: Spot
    radius: int


class Polygon(Area, frozen=True):
    """A closed shape with straight sides."""

    corners: tuple[Spot, ...]


class Regular(Area, frozen=True):
    """A polygon with equal sides, one corner at the top; `turn` turns it by so many degrees, clockwise."""

    centre: Spot
    radius: int
    corners: int
    turn: int = 0


class Star(Area, frozen=True):
    """A star, one ray at the top."""

    centre: Spot
    radius: int
    rays: int


class Arrow(Area, frozen=True):
    """An arrow whose point is at `end`; its head is three times as wide as its shaft."""

    start: Spot
    end: Spot
    shaft: int


class Line(Struct, frozen=True):
    """A straight line."""

    start: Spot
    end: Spot
    colour: Colour = "ink"
    width: int = 2
    dashed: bool = False


class Text(Struct, frozen=True):
    """A line of words. `at` lies half as high as a capital letter, at the start, middle or end of the words."""

    at: Spot
    words: str
    size: int = 18
    colour: Colour = "ink"
    anchor: Literal["start", "middle", "end"] = "middle"


Shape: TypeAlias = Circle | Polygon | Regular | Star | Arrow | Line | Text


class Picture(Struct, frozen=True, cache_hash=True):
    """A sheet of so many pixels with shapes, later ones over earlier ones; `alt` says in words what it shows."""

    width: int
    height: int
    shapes: tuple[Shape, ...]
    alt: str


def box(x: int, y: int, width: int, height: int) -> tuple[Spot, ...]:
    """The corners of a rectangle from its upper left one."""
    return ((x, y), (x + width, y), (x + width, y + height), (x, y + height))
