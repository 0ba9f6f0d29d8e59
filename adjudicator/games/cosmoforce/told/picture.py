"""The rosters as a picture: the systems of every ship with their boxes, its crew and its heat."""

from collections.abc import Iterator
from typing import Final

from adjudicator.core.event import Seat
from adjudicator.engine.contract.title import Telling
from adjudicator.engine.text.drawing import (
    Circle,
    Colour,
    Part,
    Picture,
    Placed,
    Polygon,
    Regular,
    Shape,
    Spot,
    Text,
    box,
)
from adjudicator.engine.text.looks import HIGH, token
from adjudicator.games.cosmoforce.ship import HULLS, SLOTS, Ship
from adjudicator.games.cosmoforce.stages.combat import by_speed
from adjudicator.games.cosmoforce.table.gear import complement, labels, limits, thrust
from adjudicator.games.cosmoforce.table.speech import Speech
from adjudicator.games.cosmoforce.table.state import Force

WIDTH: Final = 600
_EDGE: Final = 10
_SLOT: Final = (WIDTH - 2 * _EDGE) // SLOTS
_CARD, _WRECK, _KEY = 118, 36, 34
"""How high a ship, one that is eliminated, and the line that explains the signs are."""
_PIP: Final = 15
"""The step from one crew or heat token to the next."""
_MOST_CREW, _MOST_HEAT = 20, 6
"""How many tokens there is room for; the number beside them says how many there are."""


def picture(title: Telling[Force], view: Force, before: Force | None = None) -> Picture | None:
    """All ships, the fastest first and the eliminated ones last; none before they are built."""
    if None in view.ships:
        return None
    to = Speech(view.seats, None, title.phrases)
    shapes: list[Part] = []
    y = _EDGE
    for seat in by_speed(view):
        shapes += _card(view, seat, y, to)
        y += _CARD
    for seat, gone in enumerate(view.gone):
        if gone:
            shapes += _head(view, seat, y, to.say("is-eliminated"))
            y += _WRECK
    return Picture(WIDTH, y + _KEY, (*shapes, *_key(y + _KEY // 2, to)), _words(view, to))


def code(kind: str) -> str:
    """The text in a system's box: the first three letters of its name."""
    return kind[:3].upper()


def _head(view: Force, seat: Seat, y: int, remark: str) -> Iterator[Part]:
    name = view.seats[seat]
    yield Placed(token(name, filled=True), (_EDGE, y + 14 - HIGH // 2))
    yield Text((_EDGE + 38, y + 14), f"{name}, {HULLS[view.ship(seat).hull]}", 20, anchor="start")
    yield Text((WIDTH - _EDGE, y + 14), remark, 18, anchor="end")


def _card(view: Force, seat: Seat, y: int, to: Speech) -> Iterator[Part]:
    ship = view.ship(seat)
    speed = to.say("drawn-ship", speed=to.points(ship.speed), thrust=thrust(ship), mass=ship.mass)
    yield from _head(view, seat, y, speed)
    for slot, limit in enumerate(limits(ship.hull, ship.systems)):
        yield from _system(_EDGE + slot * _SLOT, y + 30, ship.systems[slot], ship.marks[slot], limit)
    yield from _crew(ship, y + 93, to)
    yield from _heat(ship, y + 93, to)


def _system(x: int, y: int, kind: str, marks: int, limit: int) -> Iterator[Shape]:
    """A box with the name, and below it a small box for each mark that it can bear."""
    wide, high = _SLOT - 4, 46
    destroyed = marks >= limit
    fill: Colour = "grey" if destroyed else "yellow" if marks else "white"
    yield Polygon(corners=box(x, y, wide, high), fill=fill, line="ink")
    yield Text((x + wide // 2, y + 15), code(kind), 18, "white" if destroyed else "ink")
    first = x + (wide - 12 * limit + 2) // 2
    for mark in range(limit):
        corners = box(first + 12 * mark, y + 29, 10, 10)
        yield Polygon(corners=corners, fill="ink" if mark < marks else "white", line="ink", width=1)


def _crew(ship: Ship, y: int, to: Speech) -> Iterator[Shape]:
    """The crew who are ready, then those at work, then those hurt."""
    yield Text((_EDGE, y), to.say("drawn-crew", crew=ship.crew, room=complement(ship)), anchor="start")
    kinds = (_ready,) * ship.ready + (_working,) * sum(ship.repairs) + (_hurt,) * ship.hurt
    for number, kind in enumerate(kinds[:_MOST_CREW]):
        yield kind((_EDGE + 112 + _PIP * number, y))


def _ready(at: Spot) -> Shape:
    return Circle(centre=at, radius=6, fill="green", line="ink", width=1)


def _working(at: Spot) -> Shape:
    return Polygon(corners=box(at[0] - 5, at[1] - 5, 10, 10), fill="sky", line="ink", width=1)


def _hurt(at: Spot) -> Shape:
    return Circle(centre=at, radius=5, line="vermilion")


def _hot(at: Spot) -> Shape:
    return Regular(centre=at, radius=7, corners=3, fill="vermilion", line="ink", width=1)


def _heat(ship: Ship, y: int, to: Speech) -> Iterator[Shape]:
    yield Text((430, y), to.say("drawn-heat", heat=ship.heat), anchor="start")
    for number in range(min(ship.heat, _MOST_HEAT)):
        yield _hot((510 + _PIP * number, y + 2))


_SIGNS: Final = ((20, _ready, "ready"), (110, _working, "working"), (215, _hurt, "hurt"), (290, _hot, "heat"))
_LETTER: Final = 8
"""The width of a letter in the explanation of the signs: longer words move the next sign."""


def _key(y: int, to: Speech) -> Iterator[Shape]:
    """The meaning of the signs for crew and heat."""
    free = 0
    for place, sign, word in _SIGNS:
        x, said = max(place, free), to.say(f"key-{word}")
        yield sign((x, y))
        yield Text((x + 12, y), said, 16, anchor="start")
        free = x + 24 + _LETTER * len(said)
    yield Polygon(corners=box(375, y - 7, 14, 14), fill="yellow", line="ink", width=1)
    yield Text((395, y), to.say("key-damaged"), 16, anchor="start")
    yield Polygon(corners=box(490, y - 7, 14, 14), fill="grey", line="ink", width=1)
    yield Text((510, y), to.say("key-destroyed"), 16, anchor="start")


def _words(view: Force, to: Speech) -> str:
    said = [_said(view, seat, to) for seat in by_speed(view)]
    said += [to.say("pictured-gone", seat=view.seats[seat]) for seat, gone in enumerate(view.gone) if gone]
    return to.say("pictured", ships=". ".join(said))


def _said(view: Force, seat: Seat, to: Speech) -> str:
    ship = view.ship(seat)
    parts = [to.say("pictured-systems", some=ship.marks.count(0), all=len(ship.systems))]
    slots = zip(labels(ship.systems), ship.marks, limits(ship.hull, ship.systems), strict=True)
    for name, marks, limit in slots:
        if marks >= limit:
            parts.append(to.say("pictured-destroyed", system=name))
        elif marks:
            parts.append(to.say("pictured-marks", system=name, marks=marks, limit=limit))
    parts.append(to.say("pictured-crew", crew=ship.crew, room=complement(ship)))
    at_work = sum(ship.repairs)
    parts += [
        to.say(f"pictured-{doing}", crew=crew) for crew, doing in ((at_work, "working"), (ship.hurt, "hurt")) if crew
    ]
    parts += [to.say("drawn-heat", heat=ship.heat), to.say("pictured-speed", speed=to.points(ship.speed))]
    return f"{view.seats[seat]}, {HULLS[ship.hull]}: {', '.join(parts)}"
