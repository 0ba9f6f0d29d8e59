"""Arrows in pieces: ends, corners and stretches that hardly differ from arrow to arrow, so that few are ever drawn.

Drawing costs by the dot, and hardly two arrows are alike. But level and upright legs of the same thickness differ in
their lengths alone, and their corners and heads in the direction.
"""

from collections.abc import Iterator
from functools import lru_cache
from itertools import pairwise
from typing import Final, NamedTuple

from msgspec import Struct
from msgspec.structs import replace

from adjudicator.engine.text.drawing import Area, Arrow, Spot
from adjudicator.reports.pictures.picture import Points, corners

_LENGTHS: Final = (64, 32, 16, 8, 4, 2, 1)
"""Stretches: any length is put together from these."""
_FREE: Final = 2
"""So far from the outline nothing is seen of it."""


class Slice(Struct, frozen=True):
    """A part of an area, without the ends at which it was cut."""

    corners: Points
    of: Area


class Piece(Struct, frozen=True, cache_hash=True):
    """A part of an arrow in a box of this size; beyond the box it is cut off, so many dots further out."""

    wide: int
    high: int
    slice: Slice
    beyond: int


class _Box(NamedTuple):
    left: int
    top: int
    right: int
    bottom: int


def below(around: Points, y: float) -> Points:
    """The part of an area below a line."""
    kept = []
    for (ax, ay), (bx, by) in zip(around, (*around[1:], *around[:1]), strict=True):
        if ay >= y:
            kept.append((ax, ay))
        if (ay >= y) != (by >= y):
            kept.append((ax + (bx - ax) * (y - ay) / (by - ay), y))
    return tuple(kept)


def above(around: Points, y: float) -> Points:
    """The part of an area above a line."""
    return tuple((x, -high) for x, high in below(tuple((x, -high) for x, high in around), -y))


def pieces(arrow: Arrow) -> list[tuple[Piece, Spot]] | None:
    """The pieces of an arrow, each with its upper left corner; None if its legs are too short, or slant."""
    look = Arrow((0, 0), (0, 0), arrow.shaft, fill=arrow.fill, line=arrow.line, width=arrow.width)
    half, neck, wide = _sizes(look)
    spots = (arrow.start, *arrow.via, arrow.end)
    ways = [_way(one, other) for one, other in pairwise(spots)]
    ends = [half] * len(arrow.via) + [neck]
    found = []
    for at, (way, end) in enumerate(zip(ways, ends, strict=True)):
        spot, length = spots[at], _length(spots[at], spots[at + 1])
        if way is None or length < wide + end:
            return None
        found.append((_bend(look, ways[at - 1] if at else None, way), spot))
        found += [(piece, _from(spot, way, far)) for piece, far in _stretches(look, way, half, length - end)]
    found.append((_bend(look, ways[-1], None), spots[-1]))
    return [(piece.piece, (x + piece.at[0], y + piece.at[1])) for piece, (x, y) in found]


class _Placed(NamedTuple):
    """A piece, and where its upper left corner is seen from the spot it belongs to."""

    piece: Piece
    at: Spot


def _sizes(look: Arrow) -> tuple[int, int, int]:
    """Half the thickness of a shaft with its line, the length of a head with its, and half the width of that."""
    more = look.width + _FREE
    half = -(-look.shaft // 2) + more
    return half, 3 * look.shaft + more, -(-3 * look.shaft // 2) + more


@lru_cache(1024)
def _bend(look: Arrow, before: Spot | None, after: Spot | None) -> _Placed:
    """What is around a spot that an arrow reaches by one way and leaves by another: a beginning, a corner, a head."""
    half, neck, wide = _sizes(look)
    box = _Box(-half, -half, half, half)
    if after is None:
        right, down = before or (0, 0)
        aside = (wide * abs(down), wide * abs(right))
        (left, top), (far_x, far_y) = _from((0, 0), (right, down), -neck), _from((0, 0), (right, down), half)
        low, high = (min(left, far_x) - aside[0], min(top, far_y) - aside[1]), (max(left, far_x), max(top, far_y))
        box = _Box(*low, high[0] + aside[0], high[1] + aside[1])
    far = 4 * neck
    start = _from((0, 0), before, -far) if before else (0, 0)
    end = _from((0, 0), after, far) if after else (0, 0)
    return _cut(replace(look, start=start, via=((0, 0),) if before and after else (), end=end), box)


def _stretches(look: Arrow, way: Spot, near: int, end: int) -> Iterator[tuple[_Placed, int]]:
    """A leg from one place on it to another, in stretches, each with its own place."""
    while near < end:
        length = next(one for one in _LENGTHS if one <= end - near)
        yield _stretch(look, way, length), near
        near += length


@lru_cache(1024)
def _stretch(look: Arrow, way: Spot, length: int) -> _Placed:
    """Some dots of a leg. Which way it leads is not seen."""
    half, neck, _ = _sizes(look)
    right, down = abs(way[0]), abs(way[1])
    box = _Box(-half * down, -half * right, length * right + half * down, length * down + half * right)
    line = replace(look, start=_from((0, 0), (right, down), -half), end=_from((0, 0), (right, down), length + 4 * neck))
    cut = _cut(line, box)
    return cut if way == (right, down) else cut._replace(at=_from(cut.at, way, length))


def _cut(arrow: Arrow, box: _Box) -> _Placed:
    """What is in a box of an arrow."""
    (left, top, right, bottom), beyond = box, arrow.width + 1
    across = above(below(corners(arrow), top - beyond), bottom + beyond)
    inside = _turned(above(below(_turned(across), left - beyond), right + beyond))
    moved = tuple([(x - left, y - top) for x, y in inside])
    like = Area(fill=arrow.fill, line=arrow.line, width=arrow.width)
    return _Placed(Piece(right - left, bottom - top, Slice(moved, like), beyond), (left, top))


def _turned(around: Points) -> Points:
    """An area with its sides exchanged, so that what is left and right is above and below."""
    return tuple([(y, x) for x, y in around])


def _from(spot: Spot, way: Spot, far: int) -> Spot:
    return spot[0] + way[0] * far, spot[1] + way[1] * far


def _way(one: Spot, other: Spot) -> Spot | None:
    """The direction of a leg, as a step of one dot; None if it slants, or leads nowhere."""
    across, along = other[0] - one[0], other[1] - one[1]
    if bool(across) == bool(along):
        return None
    return (across > 0) - (across < 0), (along > 0) - (along < 0)


def _length(one: Spot, other: Spot) -> int:
    return abs(other[0] - one[0]) + abs(other[1] - one[1])
