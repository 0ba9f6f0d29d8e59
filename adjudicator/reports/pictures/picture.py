"""Pictures in letters: a drawing becomes SVG by a template, and a PNG that the page shows without fetching anything.

The only font is the one that comes with the program: the same drawing gives the same picture on every machine.
"""

from collections.abc import Sequence
from hashlib import blake2b
from itertools import pairwise
from math import cos, hypot, pi, sin
from pathlib import Path
from typing import TYPE_CHECKING, Final

from msgspec import Struct

from adjudicator.engine.text.drawing import Area, Arrow, Circle, Line, Picture, Polygon, Regular, Shape, Star, Text
from adjudicator.reports.pictures.png import png
from adjudicator.reports.text.text import clean, lines

if TYPE_CHECKING:
    from PIL import Image as Pixels

FONT: Final = Path(__file__).parents[1] / "fonts" / "Roboto-Medium.ttf"

CAPITALS: Final = 0.355
"""Half the height of its capital letters, relative to the font size."""

Points = tuple[tuple[float, float], ...]

_HOLLOW: Final = 0.45
"""The distance of a star's hollows from its middle, relative to its radius."""


def _around(centre: tuple[int, int], radius: float, corners: int, turn: float) -> Points:
    """Corners around a middle, the first at the top; `turn` is a fraction of a full turn, clockwise."""
    angles = [2 * pi * (corner / corners + turn) for corner in range(corners)]
    return tuple((centre[0] + radius * sin(angle), centre[1] - radius * cos(angle)) for angle in angles)


def _star(star: Star) -> Points:
    outer = _around(star.centre, star.radius, star.rays, 0)
    inner = _around(star.centre, star.radius * _HOLLOW, star.rays, 0.5 / star.rays)
    return tuple(corner for pair in zip(outer, inner, strict=True) for corner in pair)


def _arrow(arrow: Arrow) -> Points:
    """Along one side of the shaft, around the head, and back along the other side."""
    *turns, last = (arrow.start, *arrow.via)
    (x, y), half = arrow.end, arrow.shaft / 2
    right, down = _heading(last, arrow.end)
    head = min(3 * arrow.shaft, hypot(x - last[0], y - last[1]))
    neck = (x - head * right, y - head * down)
    along = [*turns, last, neck]
    ways = [*(_heading(one, other) for one, other in pairwise(along)), (right, down)]
    port, starboard = [], []
    for (at_x, at_y), before, after in zip(along, (ways[0], *ways), ways, strict=False):
        far = half / (1 + before[0] * after[0] + before[1] * after[1])
        aside, ahead = (before[1] + after[1]) * far, -(before[0] + after[0]) * far
        port.append((at_x + aside, at_y + ahead))
        starboard.append((at_x - aside, at_y - ahead))
    wide = 3 * half
    barbs = [(neck[0] + side * down, neck[1] - side * right) for side in (wide, -wide)]
    return (*port, barbs[0], arrow.end, barbs[1], *reversed(starboard))


def _heading(start: tuple[float, float], end: tuple[float, float]) -> tuple[float, float]:
    """The direction from one spot to another, as a step of length one."""
    length = hypot(end[0] - start[0], end[1] - start[1]) or 1
    return (end[0] - start[0]) / length, (end[1] - start[1]) / length


def corners(shape: Polygon | Regular | Star | Arrow) -> Points:
    """The corners of an area with straight sides."""
    if isinstance(shape, Regular):
        return _around(shape.centre, shape.radius, shape.corners, shape.turn / 360)
    if isinstance(shape, Star):
        return _star(shape)
    return _arrow(shape) if isinstance(shape, Arrow) else shape.corners


Drawn = dict[str, object]
"""A shape, or a picture, as the template receives it: words and numbers alone."""


def plain(picture: Picture) -> Drawn:
    """The values for the template: words and numbers alone, which its sandbox passes without checks."""
    return sheet(picture.width, picture.height, [told(shape) for shape in picture.shapes], clean(picture.alt))


def sheet(width: int, height: int, shapes: Sequence[Drawn], alt: str = "", *, paper: bool = True) -> Drawn:
    """A picture of such shapes; without `paper` the template draws them alone, on a transparent ground."""
    return {"width": width, "height": height, "alt": alt, "paper": paper, "shapes": shapes}


def told(shape: Shape) -> Drawn:
    """The values for the template about a shape."""
    if isinstance(shape, Text):
        (x, y), base = shape.at, f"{shape.at[1] + CAPITALS * shape.size:.2f}"
        words = {"words": clean(shape.words), "size": shape.size, "anchor": shape.anchor, "fill": shape.colour}
        return {"kind": "text", "x": x, "y": y, "base": base, **words}
    if isinstance(shape, Line):
        (x, y), (to_x, to_y) = shape.start, shape.end
        ends = {"x": x, "y": y, "to_x": to_x, "to_y": to_y}
        return {"kind": "line", **ends, "line": shape.colour, "width": shape.width, "dashed": shape.dashed}
    if isinstance(shape, Circle):
        x, y = shape.centre
        return {"kind": "circle", "x": x, "y": y, "radius": shape.radius, **_look(shape)}
    return area(corners(shape), shape)


def area(around: Points, like: Area) -> Drawn:
    """The values for the template about an area with straight sides."""
    said = " ".join([f"{x:.2f},{y:.2f}" for x, y in around])
    return {"kind": "polygon", "corners": said, **_look(like)}


def _look(area: Area) -> Drawn:
    return {"fill": area.fill or "none", "line": area.line or "none", "width": area.width}


class Image(Struct, frozen=True):
    """A picture as it is sent; `cid` is its name in the page (RFC 2392), made from its bytes.

    `alt` comes in lines, since those of a letter must not be too long. Programs show line ends there as spaces, but w3m
    shows nothing, so a line keeps the space at which it breaks.
    """

    cid: str
    width: int
    height: int
    alt: str
    data: bytes


def image(picture: Picture, pixels: "Pixels.Image") -> Image:
    """A picture that has been drawn, as a PNG."""
    data = png(pixels)
    cid = f"{blake2b(data, digest_size=12).hexdigest()}@pictures.invalid"
    return Image(cid, picture.width, picture.height, "\n".join(lines(picture.alt, soft=" ")), data)
