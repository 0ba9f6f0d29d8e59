"""The picture of a galaxy: systems as rings of planets, the tokens on them and elsewhere, and who attacks where.

A title puts its picture together from these parts, in the order in which they lie on each other.
"""

from collections.abc import Collection, Iterable, Iterator, Sequence
from functools import cache, lru_cache
from math import isqrt
from typing import Final, NamedTuple

from adjudicator.core.event import Seat
from adjudicator.engine.text.drawing import (
    Arrow,
    Circle,
    Colour,
    Figure,
    Part,
    Placed,
    Polygon,
    Regular,
    Shape,
    Spot,
    Star,
    Text,
    box,
)
from adjudicator.engine.text.phrasebook import Phrasebook
from adjudicator.galaxy.systems import Place, Planets, home, named_place

WIDTH: Final = 600
ROW: Final = 30
"""How high a row below the galaxy is."""
SYSTEMS: Final[dict[int, tuple[Spot, ...]]] = {
    2: ((300, 86), (300, 514)),
    3: ((300, 86), (485, 407), (115, 407)),
    4: ((300, 86), (514, 300), (300, 514), (86, 300)),
    5: ((300, 86), (504, 234), (426, 473), (174, 473), (96, 234)),
    6: ((300, 86), (485, 193), (485, 407), (300, 514), (115, 407), (115, 193)),
    7: ((300, 86), (467, 167), (509, 348), (393, 493), (207, 493), (91, 348), (133, 167)),
    8: ((300, 86), (451, 149), (514, 300), (451, 451), (300, 514), (149, 451), (86, 300), (149, 149)),
}
"""The centres of this many systems, in a circle, clockwise from the top."""
RINGS: Final[dict[int, tuple[Spot, ...]]] = {
    4: ((0, -54), (54, 0), (0, 54), (-54, 0)),
    5: ((0, -54), (51, -17), (32, 44), (-32, 44), (-51, -17)),
}
"""This many planets around the centre of their system."""
_RING, _PLANET, _NAME = 54, 25, 28
_OUT: Final = _RING + _PLANET
"""How far a system reaches from its centre."""
_TILE: Final = (28, 18)
_STAR, _ASIDE = 9, 18
_NEXT: Final = 36
"""The step from one of several tiles in a row below the galaxy to the next."""

_CUT: Final = 5
"""How much of a tile is cut off if its shape is no rectangle."""
_W, _H = _TILE
RECTANGLE: Final = box(0, 0, _W, _H)
OCTAGON: Final = (
    *((_CUT, 0), (_W - _CUT, 0), (_W, _CUT), (_W, _H - _CUT)),
    *((_W - _CUT, _H), (_CUT, _H), (0, _H - _CUT), (0, _CUT)),
)
HEXAGON: Final = ((_CUT, 0), (_W - _CUT, 0), (_W, _H // 2), (_W - _CUT, _H), (_CUT, _H), (0, _H // 2))
LEANING: Final = ((_CUT, 0), (_W, 0), (_W - _CUT, _H), (0, _H))
ROOF: Final = ((_CUT, 0), (_W - _CUT, 0), (_W, _H), (0, _H))
TAG: Final = ((0, 0), (_W - _CUT, 0), (_W, _H // 2), (_W - _CUT, _H), (0, _H))
BOWL: Final = ((0, 0), (_W, 0), (_W - _CUT, _H), (_CUT, _H))
FLAG: Final = ((0, 0), (_W, 0), (_W, _H), (0, _H), (_CUT, _H // 2))


class Look(NamedTuple):
    """The look of a player's tokens: colour, shape, letter, and the colour of writing on them."""

    colour: Colour
    shape: tuple[Spot, ...]
    letter: str
    ink: Colour = "ink"


LOOKS: Final = {
    "Red": Look("vermilion", RECTANGLE, "R"),
    "Blue": Look("blue", OCTAGON, "B", "white"),
    "Green": Look("green", HEXAGON, "G"),
    "Yellow": Look("yellow", LEANING, "Y"),
    "Purple": Look("purple", ROOF, "P"),
    "Orange": Look("orange", TAG, "O"),
    "White": Look("white", BOWL, "W"),
    "Black": Look("ink", FLAG, "K", "white"),
}

Way = tuple[Spot, Spot]
"""From where to where an arrow goes."""
Tokens = Iterable[tuple[Seat, int]]
"""Tokens by player."""


class Chart(NamedTuple):
    """The planets that are drawn, and what lies on them; all of it is public, so it is the same for all views."""

    size: int
    """Planets in a system: a number in RINGS."""
    seats: tuple[str, ...]
    removed: tuple[bool, ...]
    planets: Planets
    changed: tuple[Place, ...]
    """The planets whose tokens have changed since the last boundary."""
    gone: tuple[Place, ...] = ()
    """Places in `planets` that are no planets any more."""

    def middle(self, seat: Seat) -> Spot:
        """The centre of a system."""
        return SYSTEMS[len(self.seats)][seat]

    def spot(self, place: Place) -> Spot:
        """Where a planet lies."""
        system, planet = divmod(place, self.size)
        (x, y), (right, down) = self.middle(system), RINGS[self.size][planet]
        return (x + right, y + down)

    def row(self, number: int) -> int:
        """How far down a row below the galaxy is, from 0; also how high a picture with so many rows is."""
        return max(y for _, y in SYSTEMS[len(self.seats)]) + _OUT + ROW + ROW * number

    def colour(self, seat: Seat) -> Colour:
        """The colour of a player."""
        return LOOKS[self.seats[seat]].colour

    def named(self, place: Place) -> str:
        """`Blue 4`."""
        return named_place(self.seats, self.size, place)

    def held(self, tokens: Tokens) -> str:
        """`4 Red, 2 Blue`; nothing for no tokens."""
        return ", ".join([f"{count} {self.seats[seat]}" for seat, count in tokens if count])


def changed(planets: Planets, before: Planets | None) -> tuple[Place, ...]:
    """The planets on which other tokens lie than before; none if there is nothing to compare them with."""
    if before is None:
        return ()
    return tuple([place for place, (now, was) in enumerate(zip(planets, before, strict=True)) if now != was])


def orbits(chart: Chart) -> Iterator[Shape]:
    """The ring of each system, behind everything else."""
    for middle in SYSTEMS[len(chart.seats)]:
        yield Circle(centre=middle, radius=_RING, line="pale")


def systems(chart: Chart, attacked: Collection[Place]) -> Iterator[Part]:
    """Each player's name among their planets, and the tokens on these; planets under attack have a ring of red."""
    for seat, name in enumerate(chart.seats):
        yield Text(chart.middle(seat), name, 16, "grey" if chart.removed[seat] else "ink")
        for planet, place in enumerate(home(chart.size, seat), 1):
            if place in chart.gone:
                continue
            x, y = chart.spot(place)
            there = [(who, tokens) for who, tokens in enumerate(chart.planets[place]) if tokens]
            yield Placed(_planet(planet, bool(there), place in attacked), (x, y))
            yield from _tiles(chart, there, (x, y + 5))


@cache
def _planet(number: int, held: bool, attacked: bool) -> Figure:
    line: Colour = "vermilion" if attacked else "ink"
    ring = Circle(centre=(0, 0), radius=_PLANET, fill="white", line=line, width=4 if attacked else 1)
    return Figure((ring, Text((0, -15 if held else 0), str(number), 16, "grey")))


def _tiles(chart: Chart, there: Sequence[tuple[Seat, int]], at: Spot) -> Iterator[Placed]:
    """One alone, or in rows of two."""
    wide, high = _TILE
    for number, (seat, tokens) in enumerate(there):
        row, column = divmod(number, 2)
        beside = 2 if row < len(there) // 2 else 1
        x = at[0] + (2 * column - beside) * wide // 2
        yield tile(chart, seat, tokens, (x, at[1] - high // 2 + row * high))


def tile(chart: Chart, seat: Seat, tokens: int, at: Spot) -> Placed:
    """A number of tokens of one player; the spot is the upper left corner."""
    return Placed(_tokens(chart.seats[seat], tokens), at)


@lru_cache(256)
def _tokens(name: str, tokens: int) -> Figure:
    look = LOOKS[name]
    wide, high = _TILE
    said = Text((wide // 2, high // 2), f"{look.letter}{tokens}", 16, look.ink)
    return Figure((Polygon(corners=look.shape, fill=look.colour, line="ink", width=1), said))


def towards(start: Spot, end: Spot, far: int) -> Spot:
    """The spot this many pixels from one towards another."""
    right, down = end[0] - start[0], end[1] - start[1]
    length = max(isqrt(right * right + down * down), 1)
    return (start[0] + right * far // length, start[1] + down * far // length)


def way_to_planet(chart: Chart, seat: Seat, place: Place) -> Way:
    """From the middle of a seat's system to the edge of a planet."""
    middle, planet = chart.middle(seat), chart.spot(place)
    return towards(middle, planet, _NAME), towards(planet, middle, _PLANET)


def way_to_system(chart: Chart, seat: Seat, system: Seat) -> Way:
    """From the middle of a seat's system to the edge of another."""
    start, end = chart.middle(seat), chart.middle(system)
    return towards(start, end, _NAME), towards(end, start, _OUT)


def arrow(chart: Chart, seat: Seat, way: Way, shaft: int) -> Arrow:
    """An arrow in the colour of the seat whose it is."""
    return Arrow(start=way[0], end=way[1], shaft=shaft, fill=chart.colour(seat), line="ink", width=1)


def on_the_way(number: int, way: Way) -> Placed:
    """The number of an attack, on its arrow."""
    return Placed(_numbered(number), towards(*way, 72))


@cache
def _numbered(number: int) -> Figure:
    return Figure((Circle(centre=(0, 0), radius=11, fill="white", line="ink", width=1), Text((0, 0), str(number), 16)))


def force(chart: Chart, number: int, seat: Seat, own: Tokens, aim: str, against: Tokens, y: int) -> Iterator[Part]:
    """A row about the attack of this number and seat: the tokens on their way, where to, and those that oppose them."""
    high = y - _TILE[1] // 2
    yield Placed(_numbered(number), (30, y))
    x = 52
    for who, tokens in own:
        yield tile(chart, who, tokens, (x, high))
        x += _NEXT
    yield Regular(centre=(x + 8, y), radius=10, corners=3, turn=90, fill=chart.colour(seat), line="ink")
    x += 26
    yield Text((x, y), aim, 16, anchor="start")
    for column, (who, tokens) in enumerate(against):
        yield tile(chart, who, tokens, (x + 80 + column * _NEXT, high))


def elsewhere(chart: Chart, name: str, tokens: Sequence[int], y: int) -> Iterator[Part]:
    """A row of the tokens of each seat in a place that is no planet."""
    yield Text((20, y), name, anchor="start")
    there = [(seat, count) for seat, count in enumerate(tokens) if count]
    for number, (seat, count) in enumerate(there):
        yield tile(chart, seat, count, (84 + number * _NEXT, y - _TILE[1] // 2))


def marks(chart: Chart, words: Phrasebook, y: int) -> Iterator[Shape]:
    """A star at the edge of each planet that has changed, and a row below the galaxy that explains it."""
    for place in chart.changed:
        x, high = chart.spot(place)
        yield _mark((x + _ASIDE, high - _ASIDE))
    if chart.changed:
        yield _mark((30, y))
        yield Text((52, y), words.say("picture-mark"), 16, anchor="start")


def _mark(at: Spot) -> Shape:
    """The mark of a change: a star as in the tables, in a colour that nobody plays."""
    return Star(centre=at, radius=_STAR, rays=5, fill="sky", line="ink", width=1)


def said(chart: Chart, words: Phrasebook, rows: Iterable[tuple[str, Sequence[int]]]) -> Iterator[str]:
    """The same in sentences: every system, the tokens elsewhere, and which planets have changed."""
    for seat, name in enumerate(chart.seats):
        there = [place for place in home(chart.size, seat) if place not in chart.gone]
        here = [f"{place % chart.size + 1}: {chart.held(enumerate(chart.planets[place]))}" for place in there]
        yield words.say("picture-system", seat=name, planets="; ".join([one.rstrip(": ") for one in here]))
    for name, tokens in rows:
        yield f"{name}: {chart.held(enumerate(tokens))}."
    if chart.changed:
        yield words.say("picture-changed", places=words.listed([chart.named(place) for place in chart.changed]))
