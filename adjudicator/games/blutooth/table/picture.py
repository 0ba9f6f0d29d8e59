"""The match as a picture: the systems with the ships on their planets, and the invasions that are not over."""

from collections.abc import Sequence
from functools import lru_cache
from typing import NamedTuple

from adjudicator.core.event import Seat
from adjudicator.engine.text.drawing import Part, Picture
from adjudicator.engine.text.phrasebook import Phrasebook
from adjudicator.galaxy import picture as drawing
from adjudicator.galaxy.picture import Attack, Chart
from adjudicator.galaxy.shores import WIDTH, Way
from adjudicator.games.blutooth.table.invasions import DEFENDERS, INVADERS, Invasion, Place
from adjudicator.games.blutooth.table.match import LAUNCH, Match
from adjudicator.games.blutooth.table.planets import layers, numbered, place_at
from adjudicator.games.blutooth.table.speech import NO

_SHAFT, _AIM = 5, 4
"""How wide the shaft of an arrow is that ends at a planet, and of one that ends at a system."""


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
    powers: tuple[str, ...]
    """The powers that everybody knows."""
    planets: tuple[tuple[int, ...], ...]
    marks: tuple[tuple[Seat, Place], ...]
    """The footprints."""
    rows: tuple[tuple[str, tuple[int, ...]], ...]
    """Ships outside the planets, if there are any."""
    gates: tuple[Gate, ...]
    changed: tuple[Place, ...]
    unborn: tuple[Place, ...] = ()
    """The places that are no planets yet."""

    @property
    def each(self) -> int:
        """Room for planets in a system."""
        return layers(len(self.seats), len(self.planets))

    def drawn(self, place: Place) -> Place:
        """The number of a place on the chart, where all planets of a system stand side by side."""
        system, number = numbered(len(self.seats), place)
        return system * self.each + number - 1

    def system(self, seat: Seat) -> list[Place]:
        """The planets of a system, in order of their numbers."""
        aliens = len(self.seats)
        there = [place_at(aliens, seat, number + 1) for number in range(self.each)]
        return [place for place in there if place not in self.unborn]


def picture(view: Match, words: Phrasebook, before: Match | None = None) -> Picture:
    """All ships, and the invasions that are not over; all of this is public. `before` is the last boundary."""
    old = view.planets if before is None else before.planets
    old += ((0,) * len(view.seats),) * (len(view.planets) - len(old))  # a planet may have been made since
    rows = (("Warp", view.warp), (words.say("picture-gone"), view.vaporized))
    sky = Sky(
        view.seats,
        view.eliminated,
        tuple([power if shown else "" for power, shown in zip(view.powers, view.revealed, strict=True)]),
        view.planets,
        tuple((one.seat, one.place) for one in view.footprints),
        tuple((name, row) for name, row in rows if any(row)),
        tuple(_gate(one, view) for one in view.invasions if not one.over and view.winners is None),
        tuple(place for place, row in enumerate(view.planets) if row != old[place]),
        tuple(sorted(view.no_planets.difference(view.ruined))),
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
    chart = Chart(
        sky.each,
        sky.seats,
        sky.gone,
        tuple(sky.planets[place_at(len(sky.seats), *_place(sky, place))] for place in range(len(sky.planets))),
        tuple(map(sky.drawn, sky.changed)),
        tuple(map(sky.drawn, sky.unborn)),
        powers=tuple([(power,) if power else () for power in sky.powers]),
        marks=tuple((seat, sky.drawn(place)) for seat, place in sky.marks),
    )
    plan = drawing.plan(chart, [_attack(sky, gate) for gate in sky.gates if gate.defender is not None])
    fleets = [gate for gate in sky.gates if any(gate.fleets)]
    rows = len(fleets) + len(sky.rows)
    parts: list[Part] = [*plan.parts]
    for number, gate in enumerate(fleets):
        aim = NO if gate.target is None else _named(sky, gate.target)
        own, against = gate.fleets
        parts += drawing.force(chart, gate.number, gate.invader, own, aim, against, plan.row(number))
    parts += drawing.elsewhere(chart, sky.rows, plan, len(fleets))
    parts += drawing.explained(chart, words, plan.row(rows))
    return Picture(WIDTH, plan.foot(rows + bool(sky.changed)), tuple(parts), _said(sky, words))


def _attack(sky: Sky, gate: Gate) -> Attack:
    """To the planet aimed at, or to the defender's system."""
    assert gate.defender is not None
    if gate.target is None:
        return Attack(gate.number, Way(gate.invader, gate.defender, None, _AIM))
    system, _ = numbered(len(sky.seats), gate.target)
    return Attack(gate.number, Way(gate.invader, system, sky.drawn(gate.target), _SHAFT))


def _place(sky: Sky, drawn: Place) -> tuple[Seat, int]:
    """The system of a place on the chart, and its number there."""
    system, at = divmod(drawn, sky.each)
    return system, at + 1


def _named(sky: Sky, place: Place) -> str:
    system, number = numbered(len(sky.seats), place)
    return f"{sky.seats[system]} {number}"


def _counted(sky: Sky, ships: Sequence[tuple[Seat, int]]) -> str:
    return ", ".join(f"{count} {sky.seats[seat]}" for seat, count in ships if count)


def _said(sky: Sky, words: Phrasebook) -> str:
    """The same in words."""
    say, parts = words.say, [words.say("picture-match")]
    for seat, name in enumerate(sky.seats):
        there = [(numbered(len(sky.seats), place)[1], place) for place in sky.system(seat)]
        held = [(number, _counted(sky, [*enumerate(sky.planets[place])])) for number, place in there]
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
