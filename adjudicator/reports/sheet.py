"""Sheets: pictures put together from shapes that were drawn before.

The same tokens, planets and names stand in every picture. Each shape is drawn once, without the paper, and laid where
it belongs: that takes a tenth of the time, and looks the same to the eye. A template that draws more than its shapes
one by one is left to draw the whole.
"""

from collections.abc import Iterable, Iterator
from io import BytesIO
from itertools import combinations
from typing import TYPE_CHECKING, Final, Protocol, get_args

from msgspec import Struct
from msgspec.structs import replace

from adjudicator.engine.drawing import (
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
    box,
)
from adjudicator.reports.picture import FONT, corners

if TYPE_CHECKING:
    from PIL import Image as Pixels


class Svg(Protocol):
    """A picture as SVG, with the paper or without it."""

    def __call__(self, picture: Picture, *, paper: bool = True) -> str: ...


COLOURS: Final[tuple[Colour, ...]] = get_args(Colour)

KEPT: Final = 1024
"""Shapes that are kept."""
SHEETS: Final = 8
"""Empty sheets that are kept: those of a title have few sizes."""
_TRIED: Final = 600
"""How wide and high the sheet is by which it is seen whether shapes can be drawn one by one."""
_STRIP: Final = 64
"""Long arrows are cut into strips so high: most of what is around them is empty."""
_MARGIN: Final = 3
NUMBERED: Final = 64
"""Colours of a picture that is drawn in one piece, at the most."""
_UNLIKE: Final = 24
"""How far one of the three parts of a colour is, of 255, from any other's, to be worth a number."""
_MOST: Final = 256
_WIDEST: Final = 200
"""Room around a shape whose template draws it larger than it is."""


class _Strip(Struct, frozen=True):
    """Some rows of a shape, and where they lie as seen from its anchor."""

    at: Spot
    pixels: "Pixels.Image"


class Sheets:
    """Draws pictures by a template, and keeps the shapes they are made of."""

    __slots__ = ("_apart", "_empty", "_palette", "_shapes", "_svg")

    def __init__(self, svg: Svg) -> None:
        """`svg` may raise ValueError."""
        self._svg = svg
        self._apart: bool | None = None
        self._palette: Pixels.Image | None = None
        self._empty: dict[tuple[int, int], Pixels.Image] = {}
        self._shapes: dict[Shape, tuple[_Strip, ...]] = {}

    def numbered(self, picture: Picture) -> "Pixels.Image":
        """The picture with its colours by number; raises ValueError for what is no SVG."""
        from PIL import Image as Pixels

        drawn = self.drawn(picture)
        if not self._apart:
            return drawn.quantize(NUMBERED, Pixels.Quantize.FASTOCTREE, dither=Pixels.Dither.NONE)
        if self._palette is None:
            self._palette = self._mixed()
        return drawn.quantize(palette=self._palette, dither=Pixels.Dither.NONE)

    def drawn(self, picture: Picture) -> "Pixels.Image":
        """The picture in all its colours; raises ValueError for what is no SVG."""
        if self._apart is None:
            self._apart = self._can_be_apart()
        if not self._apart:
            return pixels(self._svg(picture)).convert("RGB")
        sheet = self._sheet(picture.width, picture.height).copy()
        for shape in picture.shapes:
            x, y = _anchor(shape)
            for strip in self._strips(_moved(shape, -x, -y)):
                right, down = strip.at
                sheet.paste(strip.pixels, (x + right, y + down), strip.pixels)
        return sheet

    def _can_be_apart(self) -> bool:
        """Whether the template draws nothing where there is no shape and no paper."""
        try:
            return pixels(self._svg(Picture(_TRIED, _TRIED, (), ""), paper=False)).getbbox() is None
        except ValueError:
            return False

    def _mixed(self) -> "Pixels.Image":
        """The colours of the template, and those between two of them that are unlike all others."""
        from PIL import Image as Pixels

        side = 8
        squares = (Polygon(corners=box(side * at, 0, side, side), fill=name) for at, name in enumerate(COLOURS))
        chart = pixels(self._svg(Picture(side * len(COLOURS), side, tuple(squares), ""))).convert("RGB")
        colours = [chart.crop((side * at + 4, 4, side * at + 5, 5)).tobytes() for at in range(len(COLOURS))]
        found = list(dict.fromkeys(colours))
        for part in (2, 1, 3):
            for one, other in combinations(colours, 2):
                mix = bytes(((4 - part) * a + part * b) // 4 for a, b in zip(one, other, strict=True))
                if len(found) < _MOST and all(_unlike(mix, colour) for colour in found):
                    found.append(mix)
        palette = Pixels.new("P", (1, 1))
        palette.putpalette(b"".join(found))
        return palette

    def _sheet(self, width: int, height: int) -> "Pixels.Image":
        sheet = self._empty.get((width, height))
        if sheet is None:
            if len(self._empty) >= SHEETS:
                self._empty.clear()
            sheet = pixels(self._svg(Picture(width, height, (), ""))).convert("RGB")
            self._empty[width, height] = sheet
        return sheet

    def _strips(self, shape: Shape) -> tuple[_Strip, ...]:
        found = self._shapes.get(shape)
        if found is None:
            if len(self._shapes) >= KEPT:
                self._shapes.clear()
            found = self._shapes[shape] = tuple(self._cut(shape))
        return found

    def _cut(self, shape: Shape) -> Iterator[_Strip]:
        """A shape whose anchor is at the origin, without what is empty around it."""
        whole, left, top = self._alone(shape, _MARGIN)
        if _touches_its_edge(whole):
            whole, left, top = self._alone(shape, _WIDEST)
        for row in range(0, whole.height, _STRIP):
            rows = whole.crop((0, row, whole.width, min(row + _STRIP, whole.height)))
            seen = rows.getbbox()
            if seen is not None:
                yield _Strip((left + seen[0], top + row + seen[1]), rows.crop(seen))

    def _alone(self, shape: Shape, room: int) -> tuple["Pixels.Image", int, int]:
        """A shape with so much room around it, and where the upper left corner of that lies."""
        left, top, right, bottom = _extent(shape, room)
        picture = Picture(right - left, bottom - top, (_moved(shape, -left, -top),), "")
        return pixels(self._svg(picture, paper=False)), left, top


def _unlike(one: bytes, other: bytes) -> bool:
    return max(abs(a - b) for a, b in zip(one, other, strict=True)) >= _UNLIKE


def _touches_its_edge(image: "Pixels.Image") -> bool:
    """Whether more might have been drawn than there was room for."""
    seen = image.getbbox()
    return seen is not None and (min(seen) == 0 or seen[2] == image.width or seen[3] == image.height)


def pixels(svg: str) -> "Pixels.Image":
    """What an SVG looks like; raises ValueError for what is none."""
    from PIL import Image as Pixels
    from resvg_py import svg_to_bytes

    png = svg_to_bytes(svg_string=svg, skip_system_fonts=True, font_files=[str(FONT)])
    with Pixels.open(BytesIO(png)) as image:
        return image.convert("RGBA")


def _anchor(shape: Shape) -> Spot:
    """The spot by which a shape is laid."""
    if isinstance(shape, Text):
        return shape.at
    if isinstance(shape, Polygon):
        return shape.corners[0]
    return shape.start if isinstance(shape, Arrow | Line) else shape.centre


def _moved(shape: Shape, right: int, down: int) -> Shape:
    """The shape somewhere else."""

    def spot(old: Spot) -> Spot:
        return (old[0] + right, old[1] + down)

    if isinstance(shape, Text):
        return replace(shape, at=spot(shape.at))
    if isinstance(shape, Polygon):
        return replace(shape, corners=tuple(map(spot, shape.corners)))
    if isinstance(shape, Arrow | Line):
        return replace(shape, start=spot(shape.start), end=spot(shape.end))
    return replace(shape, centre=spot(shape.centre))


def _extent(shape: Shape, room: int) -> tuple[int, int, int, int]:
    """Left, top, right and bottom of what a shape at the origin can cover, rather too much than too little."""
    spots: Iterable[tuple[float, float]]
    if isinstance(shape, Text):
        wide = shape.size * (len(shape.words) + 1)
        spots, beyond = ((-wide, -shape.size), (wide, shape.size)), 0
    elif isinstance(shape, Circle | Regular | Star):
        spots, beyond = ((-shape.radius, -shape.radius), (shape.radius, shape.radius)), shape.width
    else:
        spots = (shape.start, shape.end) if isinstance(shape, Line) else corners(shape)
        beyond = shape.width
    across, along = zip(*spots, strict=True)
    room += beyond
    return (int(min(across)) - room, int(min(along)) - room, int(max(across)) + room, int(max(along)) + room)
