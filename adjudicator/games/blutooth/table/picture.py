"""The match as a picture: the ring of systems with the ships on their planets, and the invasions that are not over."""

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
    Shape,
    Spot,
    Star,
    Text,
    box,
)
from adjudicator.engine.text.phrasebook import Phrasebook
from adjudicator.games.blutooth.table.invasions import DEFENDERS, INVADERS, Invasion, Place
from adjudicator.games.blutooth.table.match import LAUNCH, Match
from adjudicator.games.blutooth.table.speech import NO

WIDTH: Final = 600
MIDDLE: Final[Spot] = (WIDTH // 2, 300)
RINGS: Final[dict[int, tuple[Spot, ...]]] = {
    4: ((0, -214), (214, 0), (0, 214), (-214, 0)),
    5: ((0, -214), (204, -66), (126, 173), (-126, 173), (-204, -66)),
    6: ((0, -214), (185, -107), (185, 107), (0, 214), (-185, 107), (-185, -107)),
    7: ((0, -214), (167, -133), (209, 48), (93, 193), (-93, 193), (-209, 48), (-167, -133)),
    8: ((0, -214), (151, -151), (214, 0), (151, 151), (0, 214), (-151, 151), (-214, 0), (-151, -151)),
}
"""Where so many systems lie around the middle, clockwise from the top."""
ORBITS: Final[dict[int, tuple[Spot, ...]]] = {
    4: ((0, -53), (53, 0), (0, 53), (-53, 0)),
    5: ((0, -53), (50, -16), (31, 43), (-31, 43), (-50, -16)),
}
"""Where so many planets lie around the star of their system."""
_ORBIT, _PLANET, _OUT, _NEAR = 53, 25, 79, 30
_TILE: Final = (28, 18)
_ROW: Final = 30
_STEP: Final = 38

LOOKS: Final[dict[str, tuple[Colour, str, Colour]]] = {
    "Red": ("vermilion", "R", "ink"),
    "Blue": ("blue", "B", "white"),
    "Green": ("green", "G", "ink"),
    "Yellow": ("yellow", "Y", "ink"),
    "Purple": ("purple", "P", "ink"),
    "Orange": ("orange", "O", "ink"),
    "White": ("white", "W", "ink"),
    "Black": ("ink", "K", "white"),
}
"""The colour of an alien's ships, the letter on them, and the colour of that: the letter alone would do."""


class Gate(NamedTuple):
    """An invasion that is not over."""

    number: int
    invader: Seat
    defender: Seat | None
    target: Place | None
    fleets: tuple[tuple[tuple[Seat, int], ...], ...]
    """The ships of both fleets, by alien; the defender's own are on the planet."""


class Sky(NamedTuple):
    """Everything that is drawn; all of it is public, so it is the same for all players' views."""

    seats: tuple[str, ...]
    gone: tuple[bool, ...]
    planets: tuple[tuple[int, ...], ...]
    marks: tuple[tuple[Seat, Place], ...]
    """The footprints."""
    rows: tuple[tuple[str, tuple[int, ...]], ...]
    """Ships outside the planets, if there are any."""
    gates: tuple[Gate, ...]
    changed: tuple[Place, ...]

    @property
    def each(self) -> int:
        """Planets of a system."""
        return len(self.planets) // len(self.seats)


def picture(view: Match, words: Phrasebook, before: Match | None = None) -> Picture:
    """All ships, and the invasions that are not over; all of this is public. `before` is the last boundary."""
    old = view.planets if before is None else before.planets
    rows = (("Warp", view.warp), (words.say("picture-gone"), view.vaporized))
    sky = Sky(
        view.seats,
        view.eliminated,
        view.planets,
        tuple((one.seat, one.place) for one in view.footprints),
        tuple((name, row) for name, row in rows if any(row)),
        tuple(_gate(one, view) for one in view.invasions if not one.over and view.winners is None),
        tuple(place for place, row in enumerate(view.planets) if row != old[place]),
    )
    return _drawn(sky, words)


def _gate(one: Invasion, view: Match) -> Gate:
    fleets = tuple(
        (*(((one.invader, one.sent),) if side == INVADERS and one.sent else ()), *_sponsors(one, side))
        for side in (INVADERS, DEFENDERS)
    )
    target = None if view.letter == LAUNCH else one.target
    return Gate(one.number, one.invader, one.defender, target, fleets)


def _sponsors(one: Invasion, side: int) -> tuple[tuple[Seat, int], ...]:
    return tuple((sponsor.seat, sponsor.ships) for sponsor in one.sponsors_of(side))


@lru_cache(64)
def _drawn(sky: Sky, words: Phrasebook) -> Picture:
    """Made once for everybody at a table who reads the same language."""
    foot = max(_star(sky, seat)[1] for seat in range(len(sky.seats))) + _OUT + _ROW
    fleets = [gate for gate in sky.gates if any(gate.fleets)]
    below = foot + _ROW * len(fleets)
    parts: Iterator[Part] = chain(
        (Circle(centre=_star(sky, seat), radius=_ORBIT, line="pale") for seat in range(len(sky.seats))),
        (_arrow(sky, gate) for gate in sky.gates if gate.defender is not None),
        chain.from_iterable(_system(sky, seat) for seat in range(len(sky.seats))),
        (Placed(_numbered(gate.number), _beside(sky, gate)) for gate in sky.gates if gate.defender is not None),
        chain.from_iterable(_fleets(sky, gate, foot + _ROW * row) for row, gate in enumerate(fleets)),
        chain.from_iterable(_row(sky, *one, below + _ROW * row) for row, one in enumerate(sky.rows)),
        _changes(sky, words, below + _ROW * len(sky.rows)),
    )
    rows = len(fleets) + len(sky.rows) + bool(sky.changed)
    return Picture(WIDTH, foot + _ROW * rows, tuple(parts), _said(sky, words))


def _star(sky: Sky, seat: Seat) -> Spot:
    """The middle of a system."""
    right, down = RINGS[len(sky.seats)][seat]
    return (MIDDLE[0] + right, MIDDLE[1] + down)


def _spot(sky: Sky, place: Place) -> Spot:
    """Where a planet lies."""
    system, planet = divmod(place, sky.each)
    (x, y), (right, down) = _star(sky, system), ORBITS[sky.each][planet]
    return (x + right, y + down)


def _towards(start: Spot, end: Spot, far: int) -> Spot:
    """The spot so many pixels from one towards another."""
    right, down = end[0] - start[0], end[1] - start[1]
    length = max(isqrt(right * right + down * down), 1)
    return (start[0] + right * far // length, start[1] + down * far // length)


def _system(sky: Sky, seat: Seat) -> Iterator[Part]:
    yield Text(_star(sky, seat), sky.seats[seat], 16, "grey" if sky.gone[seat] else "ink")
    invaded = {gate.target for gate in sky.gates}
    for place in range(seat * sky.each, seat * sky.each + sky.each):
        x, y = _spot(sky, place)
        ships = [(who, count) for who, count in enumerate(sky.planets[place]) if count]
        marks = [(who, 0) for who, where in sky.marks if where == place]
        yield Placed(_planet(place % sky.each + 1, bool(ships or marks), place in invaded), (x, y))
        yield from _tiles(sky, [*ships, *marks], (x, y + 5))


@cache
def _planet(number: int, held: bool, invaded: bool) -> Figure:
    line: Colour = "vermilion" if invaded else "ink"
    ring = Circle(centre=(0, 0), radius=_PLANET, fill="white", line=line, width=4 if invaded else 1)
    return Figure((ring, Text((0, -16 if held else 0), str(number), 16, "grey")))


def _tiles(sky: Sky, ships: Sequence[tuple[Seat, int]], at: Spot) -> Iterator[Placed]:
    """The ships on a planet, one tile an alien, in rows of two."""
    wide, high = _TILE
    for number, (seat, count) in enumerate(ships):
        row, column = divmod(number, 2)
        beside = 2 if 2 * row + 2 <= len(ships) else 1
        yield _tile(sky, seat, count, (at[0] + (2 * column - beside) * wide // 2, at[1] - high // 2 + row * high))


def _tile(sky: Sky, seat: Seat, count: int, at: Spot) -> Placed:
    return Placed(_ships(sky.seats[seat], count), at)


@lru_cache(256)
def _ships(name: str, count: int) -> Figure:
    """`R4` in the colour of an alien; a footprint has no number and no filling."""
    colour, letter, ink = LOOKS[name]
    wide, high = _TILE
    inside: Colour = colour if count else "paper"
    said = Text((wide // 2, high // 2), f"{letter}{count or ''}", 16, ink if count else "ink")
    return Figure((Polygon(corners=box(0, 0, wide, high), fill=inside, line="ink", width=1), said))


def _ends(sky: Sky, gate: Gate) -> tuple[Spot, Spot]:
    """From the invader's system to the planet aimed at, or to the defender's system."""
    assert gate.defender is not None
    start = _star(sky, gate.invader)
    if gate.target is None:
        end, short = _star(sky, gate.defender), _OUT
    else:
        end, short = _spot(sky, gate.target), _PLANET
    return _towards(start, end, _NEAR), _towards(end, start, short)


def _arrow(sky: Sky, gate: Gate) -> Shape:
    start, end = _ends(sky, gate)
    shaft = 3 if gate.target is None else 6
    return Arrow(start=start, end=end, shaft=shaft, fill=LOOKS[sky.seats[gate.invader]][0], line="ink", width=1)


def _beside(sky: Sky, gate: Gate) -> Spot:
    """Where the number of an invasion stands: on its arrow."""
    start, end = _ends(sky, gate)
    return _towards(start, end, 70)


@cache
def _numbered(number: int) -> Figure:
    return Figure((Circle(centre=(0, 0), radius=11, fill="white", line="ink", width=1), Text((0, 0), str(number), 16)))


def _fleets(sky: Sky, gate: Gate, y: int) -> Iterator[Part]:
    """The ships in the gate, where they go, and the defender's sponsors."""
    yield Placed(_numbered(gate.number), (30, y))
    x = 54
    for seat, count in gate.fleets[INVADERS]:
        yield _tile(sky, seat, count, (x, y - _TILE[1] // 2))
        x += _STEP
    yield Arrow(start=(x, y), end=(x + 26, y), shaft=4, fill=LOOKS[sky.seats[gate.invader]][0], line="ink", width=1)
    yield Text((x + 36, y), NO if gate.target is None else _named(sky, gate.target), 16, anchor="start")
    for number, (seat, count) in enumerate(gate.fleets[DEFENDERS]):
        yield _tile(sky, seat, count, (x + 116 + number * _STEP, y - _TILE[1] // 2))


def _row(sky: Sky, name: str, ships: Sequence[int], y: int) -> Iterator[Part]:
    yield Text((20, y), name, anchor="start")
    there = [(seat, count) for seat, count in enumerate(ships) if count]
    for number, (seat, count) in enumerate(there):
        yield _tile(sky, seat, count, (120 + number * _STEP, y - _TILE[1] // 2))


def _changes(sky: Sky, words: Phrasebook, y: int) -> Iterator[Shape]:
    """A star beside each planet that has changed, and what it means."""
    for place in sky.changed:
        x, high = _spot(sky, place)
        yield _mark((x + 19, high - 19))
    if sky.changed:
        yield _mark((30, y))
        yield Text((52, y), words.say("picture-mark"), 16, anchor="start")


def _mark(at: Spot) -> Shape:
    return Star(centre=at, radius=9, rays=5, fill="sky", line="ink", width=1)


def _named(sky: Sky, place: Place) -> str:
    return f"{sky.seats[place // sky.each]} {place % sky.each + 1}"


def _counted(sky: Sky, ships: Sequence[tuple[Seat, int]]) -> str:
    return ", ".join(f"{count} {sky.seats[seat]}" for seat, count in ships if count)


def _said(sky: Sky, words: Phrasebook) -> str:
    """The same in words."""
    say, parts = words.say, [words.say("picture-match")]
    for seat, name in enumerate(sky.seats):
        there = range(seat * sky.each, seat * sky.each + sky.each)
        held = [(place % sky.each + 1, _counted(sky, [*enumerate(sky.planets[place])])) for place in there]
        planets = "; ".join(f"{number}: {ships}".rstrip(": ") for number, ships in held)
        parts.append(say("picture-system", seat=name, planets=planets))
    parts += [f"{name}: {_counted(sky, [*enumerate(row)])}." for name, row in sky.rows]
    if sky.marks:
        marks = words.listed(f"{sky.seats[seat]} {_named(sky, place)}" for seat, place in sky.marks)
        parts.append(say("picture-footprints", marks=marks))
    if sky.changed:
        parts.append(say("picture-changed", places=words.listed(_named(sky, place) for place in sky.changed)))
    for gate in sky.gates:
        own, against = (_counted(sky, fleet) or NO for fleet in gate.fleets)
        aim = NO if gate.target is None else _named(sky, gate.target)
        other = NO if gate.defender is None else sky.seats[gate.defender]
        said = {"seat": sky.seats[gate.invader], "other": other, "place": aim, "ships": own, "against": against}
        parts.append(say("picture-invasion", number=gate.number, **said))
    return " ".join(parts)
