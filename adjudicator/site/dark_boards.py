"""Boards in the dark: what a picture's template is told besides, so that a browser shows it in other colours at night.

Paper gets dark and ink gets light. Colours of players stay, black and white among them, and so does whatever stands on
one of them: a letter that is ink on yellow would else be light on yellow. White is also a ground; what is small is a
token.
"""

from collections.abc import Sequence
from typing import Final, NamedTuple

from adjudicator.engine.text.drawing import (
    Area,
    Arrow,
    Circle,
    Colour,
    Line,
    Picture,
    Polygon,
    Regular,
    Shape,
    Spot,
    Star,
    Text,
)
from adjudicator.reports.pictures.picture import Drawn, Points, corners, plain

DARK: Final[dict[Colour, str]] = {
    "ink": "#e8e8e6",
    "grey": "#a9b0b9",
    "pale": "#4a4f57",
    "paper": "#1b1e23",
    "tint": "#1f4059",
    "white": "#2b3038",
}
"""What colours are at night that are ground, writing or outline."""
_THINGS: Final = ("ink", "white")
"""Those that tokens can have."""

_LARGEST_THING: Final = 64
"""Areas that are no wider and no higher are things, such as tokens; larger ones are ground for them."""
_KEPT, _FILLED = "kept", "filled"
"""What stands on a colour that stays keeps its own ones; a thing keeps what it is filled with."""


class _Ground(NamedTuple):
    """An area that others may stand on, with its corners, and whether it looks at night as it does by day."""

    area: Circle | Regular | Star | Polygon | Arrow
    corners: Points
    stays: bool


def themed(picture: Picture) -> Drawn:
    """The values for the template, with `dark`, and `night` for each shape that keeps colours: its class."""
    told = plain(picture)
    drawn: Sequence[Drawn] = told["shapes"]  # type: ignore[assignment]
    grounds: list[_Ground] = []
    marked = []
    for shape, one in zip(picture.shapes, drawn, strict=True):
        on_it = _ground(shape, grounds)
        kept = on_it is not None and on_it.stays
        area = None if isinstance(shape, Text | Line) or shape.fill is None else shape
        thing = area is not None and (isinstance(area, Arrow) or max(_size(area)) <= _LARGEST_THING)
        night = _KEPT if kept else _FILLED if thing and area is not None and area.fill in _THINGS else None
        marked.append({**one, "night": night} if night else one)
        if area is not None:
            around = () if isinstance(area, Circle) else corners(area)
            grounds.append(_Ground(area, around, kept or _stays(area, thing=thing)))
    return {**told, "shapes": marked, "dark": DARK}


def _stays(area: Area, *, thing: bool) -> bool:
    """Whether an area looks at night as it does by day."""
    return area.fill not in DARK or (thing and area.fill in _THINGS)


def _ground(shape: Shape, grounds: Sequence[_Ground]) -> _Ground | None:
    """What lies under the middle of a shape; None for the paper."""
    x, y = _middle(shape)
    for ground in reversed(grounds):
        area = ground.area
        if isinstance(area, Circle):
            inside = (x - area.centre[0]) ** 2 + (y - area.centre[1]) ** 2 <= area.radius**2
        else:
            inside = _within(x, y, ground.corners)
        if inside:
            return ground
    return None


def _size(shape: Circle | Regular | Star | Polygon | Arrow) -> tuple[int, int]:
    if isinstance(shape, Circle):
        return 2 * shape.radius, 2 * shape.radius
    across, along = zip(*corners(shape), strict=True)
    return int(max(across) - min(across)), int(max(along) - min(along))


def _middle(shape: Shape) -> Spot:
    if isinstance(shape, Text):
        return shape.at
    if isinstance(shape, Circle):
        return shape.centre
    spots = (shape.start, shape.end) if isinstance(shape, Line | Arrow) else corners(shape)
    across, along = zip(*spots, strict=True)
    return int(min(across) + max(across)) // 2, int(min(along) + max(along)) // 2


def _within(x: int, y: int, around: Points) -> bool:
    """Whether a spot lies in an area, by how many of its sides are to the right of it."""
    inside = False
    for (ax, ay), (bx, by) in zip(around, (*around[1:], *around[:1]), strict=True):
        if (ay > y) != (by > y) and x < ax + (bx - ax) * (y - ay) / (by - ay):
            inside = not inside
    return inside
