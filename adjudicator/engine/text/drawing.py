"""Drawings as plain values: shapes on a sheet, with named colours, and the same in words.

A title places things in whole pixels from the upper left corner of the sheet. How shapes are drawn, and which colours
the names mean, is decided where letters are made.
"""

from collections.abc import Iterator
from typing import Literal, TypeAlias

from msgspec import Struct
from msgspec.structs import replace

Colour = Literal[
    "ink", "grey", "pale", "paper", "tint", "white", "orange", "sky", "green", "yellow", "blue", "vermilion", "purple"
]
"""Colours that everybody can tell apart, whatever their eyesight; a shape or a letter should say the same."""

Spot = tuple[int, int]


class Area(Struct, frozen=True, kw_only=True):
    """The attributes of an area: without `fill` only its outline is drawn, without `line` only its inside."""

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


class Arrow(Area, frozen=True, cache_hash=True):
    """An arrow whose point is at `end`; its head is three times as wide as its shaft.

    It turns at each spot of `via`.
    """

    start: Spot
    end: Spot
    shaft: int
    via: tuple[Spot, ...] = ()


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


class Figure(Struct, frozen=True, cache_hash=True):
    """Shapes that always stand together, relative to their anchor: drawn once, and placed as often as needed."""

    shapes: tuple[Shape, ...]


class Placed(Struct, frozen=True):
    """A figure on a sheet."""

    figure: Figure
    at: Spot


Part: TypeAlias = Shape | Placed


class Picture(Struct, frozen=True, cache_hash=True):
    """A sheet of so many pixels with shapes and figures, later ones over earlier ones; `alt` says it in words."""

    width: int
    height: int
    parts: tuple[Part, ...]
    alt: str

    @property
    def shapes(self) -> tuple[Shape, ...]:
        """All shapes, those of figures included, at their places on the sheet."""
        return tuple(_shapes(self.parts))


def _shapes(parts: tuple[Part, ...]) -> Iterator[Shape]:
    for part in parts:
        if isinstance(part, Placed):
            yield from (moved(shape, *part.at) for shape in part.figure.shapes)
        else:
            yield part


def anchor(shape: Shape) -> Spot:
    """The point by which a shape is placed."""
    if isinstance(shape, Text):
        return shape.at
    if isinstance(shape, Polygon):
        return shape.corners[0]
    return shape.start if isinstance(shape, Arrow | Line) else shape.centre


def moved(shape: Shape, right: int, down: int) -> Shape:
    """The shape at another place."""

    def spot(old: Spot) -> Spot:
        return (old[0] + right, old[1] + down)

    if isinstance(shape, Text):
        return replace(shape, at=spot(shape.at))
    if isinstance(shape, Polygon):
        return replace(shape, corners=tuple(map(spot, shape.corners)))
    if isinstance(shape, Arrow):
        return replace(shape, start=spot(shape.start), end=spot(shape.end), via=tuple(map(spot, shape.via)))
    if isinstance(shape, Line):
        return replace(shape, start=spot(shape.start), end=spot(shape.end))
    return replace(shape, centre=spot(shape.centre))


def box(x: int, y: int, width: int, height: int) -> tuple[Spot, ...]:
    """The corners of a rectangle from its upper left one."""
    return ((x, y), (x + width, y), (x + width, y + height), (x, y + height))
