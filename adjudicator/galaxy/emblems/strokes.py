"""Emblems of powers: a few strokes each, in a file of its own in this folder.

Every line of such a file is a stroke in a square from -12 to 12, its middle at 0: `disc x y radius`, `ring x y radius`,
`area x y x y x y ...` (filled), `line x y x y ...` (from one to the next), `star x y radius rays`. With a `-` before it
a stroke is cut out of those before it. What follows a `#` is a comment.
"""

from collections.abc import Iterator
from functools import cache
from importlib.resources import files
from importlib.resources.abc import Traversable
from itertools import pairwise

from adjudicator.engine.text.drawing import Circle, Colour, Line, Polygon, Shape, Star

Emblem = tuple[tuple[str, tuple[int, ...]], ...]
"""Strokes: what each is, and its numbers."""

SIDE = 12
"""How far a stroke may be from the middle, across or along."""


@cache
def power_emblem(power: str) -> Emblem:
    """The emblem of a power of any title, which is in the file of its name; an empty one if there is none."""
    name = power.lower().replace("-", "_").replace(" ", "_")
    return emblem(files("adjudicator.galaxy.emblems").joinpath(f"{name}.txt"))


def emblem(file: Traversable) -> Emblem:
    """The emblem in a file; an empty one where there is none. Raises ValueError for what is no stroke."""
    if not file.is_file():
        return ()
    strokes = []
    for line in file.read_text("utf-8").splitlines():
        kind, *numbers = line.partition("#")[0].split() or ("",)
        if kind:
            strokes.append((kind, tuple(map(int, numbers))))
    tuple(emblem_shapes(tuple(strokes), "ink", "white"))
    return tuple(strokes)


def emblem_shapes(strokes: Emblem, ink: Colour, ground: Colour) -> tuple[Shape, ...]:
    """The shapes of an emblem around the middle of a sheet; raises ValueError."""
    return tuple([shape for kind, numbers in strokes for shape in _shapes(kind, numbers, ink, ground)])


def _shapes(kind: str, numbers: tuple[int, ...], ink: Colour, ground: Colour) -> Iterator[Shape]:
    colour = ground if kind.startswith("-") else ink
    kind = kind.removeprefix("-")
    if max(map(abs, numbers), default=0) > SIDE:
        raise ValueError(f"{kind} {numbers} reaches over the edge of an emblem, which is {SIDE} from its middle")
    spots = tuple(zip(numbers[::2], numbers[1::2], strict=False))
    if kind == "line" and len(spots) > 1:
        for start, end in pairwise(spots):
            yield Line(start, end, colour, 3)
    elif kind == "area" and len(spots) > 2:
        yield Polygon(corners=spots, fill=colour)
    elif kind == "disc":
        x, y, radius = numbers
        yield Circle(centre=(x, y), radius=radius, fill=colour)
    elif kind == "ring":
        x, y, radius = numbers
        yield Circle(centre=(x, y), radius=radius, line=colour, width=3)
    elif kind == "star":
        x, y, radius, rays = numbers
        yield Star(centre=(x, y), radius=radius, rays=rays, fill=colour)
    else:
        raise ValueError(f"no emblem has a stroke {kind} {numbers}: there are disc, ring, area, line and star")
