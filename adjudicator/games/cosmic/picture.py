"""The galaxy as a picture: systems as rings of planets, tokens on them, and who attacks where."""

from collections.abc import Iterator, Sequence
from itertools import chain
from math import isqrt
from typing import Final, NamedTuple

from adjudicator.core.event import Seat
from adjudicator.engine.drawing import Arrow, Circle, Colour, Picture, Polygon, Shape, Spot, Text, box
from adjudicator.engine.speech import listed
from adjudicator.games.cosmic.state import PLANETS, Challenge, Cosmic, Place

WIDTH: Final = 600
SYSTEMS: Final[dict[int, tuple[Spot, ...]]] = {
    2: ((300, 86), (300, 514)),
    3: ((300, 86), (485, 407), (115, 407)),
    4: ((300, 86), (514, 300), (300, 514), (86, 300)),
    5: ((300, 86), (504, 234), (426, 473), (174, 473), (96, 234)),
    6: ((300, 86), (485, 193), (485, 407), (300, 514), (115, 407), (115, 193)),
    7: ((300, 86), (467, 167), (509, 348), (393, 493), (207, 493), (91, 348), (133, 167)),
    8: ((300, 86), (451, 149), (514, 300), (451, 451), (300, 514), (149, 451), (86, 300), (149, 149)),
}
"""The middles of so many systems, in a circle, clockwise from the top."""
RING: Final[tuple[Spot, ...]] = ((0, -54), (51, -17), (32, 44), (-32, 44), (-51, -17))
"""The planets around the middle of their system."""
_PLANET, _NAME = 25, 28
_TILE: Final = (28, 18)
_OUT: Final = 54 + _PLANET
"""How far a system reaches from its middle."""
_ROW: Final = 30


class Look(NamedTuple):
    """What a player's tokens look like: colour, letter, and the colour of what is written on them."""

    colour: Colour
    letter: str
    ink: Colour = "ink"


LOOKS: Final = {
    "Red": Look("vermilion", "R"),
    "Blue": Look("blue", "B", "white"),
    "Green": Look("green", "G"),
    "Yellow": Look("yellow", "Y"),
    "Purple": Look("purple", "P"),
    "Orange": Look("orange", "O"),
    "White": Look("white", "W"),
    "Black": Look("ink", "K", "white"),
}


def picture(view: Cosmic) -> Picture:
    """All tokens, and the challenges that are not settled; all of this is public."""
    fights = [fight for fight in view.challenges if fight.deal or not fight.over]
    foot = max(y for _, y in _middles(view)) + _OUT + _ROW
    rows = [(name, row) for name, row in (("Warp", view.warp), ("Limbo", view.limbo), ("Gone", view.out)) if any(row)]
    shapes = chain(
        (Circle(centre=middle, radius=54, line="pale") for middle in _middles(view)),
        _aims(view) if view.phase == 1 else (),
        chain.from_iterable(_arrow(view, fight) for fight in fights),
        chain.from_iterable(_system(view, seat, {fight.planet for fight in fights}) for seat in range(len(view.seats))),
        chain.from_iterable(_number(view, fight) for fight in fights),
        chain.from_iterable(_row(view, *row, foot + _ROW * number) for number, row in enumerate(rows)),
    )
    return Picture(WIDTH, foot + _ROW * len(rows), tuple(shapes), _words(view, fights, rows))


def _middles(view: Cosmic) -> tuple[Spot, ...]:
    return SYSTEMS[len(view.seats)]


def _spot(view: Cosmic, place: Place) -> Spot:
    """Where a planet lies."""
    system, planet = divmod(place, PLANETS)
    (x, y), (right, down) = _middles(view)[system], RING[planet]
    return (x + right, y + down)


def _towards(start: Spot, end: Spot, far: int) -> Spot:
    """The spot so many pixels from one towards another."""
    right, down = end[0] - start[0], end[1] - start[1]
    length = max(isqrt(right * right + down * down), 1)
    return (start[0] + right * far // length, start[1] + down * far // length)


def _system(view: Cosmic, seat: Seat, attacked: set[Place]) -> Iterator[Shape]:
    name = view.seats[seat]
    yield Text(_middles(view)[seat], name, 16, "grey" if view.removed[seat] else "ink")
    for planet, place in enumerate(view.home(seat), 1):
        x, y = _spot(view, place)
        line: Colour = "vermilion" if place in attacked else "ink"
        yield Circle(centre=(x, y), radius=_PLANET, fill="white", line=line, width=4 if place in attacked else 1)
        tiles = [(who, tokens) for who, tokens in enumerate(view.planets[place]) if tokens]
        yield Text((x, y - 15 if tiles else y), str(planet), 16, "grey")
        yield from _tiles(view, tiles, (x, y + 5))


def _tiles(view: Cosmic, tiles: Sequence[tuple[Seat, int]], at: Spot) -> Iterator[Shape]:
    """One alone, or in rows of two."""
    wide, high = _TILE
    for number, (seat, tokens) in enumerate(tiles):
        row, column = divmod(number, 2)
        beside = 2 if row < len(tiles) // 2 else 1
        x = at[0] + (2 * column - beside) * wide // 2
        yield from _tile(view, seat, tokens, (x, at[1] - high // 2 + row * high))


def _tile(view: Cosmic, seat: Seat, tokens: int, at: Spot) -> Iterator[Shape]:
    look = LOOKS[view.seats[seat]]
    wide, high = _TILE
    yield Polygon(corners=box(*at, wide, high), fill=look.colour, line="ink", width=1)
    yield Text((at[0] + wide // 2, at[1] + high // 2), f"{look.letter}{tokens}", 16, look.ink)


def _aims(view: Cosmic) -> Iterator[Shape]:
    """Whom everybody has to attack this turn."""
    for seat, target in enumerate(view.targets):
        if target is not None and target[0] != seat and not view.removed[seat]:
            start, end = _middles(view)[seat], _middles(view)[target[0]]
            near, far = _towards(start, end, _NAME), _towards(end, start, _OUT)
            yield Arrow(start=near, end=far, shaft=3, fill=LOOKS[view.seats[seat]].colour, line="ink", width=1)


def _ends(view: Cosmic, fight: Challenge) -> tuple[Spot, Spot]:
    middle, planet = _middles(view)[fight.offence], _spot(view, fight.planet)
    return _towards(middle, planet, _NAME), _towards(planet, middle, _PLANET)


def _arrow(view: Cosmic, fight: Challenge) -> Iterator[Shape]:
    start, end = _ends(view, fight)
    yield Arrow(start=start, end=end, shaft=7, fill=LOOKS[view.seats[fight.offence]].colour, line="ink", width=1)


def _number(view: Cosmic, fight: Challenge) -> Iterator[Shape]:
    """The number of a challenge, on the way from the offence to the planet."""
    start, end = _ends(view, fight)
    at = _towards(start, end, 72)
    yield Circle(centre=at, radius=11, fill="white", line="ink", width=1)
    yield Text(at, str(fight.number), 16)


def _row(view: Cosmic, name: str, tokens: Sequence[int], y: int) -> Iterator[Shape]:
    yield Text((20, y), name, anchor="start")
    there = [(seat, count) for seat, count in enumerate(tokens) if count]
    for number, (seat, count) in enumerate(there):
        yield from _tile(view, seat, count, (84 + number * 36, y - _TILE[1] // 2))


def _held(view: Cosmic, tokens: Sequence[int]) -> str:
    return ", ".join(f"{count} {view.seats[seat]}" for seat, count in enumerate(tokens) if count)


def _words(view: Cosmic, fights: Sequence[Challenge], rows: Sequence[tuple[str, Sequence[int]]]) -> str:
    parts = []
    for seat, name in enumerate(view.seats):
        here = (f"{planet} {_held(view, view.planets[place])}" for planet, place in enumerate(view.home(seat), 1))
        parts.append(f"{name}'s system: {'; '.join(said.rstrip() for said in here)}.")
    parts += [f"{name}: {_held(view, tokens)}." for name, tokens in rows]
    if view.phase == 1:
        aims = [(seat, target) for seat, target in enumerate(view.targets) if target is not None]
        said = [f"{view.seats[seat]} must attack {view.seats[target[0]]}" for seat, target in aims]
        parts.append(f"{listed(said)}." if said else "")
    for fight in fights:
        where = f"{view.seats[fight.planet // PLANETS]} {fight.planet % PLANETS + 1}"
        parts.append(f"Challenge {fight.number}: {view.seats[fight.offence]} attacks {where}.")
    return " ".join(part for part in ("The galaxy.", *parts) if part)
