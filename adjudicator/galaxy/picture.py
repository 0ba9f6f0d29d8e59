"""The picture of a galaxy: systems with their planets along two shores, the tokens on them, and who attacks where.

A title says what there is in a `Chart` and where arrows go; `shores` finds room for all of it.
"""

from collections.abc import Collection, Iterable, Iterator, Sequence
from functools import cache, lru_cache
from itertools import pairwise
from typing import Final, NamedTuple

from adjudicator.core.event import Seat
from adjudicator.engine.text.drawing import (
    Arrow,
    Circle,
    Colour,
    Figure,
    Line,
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
from adjudicator.engine.text.looks import HIGH, LOOKS, tile_width, token
from adjudicator.engine.text.phrasebook import Phrasebook
from adjudicator.galaxy.emblems.strokes import Emblem, emblem_shapes
from adjudicator.galaxy.shores import EDGE, MEDALLION, TILES, WIDTH, Bank, Coast, Disc, System, Way, coast
from adjudicator.galaxy.systems import Place, Planets, home, in_runs, named_place

ROW: Final = 32
"""How high a row below the galaxy is."""
_ROOM: Final = (24, 198)
"""From the shore: where tokens begin, and where they end."""
_BADGES: Final = 206
"""From the shore: where the number of an attack stands beside a medallion."""
_GAP, _SIZE = 3, 19
"""The room between two tiles, and the size of letters on them."""
_LETTER: Final = 13
"""How wide a letter of the rows below is, rather too wide than too narrow; in twentieths of its size."""
_CORNER: Final = 10
_STAR: Final = 9

Tokens = Iterable[tuple[Seat, int]]
"""Tokens by player."""


class Chart(NamedTuple):
    """The planets that are drawn, and what lies on them; all of it is public, so it is the same for all views."""

    size: int
    """Planets in a system."""
    seats: tuple[str, ...]
    removed: tuple[bool, ...]
    planets: Planets
    changed: tuple[Place, ...]
    """The planets whose tokens have changed since the last boundary."""
    gone: tuple[Place, ...] = ()
    """Places in `planets` that are no planets any more."""
    powers: tuple[tuple[str, ...], ...] = ()
    """The names that stand below that of a seat, one a line."""
    emblems: tuple[Emblem, ...] = ()
    """The emblem of each seat; an empty one is its letter."""
    marks: tuple[tuple[Seat, Place], ...] = ()
    """What lies on planets without a number, and whose it is."""

    def colour(self, seat: Seat) -> Colour:
        """The colour of a player."""
        return LOOKS[self.seats[seat]].colour

    def named(self, place: Place) -> str:
        """`Blue 4`."""
        return named_place(self.seats, self.size, place)

    def held(self, tokens: Tokens) -> str:
        """`4 Red, 2 Blue`; nothing for no tokens."""
        return ", ".join([f"{count} {self.seats[seat]}" for seat, count in tokens if count])

    def there(self, place: Place) -> list[tuple[Seat, int]]:
        """What lies on a planet: the tokens of its own system first, and marks with no number last."""
        found = [(seat, count) for seat, count in enumerate(self.planets[place]) if count]
        found.sort(key=lambda one: one[0] != place // self.size)
        return [*found, *[(seat, 0) for seat, where in self.marks if where == place]]


class Attack(NamedTuple):
    """An arrow, and the number beside the medallion at which it begins, if it has one."""

    number: int
    way: Way


class Plan(NamedTuple):
    """The galaxy of a chart with arrows: what is drawn, and how high it is."""

    parts: tuple[Part, ...]
    high: int

    def row(self, number: int) -> int:
        """How far down a row below the galaxy is, from 0."""
        return self.high + ROW // 2 + ROW * number

    def foot(self, rows: int) -> int:
        """How high a picture with so many rows is."""
        return self.high + ROW * rows + 8


def changed(planets: Planets, before: Planets | None) -> tuple[Place, ...]:
    """The planets on which other tokens lie than before; none if there is nothing to compare them with."""
    if before is None:
        return ()
    return tuple([place for place, (now, was) in enumerate(zip(planets, before, strict=True)) if now != was])


def plan(chart: Chart, attacks: Sequence[Attack]) -> Plan:
    """Systems, tokens and arrows; planets under attack have a ring of red."""
    homes = [[place for place in home(chart.size, seat) if place not in chart.gone] for seat in range(len(chart.seats))]
    rows = {place: _rows(chart, place) for places in homes for place in places}
    systems = [
        System(
            1 + len(chart.powers[seat] if chart.powers else ()),
            tuple([(place, len(rows[place])) for place in homes[seat]]),
        )
        for seat in range(len(chart.seats))
    ]
    land = coast(systems, [attack.way for attack in attacks])
    attacked = {attack.way.place for attack in attacks}
    parts: list[Part] = []
    for seat, bank in enumerate(land.banks):
        parts += _panel(chart, seat, bank)
    parts += _arrows(chart, land, attacks)
    for seat, bank in enumerate(land.banks):
        numbers = [attack.number for attack in attacks if attack.way.seat == seat and attack.number]
        parts += _head(chart, seat, bank, numbers)
        for disc in bank.discs:
            parts += _row(chart, bank, disc, rows[disc.place], attacked)
    return Plan(tuple(parts), land.high)


def _panel(chart: Chart, seat: Seat, bank: Bank) -> Iterator[Part]:
    """The ground of a system: its panel, what has changed in light blue, and the line on which planets are strung."""
    outer, shore = (WIDTH - EDGE if bank.side else EDGE), bank.x
    left, right = min(outer, shore), max(outer, shore)
    fill: Colour = "paper" if chart.removed[seat] else "white"
    yield Polygon(corners=_cut(left, bank.top, right, bank.bottom), fill=fill, line="pale")
    for disc in bank.discs:
        if disc.place in chart.changed:
            top = disc.y - disc.high // 2 + 2
            corners = box(left + 3, top, right - left - 6, disc.high - 4)
            yield Polygon(corners=corners, fill="tint")
    stops = [(bank.head, MEDALLION), *((disc.y, disc.radius) for disc in bank.discs)]
    for (y, radius), (next_y, next_radius) in pairwise(stops):
        yield Line((shore, y + radius), (shore, next_y - next_radius), "grey", 2)


def _cut(left: int, top: int, right: int, bottom: int) -> tuple[Spot, ...]:
    """A rectangle without its corners."""
    far = _CORNER
    return (
        *((left + far, top), (right - far, top), (right, top + far), (right, bottom - far)),
        *((right - far, bottom), (left + far, bottom), (left, bottom - far), (left, top + far)),
    )


def _arrows(chart: Chart, land: Coast, attacks: Sequence[Attack]) -> Iterator[Part]:
    for attack, route in zip(attacks, land.routes, strict=True):
        fill = chart.colour(attack.way.seat)
        yield Arrow(route.start, route.end, attack.way.shaft, route.via, fill=fill, line="ink", width=1)


def _head(chart: Chart, seat: Seat, bank: Bank, numbers: Sequence[int]) -> Iterator[Part]:
    """The medallion of a system, its name and its powers, and the numbers of the attacks that begin here."""
    name, y = chart.seats[seat], bank.head
    emblem = chart.emblems[seat] if chart.emblems else ()
    yield Placed(_medallion(name, emblem), (bank.x, y))
    powers = chart.powers[seat] if chart.powers else ()
    up = 10 * len(powers)
    ink: Colour = "grey" if chart.removed[seat] else "ink"
    beside = "start" if bank.side else "end"
    yield Text((bank.outward(MEDALLION + 7), y - up), name, 20, ink, anchor=beside)  # type: ignore[arg-type]
    for number, power in enumerate(powers, 1):
        spot = (bank.outward(MEDALLION + 7), y - up + 20 * number)
        yield Text(spot, power, 17, "grey", anchor=beside)  # type: ignore[arg-type]
    for number, attack in enumerate(numbers):
        yield Placed(_numbered(attack), (bank.outward(_BADGES - 26 * number), y - up))


@lru_cache(256)
def _medallion(name: str, emblem: Emblem) -> Figure:
    look = LOOKS[name]
    ring = Circle(centre=(0, 0), radius=MEDALLION, fill=look.colour, line="ink", width=2)
    inside = emblem_shapes(emblem, look.ink, look.colour) or (Text((0, 0), look.letter, 22, look.ink),)
    return Figure((ring, *inside))


def _row(
    chart: Chart, bank: Bank, disc: Disc, rows: Sequence[Sequence[tuple[Seat, int]]], attacked: Collection[Place | None]
) -> Iterator[Part]:
    """A planet, what lies on it in rows beside it, and a star at the edge if that has changed."""
    number = disc.place % chart.size + 1
    yield Placed(_planet(number, disc.radius, disc.place in attacked), (bank.x, disc.y))
    top = disc.y - (len(rows) * TILES - _GAP) // 2
    for row, there in enumerate(rows):
        far = max(_ROOM[0], disc.radius + 6)
        for seat, tokens in there:
            wide = tile_width(tokens)
            x = bank.outward(far if bank.side else far + wide)
            yield tile(chart, seat, tokens, (x, top + row * TILES))
            far += wide + _GAP
    if disc.place in chart.changed:
        yield _mark((bank.outward(_BADGES + 5), disc.y))


def _rows(chart: Chart, place: Place) -> list[list[tuple[Seat, int]]]:
    """What lies on a planet, in rows as wide as a panel has room for."""
    rows: list[list[tuple[Seat, int]]] = [[]]
    room = free = _ROOM[1] - _ROOM[0]
    for one in chart.there(place):
        wide = tile_width(one[1])
        if wide > free:
            rows.append([])
            free = room
        rows[-1].append(one)
        free -= wide + _GAP
    return rows


@cache
def _planet(number: int, radius: int, attacked: bool) -> Figure:
    line: Colour = "vermilion" if attacked else "ink"
    ring = Circle(centre=(0, 0), radius=radius, fill="paper", line=line, width=4 if attacked else 2)
    return Figure((ring, Text((0, 0), str(number), 19, "ink")))


def tile(chart: Chart, seat: Seat, tokens: int, at: Spot) -> Placed:
    """A number of tokens of one player; the spot is the upper left corner."""
    return Placed(token(chart.seats[seat], tokens), at)


@cache
def _numbered(number: int) -> Figure:
    return Figure((Circle(centre=(0, 0), radius=12, fill="white", line="ink", width=2), Text((0, 0), str(number), 17)))


def force(chart: Chart, number: int, seat: Seat, own: Tokens, aim: str, against: Tokens, y: int) -> Iterator[Part]:
    """A row about the attack of this number and seat: the tokens on their way, where to, and those that oppose them."""
    yield Placed(_numbered(number), (24, y))
    x, high = 46, y - HIGH // 2
    for who, tokens in own:
        yield tile(chart, who, tokens, (x, high))
        x += tile_width(tokens) + _GAP
    yield Regular(centre=(x + 12, y), radius=10, corners=3, turn=90, fill=chart.colour(seat), line="ink")
    x += 30
    yield Text((x, y), aim, _SIZE, anchor="start")
    x += word_width(aim, _SIZE) + 12
    for who, tokens in against:
        yield tile(chart, who, tokens, (x, high))
        x += tile_width(tokens) + _GAP


def word_width(words: str, size: int) -> int:
    """About how wide words are, rather too wide than too narrow."""
    return len(words) * size * _LETTER // 20


def elsewhere(chart: Chart, rows: Sequence[tuple[str, Sequence[int]]], plan: Plan, first: int) -> Iterator[Part]:
    """Rows of the tokens of each seat in places that are no planets, from this row on."""
    start = 24 + max([word_width(name, _SIZE) for name, _ in rows], default=0)
    for number, (name, tokens) in enumerate(rows, first):
        y = plan.row(number)
        yield Text((14, y), name, _SIZE, anchor="start")
        x = start
        for seat, count in enumerate(tokens):
            if count:
                yield tile(chart, seat, count, (x, y - HIGH // 2))
                x += tile_width(count) + _GAP


def explained(chart: Chart, words: Phrasebook, y: int) -> Iterator[Shape]:
    """What the star at a planet means, in a row below the galaxy; nothing where there is none."""
    if chart.changed:
        yield _mark((24, y))
        yield Text((46, y), words.say("picture-mark"), 18, anchor="start")


def _mark(at: Spot) -> Shape:
    """The mark of a change: a star as in the tables, in a colour that nobody plays."""
    return Star(centre=at, radius=_STAR, rays=5, fill="sky", line="ink", width=1)


def said_there(chart: Chart, words: Phrasebook, rows: Iterable[tuple[str, Sequence[int]]]) -> Iterator[str]:
    """The same in sentences: every system, and the tokens elsewhere."""
    for seat, name in enumerate(chart.seats):
        there = [place for place in home(chart.size, seat) if place not in chart.gone]
        here = [f"{place % chart.size + 1}: {chart.held(enumerate(chart.planets[place]))}" for place in there]
        yield words.say("picture-system", seat=name, planets="; ".join([one.rstrip(": ") for one in here]))
    for name, tokens in rows:
        yield f"{name}: {chart.held(enumerate(tokens))}."


def said_changes(chart: Chart, words: Phrasebook) -> Iterator[str]:
    """Which planets have changed, if any have."""
    if chart.changed:
        yield words.say("picture-changed", places=words.listed(in_runs(map(chart.named, chart.changed), words)))
