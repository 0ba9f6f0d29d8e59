"""Where the things of a galaxy lie on its picture: the systems along two shores, and arrows in the strait between.

Clockwise as at the table: the first system is at the top on the left, the next ones go down on the right, the others up
on the left. The medallion of a system and its planets stand on the shore, so whatever goes from one to another crosses
nothing but open water. Arrows run level to a lane, along it, and level again. Those of the left shore and of the right
never run at one height, as they keep to a grid of steps with the right half a step lower.
"""

from collections.abc import Iterable, Sequence
from math import isqrt
from typing import Final, NamedTuple

from adjudicator.core.event import Seat
from adjudicator.engine.text.drawing import Spot
from adjudicator.galaxy.systems import Place

WIDTH: Final = 600
EDGE: Final = 6
"""What is left free at both sides of the sheet."""
SHORES: Final = (230, WIDTH - 230)
MEDALLION, DISC = 20, 16
"""The radius of what stands for a system, and of a planet at which at most three arrows end."""
_LARGEST: Final = 28
"""The radius of a planet at which more end than there is room for: some end beside it."""

_STEP: Final = 12
"""All heights on a shore are so many pixels apart, or several times as many."""
_GAP: Final = 3
"""Between an arrow and what it leaves or reaches."""
_HEAD, _ROW, _PAD = 48, 36, 12
"""The least height of a medallion's row and of a planet's, and what a panel has more at its foot."""
_BETWEEN: Final = 12
TILES: Final = 27
"""From one row of tokens on a planet to the next."""
_STRAIT: Final = (WIDTH // 2 - 24, WIDTH // 2 + 24)
"""Where lanes lie; the heads of arrows have the rest."""
_WIDEST: Final = 16


class Way(NamedTuple):
    """An arrow from a system to another one, or to a planet."""

    seat: Seat
    system: Seat
    place: Place | None = None
    shaft: int = 5


def across(ways: Iterable[Way]) -> tuple[Way, ...]:
    """Each of these arrows once, without those that stay in their own system."""
    return tuple(dict.fromkeys([way for way in ways if way.system != way.seat]))


class Route(NamedTuple):
    """Where an arrow starts, turns and ends."""

    start: Spot
    via: tuple[Spot, ...]
    end: Spot


class Disc(NamedTuple):
    """A planet: the height of its middle, its radius, and the height of its row."""

    place: Place
    y: int
    radius: int
    high: int


class Bank(NamedTuple):
    """A system: the side it is on (0 left, 1 right), its panel from top to bottom, its medallion, and its planets."""

    side: int
    top: int
    bottom: int
    head: int
    discs: tuple[Disc, ...]

    @property
    def x(self) -> int:
        """Where its shore is."""
        return SHORES[self.side]

    def outward(self, far: int) -> int:
        """So far from the shore, away from the water."""
        return self.x + (far if self.side else -far)


class Coast(NamedTuple):
    """All of it, and how high it is."""

    banks: tuple[Bank, ...]
    routes: tuple[Route, ...]
    high: int


class System(NamedTuple):
    """What a system needs room for: the lines beside its medallion, and by planet the rows of tokens."""

    lines: int
    rows: tuple[tuple[Place, int], ...]


def coast(systems: Sequence[System], ways: Sequence[Way]) -> Coast:
    """Room for everything."""
    ports: dict[tuple[Seat, Place | None], int] = {}
    for way in ways:
        for port in ((way.seat, None), (way.system, way.place)):
            ports[port] = ports.get(port, 0) + 1
    heights = [_heights(seat, system, ports) for seat, system in enumerate(systems)]
    tall = [sum(rows) + _PAD for rows in heights]
    sides = _sides(len(systems))
    most = max(sum(tall[seat] + _BETWEEN for seat in side) - _BETWEEN for side in sides)
    banks: dict[Seat, Bank] = {}
    for side, seats in enumerate(sides):
        spare = (most - sum(tall[seat] for seat in seats)) // (len(seats) + 1 if len(seats) < len(sides[1]) else 1)
        alone = len(seats) < len(sides[1])
        y = _STEP + side * _STEP // 2 + (_stepped(spare) - _STEP if alone else 0)
        for seat in seats:
            banks[seat] = _bank(side, y, heights[seat], systems[seat], ports, seat)
            y += tall[seat] + (_stepped(spare) - _STEP if alone else _BETWEEN)
    ordered = tuple([banks[seat] for seat in range(len(systems))])
    return Coast(ordered, _routes(ordered, ways), max(bank.bottom for bank in ordered) + _STEP)


def _sides(count: int) -> tuple[tuple[Seat, ...], tuple[Seat, ...]]:
    """The seats on the left and on the right, from top to bottom."""
    right = (count + 1) // 2
    return (0, *range(count - 1, right, -1)), tuple(range(1, right + 1))


def _stepped(high: int) -> int:
    """So many pixels or a few more: whole steps."""
    return -(-high // _STEP) * _STEP


def _heights(seat: Seat, system: System, ports: dict[tuple[Seat, Place | None], int]) -> tuple[int, ...]:
    """The rows of a panel: that of the medallion, and those of the planets."""
    head = max(_HEAD, 10 + 19 * system.lines, 2 * _reach(ports.get((seat, None), 0)) + _STEP)
    planets = [
        max(_ROW, 2 * max(DISC, _reach(ports.get((seat, place), 0)) + 4) + 4, TILES * rows + 8)
        for place, rows in system.rows
    ]
    return tuple([_stepped(high) for high in (head, *planets)])


def _bank(
    side: int,
    top: int,
    heights: Sequence[int],
    system: System,
    ports: dict[tuple[Seat, Place | None], int],
    seat: Seat,
) -> Bank:
    discs = []
    y = top + heights[0]
    for (place, _), high in zip(system.rows, heights[1:], strict=True):
        discs.append(Disc(place, _level(y + high // 2, side), _radius(ports.get((seat, place), 0)), high))
        y += high
    return Bank(side, top, y + _PAD, _level(top + heights[0] // 2, side), tuple(discs))


def _level(y: int, side: int) -> int:
    """The height nearest above at which arrows of this side may run."""
    low = side * _STEP // 2
    return (y - low) // _STEP * _STEP + low


def _offsets(ports: int) -> list[int]:
    """How far above and below a middle so many arrows begin or end."""
    half = ports // 2
    return [_STEP * step for step in range(-half, half + 1) if step or ports % 2]


def _reach(ports: int) -> int:
    """The last of these."""
    return _STEP * (ports // 2)


def _radius(ports: int) -> int:
    """The radius of a planet at which so many arrows end."""
    return min(max(DISC, _reach(ports) + 4), _LARGEST)


def _routes(banks: Sequence[Bank], ways: Sequence[Way]) -> tuple[Route, ...]:
    """Every arrow from its port to its port; those of one place stand in the order of their other ends."""

    def middle(seat: Seat, place: Place | None) -> int:
        bank = banks[seat]
        return bank.head if place is None else next(disc.y for disc in bank.discs if disc.place == place)

    ends: dict[tuple[Seat, Place | None], list[tuple[int, int, int]]] = {}
    for number, way in enumerate(ways):
        start, end = (way.seat, None), (way.system, way.place)
        ends.setdefault(start, []).append((middle(*end), number, 0))
        ends.setdefault(end, []).append((middle(*start), number, 1))
    spots: dict[tuple[int, int], Spot] = {}
    for (seat, place), those in ends.items():
        bank = banks[seat]
        disc = next((disc for disc in bank.discs if disc.place == place), None)
        y, radius = (bank.head, MEDALLION) if disc is None else (disc.y, disc.radius)
        for offset, (_, number, which) in zip(_offsets(len(those)), sorted(those), strict=True):
            far = isqrt(radius * radius - offset * offset) if abs(offset) < radius else 0
            spots[number, which] = (bank.outward(-far - _GAP), y + offset)
    pairs = [(spots[number, 0], spots[number, 1]) for number in range(len(ways))]
    lanes = _lanes(pairs)
    return tuple(
        [
            Route(start, () if start[1] == end[1] else ((x, start[1]), (x, end[1])), end)
            for (start, end), x in zip(pairs, lanes, strict=True)
        ]
    )


def _lanes(pairs: Sequence[tuple[Spot, Spot]]) -> list[int]:
    """Where each arrow runs along the strait: two that are somewhere at one height keep apart."""
    middle = WIDTH // 2

    def shore(number: int) -> tuple[int, int]:
        (x, y), (to_x, to_y) = pairs[number]
        return (x > middle) + (to_x > middle), abs(to_y - y)

    taken: list[list[tuple[int, int]]] = []
    found = [0] * len(pairs)
    for number in sorted(range(len(pairs)), key=shore):
        low, high = sorted((pairs[number][0][1], pairs[number][1][1]))
        free = [all(high + _STEP < a or b + _STEP < low for a, b in lane) for lane in taken]
        lane = free.index(True) if True in free else len(taken)
        if lane == len(taken):
            taken.append([])
        taken[lane].append((low, high))
        found[number] = lane
    left, right = _STRAIT
    apart = min(_WIDEST, (right - left) // max(len(taken) - 1, 1))
    return [middle + (2 * lane - len(taken) + 1) * apart // 2 for lane in found]
