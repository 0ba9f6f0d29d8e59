"""Pictures put together from a cache of shapes that were drawn before.

The same tokens, planets and names stand in every picture. Each shape or figure is drawn by itself the first time,
without the paper, cut out and kept; then it is pasted in its place. If a template draws more than its shapes one by
one on a paper of one colour, the picture is drawn as a whole.
"""

from collections.abc import Callable, Iterable, Iterator, Sequence
from functools import cache
from hashlib import blake2b
from io import BytesIO
from itertools import accumulate, chain
from typing import TYPE_CHECKING, Final, NamedTuple, get_args
from zlib import compress, decompress

from msgspec import Struct
from msgspec.msgpack import Decoder, encode

from adjudicator.disk_cache import name, shelf
from adjudicator.engine.text.drawing import (
    Arrow,
    Circle,
    Colour,
    Figure,
    Line,
    Part,
    Picture,
    Placed,
    Polygon,
    Regular,
    Shape,
    Spot,
    Star,
    Text,
    anchor,
    box,
    moved,
)
from adjudicator.reports.pictures.arrow_pieces import Piece, Slice, above, below, pieces
from adjudicator.reports.pictures.picture import FONT, Drawn, area, corners, plain, sheet, told

if TYPE_CHECKING:
    from PIL import Image as Pixels
    from PIL._imaging import ImagingCore

Svg = Callable[[Drawn], str]
"""Makes SVG of what a template is given."""

COLOURS: Final[tuple[Colour, ...]] = get_args(Colour)

KEPT: Final = 2048
"""How many shapes and figures are kept."""
_BAND: Final = 32
"""The height of the bands into which arrows are cut: most of their surroundings are empty, and every pixel costs."""
_MARGIN: Final = 3
_TRIED: Final = 600
"""The size of the sheet that shows whether shapes can be drawn one by one."""
_GLANCE: Final = 0.25
"""The scale at which it is examined, which takes a millisecond; anything larger than a pixel or two is seen."""
NUMBERED: Final = 64
"""The most colours of a picture that is drawn in one piece."""
_BETWEEN: Final[tuple[tuple[Colour, Colour], ...]] = (("ink", "grey"), ("grey", "pale"), ("ink", "orange"))
"""Colours half-way between two: with them edges are smooth enough, and there are no more than a number of four bits."""
_SQUARE: Final = 8
_LARGE: Final = 10_000
"""How many dots a large strip has: such are the panels of a board, which it begins with."""


class _Cell(Struct, frozen=True):
    """Something drawn by itself, in a rectangle relative to the spot of its shape or figure."""

    left: int
    top: int
    wide: int
    high: int
    shapes: tuple[Shape | Slice, ...]
    beyond: int = 0
    """This many rows at the top and bottom are cut off: there a shape was cut."""
    aside: int = 0
    """The same of columns at the left and right."""


_Box = tuple[int, int, int, int]
"""Left, top, right and bottom."""


class _Look(Struct):
    """The visible part of a cell: whether nothing is seen through it, and, once it was on bare paper, what that was."""

    pixels: "ImagingCore"
    opaque: bool
    large: bool
    papered: "ImagingCore | None" = None


class _Strip(NamedTuple):
    """The visible part of a cell, and its place."""

    box: _Box
    look: _Look


class _Ground(Struct, frozen=True, array_like=True):
    """What a template draws beside shapes: nothing but a paper of one colour, or they cannot be drawn one by one."""

    bare: bool
    paper: tuple[int, int, int] = (0, 0, 0)
    """Its colour: red, green, blue."""
    palette: bytes = b""
    """The colours of the template, and a few between two of them, three bytes each."""


_GROUND: Final = Decoder(_Ground)
_SHELVED: Final = Decoder(list[tuple[_Box, bytes]])
"""Strips as they are cached for the next process: their pixels, four bytes each, deflated."""


_Drawable = Shape | Figure | Piece
_Kept = dict[_Drawable, tuple[_Strip, ...]]


class _LargerError(Exception):
    """A template draws a shape larger than it is."""


class Sheets:
    """Draws pictures by a template, and keeps the shapes they consist of."""

    __slots__ = ("_apart", "_empty", "_ground", "_kept", "_made_by", "_palette", "_svg")

    def __init__(self, svg: Svg, made_by: str | None = None) -> None:
        """`svg` may raise ValueError. With a name for all it depends on, kept shapes are used without asking it."""
        self._svg = svg
        self._made_by = made_by
        self._apart: bool | None = None
        self._ground = _Ground(bare=False)
        self._palette: Pixels.Image | None = None
        self._empty: Pixels.Image | None = None
        self._kept: _Kept = {}

    def numbered(self, picture: Picture) -> "Pixels.Image":
        """The picture with its colours by number; raises ValueError for what is no SVG."""
        from PIL import Image as Pixels

        drawn = self.drawn(picture)
        if not self._apart:
            return drawn.quantize(NUMBERED, Pixels.Quantize.FASTOCTREE, dither=Pixels.Dither.NONE)
        if self._palette is None:
            self._palette = Pixels.new("P", (1, 1))
            self._palette.putpalette(self._ground.palette)
        return drawn.quantize(palette=self._palette, dither=Pixels.Dither.NONE)

    def drawn(self, picture: Picture) -> "Pixels.Image":
        """The picture in all its colours; raises ValueError for what is no SVG."""
        if self._apart is None:
            self._ground = self._known_ground()
            self._apart = self._ground.bare
        if self._apart:
            try:
                return self._laid(picture)
            except _LargerError:
                self._apart = False
        return pixels(self._svg(plain(picture))).convert("RGB")

    def _laid(self, picture: Picture) -> "Pixels.Image":
        """The picture put together from shapes and figures; raises _LargerError."""
        drawn = self._paper(picture.width, picture.height)
        # Not `drawn.paste`: its checks, a hundred times per picture, take as long as pasting small pieces.
        lay = drawn.im.paste
        # What nothing is seen through need not be blended pixel by pixel, nor what lies on bare paper, where it always
        # looks the same. Only for large strips that is worth checking.
        covered: list[_Box] = []
        for part, (x, y) in map(_apart, picture.parts):
            for (left, top, right, bottom), look in self._looks(part):
                box = (x + left, y + top, x + right, y + bottom)
                if look.opaque:
                    lay(look.pixels, box)
                elif look.large and not any(_meet(box, other) for other in covered):
                    lay(self._papered(look), box)
                else:
                    lay(look.pixels, box, look.pixels)
                covered.append(box)
        return drawn

    def _known_ground(self) -> _Ground:
        """What the template draws beside shapes; as another process saw it if the template has a name."""
        if self._made_by is None:
            return self._seen_ground()
        made = name("ground", *_made_by(), self._made_by)
        kept = shelf().found(made)
        if kept is not None:
            return _GROUND.decode(kept)
        ground = self._seen_ground()
        shelf().keep(made, encode(ground))
        return ground

    def _seen_ground(self) -> _Ground:
        if not self._can_be_apart():
            return _Ground(bare=False)
        red, green, blue = self._often(sheet(1, 1, ())).convert("RGB").tobytes()
        return _Ground(True, (red, green, blue), self._mixed())

    def _can_be_apart(self) -> bool:
        """Whether the template draws nothing beside shapes, except a paper of one colour."""
        try:
            bare, papered = (self._often(sheet(_TRIED, _TRIED, (), paper=paper), _GLANCE) for paper in (False, True))
        except ValueError:
            return False
        return bare.getbbox() is None and papered.getcolors(1) is not None

    def _paper(self, wide: int, high: int) -> "Pixels.Image":
        """An empty sheet, cut from a larger one: filling it takes several times as long."""
        from PIL import Image as Pixels

        if self._empty is None or self._empty.width < wide or self._empty.height < high:
            size = (max(wide, _TRIED), max(high, 2 * _TRIED))
            self._empty = Pixels.new("RGB", size, self._ground.paper)
        return self._empty.crop((0, 0, wide, high))

    def _papered(self, look: _Look) -> "ImagingCore":
        """A strip on an empty sheet."""
        found = look.papered
        if found is None:
            wide, high = look.pixels.size
            found = look.papered = self._paper(wide, high).im
            found.paste(look.pixels, (0, 0, wide, high), look.pixels)
        return found

    def _mixed(self) -> bytes:
        """The colours of the template, and a few between two of them."""
        squares = (Polygon(corners=box(_SQUARE * at, 0, _SQUARE, _SQUARE), fill=it) for at, it in enumerate(COLOURS))
        drawn = sheet(_SQUARE * len(COLOURS), _SQUARE, [told(square) for square in squares])
        chart, middle = self._often(drawn).convert("RGB"), _SQUARE // 2
        dots = ((_SQUARE * at + middle, middle) for at in range(len(COLOURS)))
        colours = [chart.crop((x, y, x + 1, y + 1)).tobytes() for x, y in dots]
        found = dict.fromkeys(colours)
        for one, other in _BETWEEN:
            pair = zip(colours[COLOURS.index(one)], colours[COLOURS.index(other)], strict=True)
            found[bytes((a + b) // 2 for a, b in pair)] = None
        return b"".join(found)

    def _looks(self, part: _Drawable) -> tuple[_Strip, ...]:
        """A shape or figure, which is drawn the first time; raises _LargerError.

        It has a sheet of its own, so that its pixels do not depend on earlier drawings: a letter that is made again
        after a fault must be the same to the byte.
        """
        kept = self._kept
        found = kept.get(part)
        if found is None:
            found = self._in_pieces(part) or tuple([_Strip(box, _look(dots)) for box, dots in self._strips(part)])
            if len(kept) >= KEPT:
                kept = self._kept = {}
            kept[part] = found
        return found

    def _in_pieces(self, part: _Drawable) -> tuple[_Strip, ...]:
        """An arrow put together of pieces; nothing if it cannot be, or if it is none."""
        found = pieces(part) if isinstance(part, Arrow) else None
        return tuple([_Strip(_moved(box, *at), look) for piece, at in found or () for box, look in self._looks(piece)])

    def _strips(self, part: _Drawable) -> "Iterable[tuple[_Box, Pixels.Image]]":
        """The visible part of a shape or figure; from another process's drawing if the template has a name."""
        if self._made_by is None:
            return _drawn(part, self._often)
        made = name("strips", *_made_by(), self._made_by, repr(part))
        packed = shelf().found(made)
        if packed is None:
            strips = [*_drawn(part, lambda drawn: pixels(self._svg(drawn)))]
            packed = encode([(box, compress(dots.tobytes(), 1)) for box, dots in strips])
            shelf().keep(made, packed)
            return strips
        from PIL import Image as Pixels

        found = _SHELVED.decode(packed)
        return [(box, Pixels.frombytes("RGBA", _size(box), decompress(dots))) for box, dots in found]

    def _often(self, drawn: Drawn, zoom: float | None = None) -> "Pixels.Image":
        """A drawn sheet, which later processes will need too."""
        svg = self._svg(drawn) if self._made_by is None else None
        made = name("png", *_made_by(), str(zoom), *((self._made_by or "", repr(drawn)) if svg is None else (svg,)))
        png = shelf().found(made)
        if png is None:
            png = _png(self._svg(drawn) if svg is None else svg, zoom)
            shelf().keep(made, png)
        return _opened(png)


def _look(strip: "Pixels.Image") -> _Look:
    """How a strip looks that was drawn."""
    opaque = strip.im.getband(3).getextrema() == (255, 255)
    return _Look(strip.im, opaque, strip.width * strip.height >= _LARGE)


def _meet(one: _Box, other: _Box) -> bool:
    """Whether two boxes share a pixel."""
    return one[0] < other[2] and other[0] < one[2] and one[1] < other[3] and other[1] < one[3]


def _moved(box: _Box, right: int, down: int) -> _Box:
    left, top, far, low = box
    return left + right, top + down, far + right, low + down


def _size(box: _Box) -> tuple[int, int]:
    left, top, right, bottom = box
    return right - left, bottom - top


def _drawn(part: _Drawable, draw: "Callable[[Drawn], Pixels.Image]") -> "Iterator[tuple[_Box, Pixels.Image]]":
    """The visible part of a shape or figure and its place, on a sheet of its own; raises _LargerError."""
    cells = tuple(_cells(part))
    places, wide, high = _stacked(cells)
    shapes = [_told(shape, *place) for cell, place in zip(cells, places, strict=True) for shape in cell.shapes]
    whole = draw(sheet(wide, high, shapes, paper=False))
    return chain.from_iterable([_seen(whole, cell, place) for cell, place in zip(cells, places, strict=True)])


def _apart(part: Part) -> tuple[Shape | Figure, Spot]:
    """The cached form of a shape or a figure, and the spot where it is pasted."""
    if isinstance(part, Placed):
        return part.figure, part.at
    x, y = at = anchor(part)
    return moved(part, -x, -y), at


def _cells(part: _Drawable) -> Iterator[_Cell]:
    """The rectangles in which a shape or figure is drawn, relative to its spot."""
    if isinstance(part, Piece):
        out = part.beyond
        yield _Cell(-out, -out, part.wide + 2 * out, part.high + 2 * out, (part.slice,), out, out)
        return
    if isinstance(part, Arrow):
        yield from _bands(part)
        return
    shapes = part.shapes if isinstance(part, Figure) else (part,)
    lefts, tops, rights, bottoms = zip(*map(_extent, shapes), strict=True)
    left, top = min(lefts) - _MARGIN, min(tops) - _MARGIN
    wide, high = max(rights) + _MARGIN - left, max(bottoms) + _MARGIN - top
    yield _Cell(left, top, wide, high, shapes)


def _bands(arrow: Arrow) -> Iterator[_Cell]:
    """An arrow in bands, so that little of its empty surroundings is drawn."""
    around, cut, beyond = corners(arrow), arrow.width, 2 * arrow.width + 1
    _, top, _, bottom = _extent(arrow)
    for row in range(top, bottom, _BAND):
        within = above(below(around, row - cut), row + _BAND + cut)
        if within:
            across = [x for x, _ in within]
            left, right = int(min(across)) - cut - 2, int(max(across)) + cut + 3
            yield _Cell(left, row - beyond, right - left, _BAND + 2 * beyond, (Slice(within, arrow),), beyond)


def _stacked(cells: Sequence[_Cell]) -> tuple[list[Spot], int, int]:
    """The spots of cells on a sheet with one cell below the other, and the sheet's size."""
    ends = [*accumulate((cell.high for cell in cells), initial=0)]
    places = [(-cell.left, end - cell.top) for cell, end in zip(cells, ends, strict=False)]
    return places, max(cell.wide for cell in cells), ends[-1]


def _told(shape: Shape | Slice, right: int, down: int) -> Drawn:
    """The values for the template about a shape moved elsewhere."""
    if isinstance(shape, Slice):
        return area(tuple((x + right, y + down) for x, y in shape.corners), shape.of)
    return told(moved(shape, right, down))


def _seen(sheet: "Pixels.Image", cell: _Cell, place: Spot) -> "Iterator[tuple[_Box, Pixels.Image]]":
    """A cell as it was drawn, unless it is empty; raises _LargerError."""
    x, y = place[0] + cell.left, place[1] + cell.top
    drawn = sheet.crop((x + cell.aside, y + cell.beyond, x + cell.wide - cell.aside, y + cell.high - cell.beyond))
    bounds = drawn.getbbox()
    if bounds is not None:
        left, top, right, bottom = bounds
        sides = not cell.aside and (left == 0 or right == drawn.width)
        if sides or (not cell.beyond and (top == 0 or bottom == drawn.height)):
            raise _LargerError
        far, low = cell.left + cell.aside, cell.top + cell.beyond
        yield (far + left, low + top, far + right, low + bottom), drawn.crop(bounds)


def pixels(svg: str, zoom: float | None = None) -> "Pixels.Image":
    """A rendered SVG, `zoom` times as large; raises ValueError if it is no SVG."""
    return _opened(_png(svg, zoom))


@cache
def _made_by() -> tuple[str, str]:
    """What a PNG depends on beside its SVG: the drawing library, and the font."""
    from resvg_py import __version__

    return __version__, blake2b(FONT.read_bytes()).hexdigest()


def _png(svg: str, zoom: float | None) -> bytes:
    from resvg_py import svg_to_bytes

    return svg_to_bytes(svg_string=svg, zoom=zoom, skip_system_fonts=True, font_files=[str(FONT)])


def _opened(png: bytes) -> "Pixels.Image":
    from PIL import Image as Pixels

    with Pixels.open(BytesIO(png)) as image:
        return image.convert("RGBA")


def _extent(shape: Shape) -> tuple[int, int, int, int]:
    """Left, top, right and bottom of the area a shape may cover, rather too large than too small."""
    if isinstance(shape, Text):
        (x, y), wide, high = shape.at, shape.size * len(shape.words), shape.size * 3 // 4
        left = x - {"start": 0, "middle": wide // 2 + 1, "end": wide}[shape.anchor]
        return (left, y - high, left + wide + 1, y + high)
    if isinstance(shape, Circle | Regular | Star):
        (x, y), far = shape.centre, shape.radius + shape.width
        return (x - far, y - far, x + far, y + far)
    spots = (shape.start, shape.end) if isinstance(shape, Line) else corners(shape)
    across, along = zip(*spots, strict=True)
    far = shape.width
    return (int(min(across)) - far, int(min(along)) - far, int(max(across)) + far + 1, int(max(along)) + far + 1)
