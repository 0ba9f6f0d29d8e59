"""Which shapes of a drawing lie on others: reckoned from the shapes, with the widths of its font."""

from collections.abc import Iterator, Sequence
from functools import cache
from math import cos, pi, sin
from typing import Any, Final, NamedTuple

from PIL import ImageFont

from adjudicator.engine.text.drawing import Arrow, Circle, Line, Picture, Polygon, Regular, Shape, Star, Text
from adjudicator.reports.pictures.picture import FONT, corners

GROUND: Final = 125
"""What is wider or higher is ground that others may reach over: a panel, a mat."""
TOUCH: Final = 0.5
"""Shapes that touch do not overlap."""

Points = Sequence[tuple[float, float]]


_EM: Final = 2048
"""The units of the font: at this size no width is rounded, whatever libraries a machine has."""


@cache
def _font() -> ImageFont.FreeTypeFont:
    return ImageFont.truetype(str(FONT), _EM, layout_engine=ImageFont.Layout.BASIC)


def _wide(text: Text) -> float:
    return _font().getlength(text.words) * text.size / _EM


def outline(shape: Shape) -> Points:
    """The corners of what a shape covers; those of a circle stand close enough for that."""
    if isinstance(shape, Text):
        (x, y), wide, half = shape.at, _wide(shape), shape.size * 0.36
        left = x - {"start": 0, "middle": wide / 2, "end": wide}[shape.anchor]
        return ((left, y - half), (left + wide, y - half), (left + wide, y + half), (left, y + half))
    if isinstance(shape, Circle):
        (x, y), far = shape.centre, shape.radius
        return [(x + far * sin(pi * at / 16), y - far * cos(pi * at / 16)) for at in range(32)]
    if isinstance(shape, Line):
        return (shape.start, shape.end)
    return corners(shape)


def _box(points: Points) -> tuple[float, float, float, float]:
    across, along = zip(*points, strict=True)
    return min(across), min(along), max(across), max(along)


def _apart(one: tuple[float, float, float, float], other: tuple[float, float, float, float]) -> bool:
    (a, b, c, d), (e, f, g, h) = one, other
    return c <= e + TOUCH or g <= a + TOUCH or d <= f + TOUCH or h <= b + TOUCH


def _sides(points: Points) -> Iterator[tuple[tuple[float, float], tuple[float, float]]]:
    yield from zip(points, (*points[1:], points[0]), strict=True)


def _turn(a: tuple[float, float], b: tuple[float, float], c: tuple[float, float]) -> float:
    return (b[0] - a[0]) * (c[1] - a[1]) - (b[1] - a[1]) * (c[0] - a[0])


def _cross(one: Points, other: Points) -> bool:
    """Whether two outlines cut each other."""
    return any(
        _turn(a, b, c) * _turn(a, b, d) < -TOUCH and _turn(c, d, a) * _turn(c, d, b) < -TOUCH
        for a, b in _sides(one)
        for c, d in _sides(other)
    )


def _within(spot: tuple[float, float], around: Points) -> bool:
    x, y = spot
    return bool(
        sum(
            (a[1] > y) != (b[1] > y) and x < a[0] + (y - a[1]) * (b[0] - a[0]) / (b[1] - a[1])
            for a, b in _sides(around)
            if a[1] != b[1]
        )
        % 2
        == 1
    )


def _solid(shape: Shape) -> bool:
    return isinstance(shape, Circle | Polygon | Regular | Star)


def overlaps(picture: Picture) -> list[tuple[str, Shape, Shape]]:
    """Every two shapes of which one lies on the other, and what is wrong with that."""
    found = []
    placed = [*_placed(picture)]
    across = sorted(range(len(placed)), key=lambda number: placed[number].box[0])
    near: list[int] = []
    for number in across:
        one = placed[number]
        near = [other for other in near if placed[other].box[2] >= one.box[0]]
        for other in near:
            first, last = sorted((number, other))
            under, over = placed[first], placed[last]
            if under.part == over.part or _apart(under.box, over.box):
                continue
            wrong = _wrong(under.shape, under.points, over.shape, over.points)
            if wrong and not any(_covers(between, over.points) for between in placed[first + 1 : last]):
                found.append((wrong, under.shape, over.shape))
        near.append(number)
    return found


class Laid(NamedTuple):
    """A shape on a sheet, and what it covers; those of a figure stand together."""

    shape: Shape
    points: Points
    box: tuple[float, float, float, float]
    part: int


def _placed(picture: Picture) -> Iterator[Laid]:
    for number, part in enumerate(picture.parts):
        for shape in Picture(0, 0, (part,), "").shapes:
            points = outline(shape)
            # The words on a tile or a planet must be within it.
            yield Laid(shape, points, _box(points), -len(picture.parts) - number if isinstance(shape, Text) else number)


def _covers(one: Laid, other: Points) -> bool:
    """Whether an area hides all that lies under another shape."""
    return bool(getattr(one.shape, "fill", None)) and all(_within(spot, one.points) for spot in other)


def _wrong(under: Shape, below: Points, over: Shape, above: Points) -> str:
    cross = _cross(below, above)
    words = [isinstance(shape, Text) for shape in (under, over)]
    if any(words):
        if all(words):
            return "words on words"
        if cross:
            return "an edge through words"
        if words[0] and not isinstance(over, Line) and getattr(over, "fill", None) and _within(below[0], above):
            return "words under something"
        return ""
    if isinstance(under, Arrow) and isinstance(over, Arrow):
        return "two arrows on one line" if _together(under, over) else ""
    if isinstance(under, Arrow) or isinstance(over, Arrow):
        return "an arrow across something" if cross else ""
    if _solid(under) and _solid(over) and cross and not any(map(_ground, (below, above))):
        return "an edge over an edge"
    return ""


def _ground(points: Points) -> bool:
    left, top, right, bottom = _box(points)
    return max(right - left, bottom - top) > GROUND


def _together(one: Arrow, other: Arrow) -> bool:
    """Whether stretches of two arrows run along the same line."""
    ways = [[*zip((arrow.start, *arrow.via), (*arrow.via, arrow.end), strict=True)] for arrow in (one, other)]
    return any(_shared(a, b, c, d) for a, b in ways[0] for c, d in ways[1])


def _shared(a: Any, b: Any, c: Any, d: Any) -> bool:
    """Whether two stretches lie less than two pixels from the same line, for more than four pixels."""
    length = max(((b[0] - a[0]) ** 2 + (b[1] - a[1]) ** 2) ** 0.5, 1)
    if max(abs(_turn(a, b, c)), abs(_turn(a, b, d))) / length > 2:
        return False
    along = sorted((((e[0] - a[0]) * (b[0] - a[0]) + (e[1] - a[1]) * (b[1] - a[1])) / length) for e in (c, d))
    return bool(min(along[1], length) - max(along[0], 0) > 4)
