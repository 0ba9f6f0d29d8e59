"""The board as a picture: the mats with their planets, the grid points with the stations on them."""

from collections.abc import Callable, Iterator
from math import isqrt
from typing import Final

from adjudicator.core.event import Seat
from adjudicator.engine.contract.title import Telling
from adjudicator.engine.text.drawing import (
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
from adjudicator.games.cosmoclasm.table.board import BESIDE, CENTRES, MATS, NAMES, PLACES, PLANETS, POINTS, POINTS_OF
from adjudicator.games.cosmoclasm.table.majorities import planets
from adjudicator.games.cosmoclasm.table.speech import NO, Speech
from adjudicator.games.cosmoclasm.table.state import NOBODY, Solar, placed

WIDTH: Final = 600
_ACROSS, _DOWN = 66, 38
"""Half the width of a mat and half its side: nearly as in a regular hexagon."""
_LEFT, _TOP = 36, 36
_FOOT: Final = _TOP + 13 * _DOWN + 48
_ROW, _COLUMN = 28, 352
_STACKS: Final = ((0, 8), (22, 6), (19, 5), (13, 2))
"""By how many stations stand in a row of a point: from one to the next, and the size of their signs."""
_RINGS: Final = (19, 30, 37, 37)
"""The radius of the ring around them."""

Sign = Callable[[Spot, int], Shape]


def _circle(at: Spot, size: int) -> Shape:
    return Circle(centre=at, radius=size, fill="blue", line="ink")


def _square(at: Spot, size: int) -> Shape:
    return Polygon(corners=box(at[0] - size, at[1] - size, 2 * size, 2 * size), fill="green", line="ink")


def _triangle(at: Spot, size: int) -> Shape:
    return Regular(centre=(at[0], at[1] + 2), radius=size + 3, corners=3, fill="vermilion", line="ink")


def _diamond(at: Spot, size: int) -> Shape:
    return Regular(centre=at, radius=size + 2, corners=4, fill="orange", line="ink")


def _star(at: Spot, size: int) -> Shape:
    return Star(centre=at, radius=size + 4, rays=5, fill="purple", line="ink")


SIGNS: Final[tuple[Sign, ...]] = (_triangle, _circle, _square, _diamond, _star)
"""The signs of the factions, in the order of their seats."""


def picture(title: Telling[Solar], view: Solar, before: Solar | None = None) -> Picture:
    """The board with everything on it, all of which is public."""
    to = Speech(view.seats, None, title.phrases)
    shapes = [
        *(shape for mat in PLANETS for shape in _mat(view, mat)),
        *_lines(),
        *(shape for point in POINTS for shape in _point(view, point)),
        *_key(view, to),
    ]
    rows = max(len(view.seats), 2)
    return Picture(WIDTH, _FOOT + _ROW * rows, tuple(shapes), _words(view, to))


def _spot(place: tuple[int, int]) -> Spot:
    return (_LEFT + _ACROSS * place[0], _TOP + _DOWN * place[1])


def _mat(view: Solar, mat: int) -> Iterator[Shape]:
    """A mat with its letter; on it the number of its planet, or the sign of its owner."""
    x, y = _spot(CENTRES[mat])
    owner, number = view.owners[mat], str(view.number(mat))
    fill: Colour = "yellow" if mat == view.planet else "pale" if owner != NOBODY else "white"
    yield Polygon(corners=tuple([_spot(PLACES[point]) for point in POINTS_OF[mat]]), fill=fill)
    yield Text((x, y - 31), MATS[mat], 20)
    if owner == NOBODY:
        yield Circle(centre=(x, y), radius=21, fill="paper", line="ink")
        yield Text((x, y), number, 26)
    else:
        yield SIGNS[owner]((x, y - 2), 17)
        yield Text((x, y + 34), number, 20)


def _lines() -> Iterator[Shape]:
    for point in POINTS:
        for other in BESIDE[point]:
            if point < other:
                yield Line(_spot(PLACES[point]), _spot(PLACES[other]), "grey", 3)


def _point(view: Solar, point: int) -> Iterator[Shape]:
    """A grid point with all its stations, in rows; a ring around those of which one was placed this round."""
    x, y = _spot(PLACES[point])
    stack = view.stations[point]
    across = isqrt(max(len(stack) - 1, 0)) + 1
    if point in view.fresh:
        yield Circle(centre=(x, y), radius=_RINGS[across - 1], line="ink", width=3)
    if not stack:
        yield Circle(centre=(x, y), radius=5, fill="white", line="grey")
    down = (len(stack) - 1) // across + 1
    apart, size = _STACKS[across - 1]
    for number, seat in enumerate(stack):
        row, column = divmod(number, across)
        wide = min(across, len(stack) - row * across)
        at = (x + (2 * column - wide + 1) * apart // 2, y + (2 * row - down + 1) * apart // 2)
        yield SIGNS[seat](at, size)


def _key(view: Solar, to: Speech) -> Iterator[Shape]:
    """The owners of the signs, and beside them the meaning of other marks."""
    for seat, name in enumerate(view.seats):
        y = _FOOT + seat * _ROW
        yield SIGNS[seat]((24, y), 9)
        holds = to.say("picture-holds", seat=name, planets=planets(view, seat), stations=placed(view, seat))
        yield Text((46, y), holds, anchor="start")
    yield Polygon(corners=box(_COLUMN - 9, _FOOT - 9, 18, 18), fill="yellow", line="ink")
    yield Text((_COLUMN + 22, _FOOT), to.say("picture-contested"), anchor="start")
    yield Circle(centre=(_COLUMN, _FOOT + _ROW), radius=10, line="ink", width=3)
    yield Text((_COLUMN + 22, _FOOT + _ROW), to.say("picture-placed"), anchor="start")


def _words(view: Solar, to: Speech) -> str:
    order = ", ".join(f"{number} {MATS[mat]}" for number, mat in enumerate(view.counters, 1))
    parts = [to.say("picture-board", planets=order)]
    if view.planet is not None:
        parts.append(to.say("picture-where", planet=view.round, mat=MATS[view.planet]))
    parts += [_said(view, seat, to) for seat in range(len(view.seats))]
    if view.fresh:
        parts.append(to.say("picture-fresh", points=to.listed(NAMES[point] for point in sorted(view.fresh))))
    return " ".join(parts)


def _said(view: Solar, seat: Seat, to: Speech) -> str:
    claimed = [MATS[mat] for mat in view.counters if view.owners[mat] == seat]
    on = [NAMES[point] for point, stack in zip(POINTS, view.stations, strict=True) for by in stack if by == seat]
    mats, points = (to.listed(some) if some else NO for some in (claimed, on))
    return to.say("picture-player", seat=view.seats[seat], mats=mats, points=points)
