"""The galaxy as a picture: systems as rings of planets, tokens on them, and who attacks where."""

from collections.abc import Iterator, Sequence
from functools import cache, lru_cache
from itertools import chain
from math import isqrt
from typing import Final, NamedTuple

from adjudicator.core.event import Seat
from adjudicator.engine.text.drawing import (
    Arrow,
    Circle,
    Colour,
    Figure,
    Part,
    Picture,
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
from adjudicator.galaxy.systems import Place
from adjudicator.games.cosmic.table.speech import NO
from adjudicator.games.cosmic.table.state import DEFENCE, OFFENCE, PLANETS, SIDES, Challenge, Cosmic

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
"""The centres of this many systems, in a circle, clockwise from the top."""
RING: Final[tuple[Spot, ...]] = ((0, -54), (51, -17), (32, 44), (-32, 44), (-51, -17))
"""The planets around the centre of their system."""
_PLANET, _NAME = 25, 28
_TILE: Final = (28, 18)
_OUT: Final = 54 + _PLANET
"""How far a system reaches from its centre."""
_STAR, _ASIDE = 9, 18
_ROW: Final = 30
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


class Fight(NamedTuple):
    """A challenge that is not settled."""

    number: int
    offence: Seat
    planet: Place
    cones: tuple[tuple[tuple[Seat, int], ...], ...]
    """The tokens in the cones of both sides, by player; empty once only a deal is left."""


class Galaxy(NamedTuple):
    """Everything that is drawn; all of it is public, so it is the same for all players' views."""

    seats: tuple[str, ...]
    removed: tuple[bool, ...]
    planets: tuple[tuple[int, ...], ...]
    rows: tuple[tuple[str, tuple[int, ...]], ...]
    """Everything that is not on planets, if there is any."""
    aims: tuple[tuple[Seat, Seat] | None, ...]
    """Whom everybody has to attack, if the attacks are still to come."""
    fights: tuple[Fight, ...]
    gone: tuple[Place, ...]
    """The planets that are levels of a tower on another one."""
    changed: tuple[Place, ...]
    """The planets whose tokens have changed since the last boundary."""

    def home(self, seat: Seat) -> range:
        """The planets of a seat's system."""
        return range(PLANETS * seat, PLANETS * (seat + 1))


def picture(view: Cosmic, words: Phrasebook, before: Cosmic | None = None) -> Picture:
    """All tokens, and the challenges that are not settled; all of this is public. `before` is the last boundary."""
    held = tuple(map(view.captured, range(len(view.seats))))
    elsewhere = (("Warp", view.warp), ("Limbo", view.limbo))
    rows = (*elsewhere, (words.say("picture-captive"), held), (words.say("picture-gone"), view.out))
    return _drawn(
        Galaxy(
            view.seats,
            view.removed,
            view.planets,
            tuple((name, row) for name, row in rows if any(row)),
            view.targets if view.phase == 1 else (),
            tuple(
                Fight(fight.number, fight.offence, fight.planet, _cones(fight))
                for fight in view.challenges
                if fight.deal or not fight.over
            ),
            tuple(level for tower in view.towers for level in tower.levels),
            ()
            if before is None
            else tuple(place for place, row in enumerate(view.planets) if row != before.planets[place]),
        ),
        words,
    )


def _cones(fight: Challenge) -> tuple[tuple[tuple[Seat, int], ...], ...]:
    """The defence's own tokens are on their planet."""
    if fight.over:
        return ()
    own = (((fight.offence, fight.cone),), ())
    return tuple(
        (*own[side], *((ally.seat, ally.tokens) for ally in fight.allies if ally.side == side))
        for side in range(len(SIDES))
    )


@lru_cache(64)
def _drawn(galaxy: Galaxy, words: Phrasebook) -> Picture:
    """Made once for everybody at a table who reads the same language."""
    middles, fights = _middles(galaxy), galaxy.fights
    foot = max(y for _, y in middles) + _OUT + _ROW
    cones = [fight for fight in fights if fight.cones]
    attacked = {fight.planet for fight in fights}
    parts: Iterator[Part] = chain(
        (Circle(centre=middle, radius=54, line="pale") for middle in middles),
        _aims(galaxy),
        (_arrow(galaxy, fight) for fight in fights),
        chain.from_iterable(_system(galaxy, seat, attacked) for seat in range(len(galaxy.seats))),
        (_number(galaxy, fight) for fight in fights),
        chain.from_iterable(_cone(galaxy, fight, foot + _ROW * number) for number, fight in enumerate(cones)),
        chain.from_iterable(
            _row(galaxy, *row, foot + _ROW * number) for number, row in enumerate(galaxy.rows, len(cones))
        ),
        _changed(galaxy, words, foot + _ROW * (len(cones) + len(galaxy.rows))),
    )
    rows = len(cones) + len(galaxy.rows) + bool(galaxy.changed)
    return Picture(WIDTH, foot + _ROW * rows, tuple(parts), _said(galaxy, words))


def _middles(galaxy: Galaxy) -> tuple[Spot, ...]:
    return SYSTEMS[len(galaxy.seats)]


def _spot(galaxy: Galaxy, place: Place) -> Spot:
    """Where a planet lies."""
    system, planet = divmod(place, PLANETS)
    (x, y), (right, down) = _middles(galaxy)[system], RING[planet]
    return (x + right, y + down)


def _towards(start: Spot, end: Spot, far: int) -> Spot:
    """The spot this many pixels from one towards another."""
    right, down = end[0] - start[0], end[1] - start[1]
    length = max(isqrt(right * right + down * down), 1)
    return (start[0] + right * far // length, start[1] + down * far // length)


def _system(galaxy: Galaxy, seat: Seat, attacked: set[Place]) -> Iterator[Part]:
    name = galaxy.seats[seat]
    yield Text(_middles(galaxy)[seat], name, 16, "grey" if galaxy.removed[seat] else "ink")
    for planet, place in enumerate(galaxy.home(seat), 1):
        if place in galaxy.gone:
            continue
        x, y = _spot(galaxy, place)
        tiles = [(who, tokens) for who, tokens in enumerate(galaxy.planets[place]) if tokens]
        yield Placed(_planet(planet, bool(tiles), place in attacked), (x, y))
        yield from _tiles(galaxy, tiles, (x, y + 5))


@cache
def _planet(number: int, held: bool, attacked: bool) -> Figure:
    line: Colour = "vermilion" if attacked else "ink"
    ring = Circle(centre=(0, 0), radius=_PLANET, fill="white", line=line, width=4 if attacked else 1)
    return Figure((ring, Text((0, -15 if held else 0), str(number), 16, "grey")))


def _tiles(galaxy: Galaxy, tiles: Sequence[tuple[Seat, int]], at: Spot) -> Iterator[Placed]:
    """One alone, or in rows of two."""
    wide, high = _TILE
    for number, (seat, tokens) in enumerate(tiles):
        row, column = divmod(number, 2)
        beside = 2 if row < len(tiles) // 2 else 1
        x = at[0] + (2 * column - beside) * wide // 2
        yield _tile(galaxy, seat, tokens, (x, at[1] - high // 2 + row * high))


def _tile(galaxy: Galaxy, seat: Seat, tokens: int, at: Spot) -> Placed:
    return Placed(_tokens(galaxy.seats[seat], tokens), at)


@lru_cache(256)
def _tokens(name: str, tokens: int) -> Figure:
    look = LOOKS[name]
    wide, high = _TILE
    said = Text((wide // 2, high // 2), f"{look.letter}{tokens}", 16, look.ink)
    return Figure((Polygon(corners=look.shape, fill=look.colour, line="ink", width=1), said))


def _mark(at: Spot) -> Shape:
    """The mark of a change: a star as in the tables, in a colour that nobody plays."""
    return Star(centre=at, radius=_STAR, rays=5, fill="sky", line="ink", width=1)


def _changed(galaxy: Galaxy, words: Phrasebook, y: int) -> Iterator[Shape]:
    """A star at the edge of each planet that has changed, and its explanation below the galaxy."""
    for place in galaxy.changed:
        x, high = _spot(galaxy, place)
        yield _mark((x + _ASIDE, high - _ASIDE))
    if galaxy.changed:
        yield _mark((30, y))
        yield Text((52, y), words.say("picture-mark"), 16, anchor="start")


def _aims(galaxy: Galaxy) -> Iterator[Shape]:
    """Whom everybody has to attack this turn."""
    for seat, target in enumerate(galaxy.aims):
        if target is not None and target[0] != seat and not galaxy.removed[seat]:
            start, end = _middles(galaxy)[seat], _middles(galaxy)[target[0]]
            near, far = _towards(start, end, _NAME), _towards(end, start, _OUT)
            yield Arrow(start=near, end=far, shaft=3, fill=LOOKS[galaxy.seats[seat]].colour, line="ink", width=1)


def _ends(galaxy: Galaxy, fight: Fight) -> tuple[Spot, Spot]:
    middle, planet = _middles(galaxy)[fight.offence], _spot(galaxy, fight.planet)
    return _towards(middle, planet, _NAME), _towards(planet, middle, _PLANET)


def _arrow(galaxy: Galaxy, fight: Fight) -> Shape:
    start, end = _ends(galaxy, fight)
    return Arrow(start=start, end=end, shaft=7, fill=LOOKS[galaxy.seats[fight.offence]].colour, line="ink", width=1)


def _number(galaxy: Galaxy, fight: Fight) -> Placed:
    """The number of a challenge, on the way from the offence to the planet."""
    start, end = _ends(galaxy, fight)
    return Placed(_numbered(fight.number), _towards(start, end, 72))


@cache
def _numbered(number: int) -> Figure:
    return Figure((Circle(centre=(0, 0), radius=11, fill="white", line="ink", width=1), Text((0, 0), str(number), 16)))


def _cone(galaxy: Galaxy, fight: Fight, y: int) -> Iterator[Part]:
    """The tokens in the cone of a challenge, its direction, and the defence's allies."""
    yield Placed(_numbered(fight.number), (30, y))
    x = 52
    for seat, tokens in fight.cones[OFFENCE]:
        yield _tile(galaxy, seat, tokens, (x, y - _TILE[1] // 2))
        x += _NEXT
    colour = LOOKS[galaxy.seats[fight.offence]].colour
    yield Regular(centre=(x + 8, y), radius=10, corners=3, turn=90, fill=colour, line="ink")
    x += 26
    yield Text((x, y), _named(galaxy, fight.planet), 16, anchor="start")
    for number, (seat, tokens) in enumerate(fight.cones[DEFENCE]):
        yield _tile(galaxy, seat, tokens, (x + 80 + number * _NEXT, y - _TILE[1] // 2))


def _row(galaxy: Galaxy, name: str, tokens: Sequence[int], y: int) -> Iterator[Part]:
    yield Text((20, y), name, anchor="start")
    there = [(seat, count) for seat, count in enumerate(tokens) if count]
    for number, (seat, count) in enumerate(there):
        yield _tile(galaxy, seat, count, (84 + number * _NEXT, y - _TILE[1] // 2))


def _named(galaxy: Galaxy, place: Place) -> str:
    return f"{galaxy.seats[place // PLANETS]} {place % PLANETS + 1}"


def _held(galaxy: Galaxy, tokens: Sequence[int]) -> str:
    return ", ".join(f"{count} {galaxy.seats[seat]}" for seat, count in enumerate(tokens) if count)


def _said(galaxy: Galaxy, words: Phrasebook) -> str:
    say, parts = words.say, [words.say("picture-galaxy")]
    for seat, name in enumerate(galaxy.seats):
        here = [
            (place, _held(galaxy, galaxy.planets[place])) for place in galaxy.home(seat) if place not in galaxy.gone
        ]
        planets = "; ".join([f"{place % PLANETS + 1}: {held}".rstrip(": ") for place, held in here])
        parts.append(say("picture-system", seat=name, planets=planets))
    parts += [f"{name}: {_held(galaxy, tokens)}." for name, tokens in galaxy.rows]
    if galaxy.changed:
        parts.append(say("picture-changed", places=words.listed(_named(galaxy, place) for place in galaxy.changed)))
    aims = [(seat, target) for seat, target in enumerate(galaxy.aims) if target is not None]
    if aims:
        said = [say("picture-aim", seat=galaxy.seats[seat], whom=galaxy.seats[target[0]]) for seat, target in aims]
        parts.append(f"{words.listed(said)}.")
    for fight in galaxy.fights:
        own, against = _cone_words(galaxy, fight)
        attack = {"seat": galaxy.seats[fight.offence], "planet": _named(galaxy, fight.planet)}
        parts.append(say("picture-fight", number=fight.number, **attack, tokens=own, against=against))
    return " ".join(parts)


def _cone_words(galaxy: Galaxy, fight: Fight) -> tuple[str, str]:
    """The tokens in the cones of both sides: `4 Red, 2 Blue` and `1 Purple`, or `no`."""
    said = [", ".join([f"{tokens} {galaxy.seats[seat]}" for seat, tokens in side]) for side in fight.cones or ((), ())]
    return said[OFFENCE] or NO, said[DEFENCE] or NO
