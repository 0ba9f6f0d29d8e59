"""The match as a picture: the systems with the ships on their planets, and the invasions that are not over."""

from collections.abc import Callable, Iterable, Iterator
from functools import lru_cache
from typing import NamedTuple

from adjudicator.core.event import Seat
from adjudicator.engine.text.drawing import Part, Picture
from adjudicator.engine.text.phrasebook import Phrasebook
from adjudicator.galaxy import picture as drawing
from adjudicator.galaxy.emblems.strokes import power_emblem
from adjudicator.galaxy.picture import Attack, Chart
from adjudicator.galaxy.shores import WIDTH, Way, across
from adjudicator.games.blutooth.table.invasions import DEFENDERS, INVADERS, Invasion, Place
from adjudicator.games.blutooth.table.match import LAUNCH, Match
from adjudicator.games.blutooth.table.planets import layers, numbered
from adjudicator.games.blutooth.table.speech import NO

_SHAFT, _AIM = 5, 4
"""How wide the shaft of an arrow is that ends at a planet, and of one that ends at a system."""


class Gate(NamedTuple):
    """An invasion that is not over; its target is a place on the chart."""

    number: int
    invader: Seat
    defender: Seat | None
    target: Place | None
    fleets: tuple[tuple[tuple[Seat, int], ...], ...]
    """The ships of both fleets, by alien; the defender's own are on the planet."""


class Sky(NamedTuple):
    """Everything that is drawn; all of it is public, so it is the same for all players' views."""

    chart: Chart
    rows: tuple[tuple[str, tuple[int, ...]], ...]
    """Ships outside the planets, if there are any."""
    gates: tuple[Gate, ...]
    wished: tuple[Way, ...] = ()
    """What the reader has ordered; that is not public."""


def _on_chart(view: Match) -> Callable[[Place], Place]:
    """Gives the number of a place on the chart, where all planets of a system stand side by side."""
    aliens = len(view.seats)
    each = layers(aliens, len(view.planets))

    def drawn(place: Place) -> Place:
        system, number = numbered(aliens, place)
        return system * each + number - 1

    return drawn


def picture(view: Match, words: Phrasebook, before: Match | None = None) -> Picture:
    """All ships, and the invasions that are not over; all of this is public. `before` is the last boundary."""
    return _drawn(_sky(view, words, before), words)


def target(view: Match, seat: Seat, place: Place) -> Way:
    """The arrow of an invasion whose planet its leader chooses."""
    sky_place = _on_chart(view)(place)
    return Way(seat, sky_place // layers(len(view.seats), len(view.planets)), sky_place, _SHAFT)


def aid(view: Match, seat: Seat, number: int) -> Iterator[Way]:
    """The arrow of somebody who sponsors a fleet, whichever side."""
    drawn, each = _on_chart(view), layers(len(view.seats), len(view.planets))
    for one in view.invasions:
        if number in (0, one.number) and not one.over and one.target is not None:
            yield Way(seat, drawn(one.target) // each, drawn(one.target), _AIM)


def ordered(view: Match, words: Phrasebook, ways: Iterable[Way]) -> Picture | None:
    """The same with the arrows of what the reader has ordered; None if all of them stay in their own system."""
    wished = across(ways)
    return _made(_sky(view, words)._replace(wished=wished), words) if wished else None


def _sky(view: Match, words: Phrasebook, before: Match | None = None) -> Sky:
    old = view.planets if before is None else before.planets
    old += ((0,) * len(view.seats),) * (len(view.planets) - len(old))  # a planet may have been made since
    rows = (("Warp", view.warp), (words.say("picture-gone"), view.vaporized))
    drawn = _on_chart(view)
    powers = [_open_powers(view, seat) for seat in range(len(view.seats))]
    chart = Chart(
        layers(len(view.seats), len(view.planets)),
        view.seats,
        view.eliminated,
        tuple([view.planets[place] for place in sorted(range(len(view.planets)), key=drawn)]),
        tuple(map(drawn, drawing.changed(view.planets, old))),
        tuple(map(drawn, view.unborn)),
        powers=tuple(powers),
        emblems=tuple([power_emblem(known[0]) if known else () for known in powers]),
        marks=tuple([(one.seat, drawn(one.place)) for one in view.footprints]),
    )
    gates = [_gate(one, view, drawn) for one in view.invasions if not one.over and view.winners is None]
    return Sky(chart, tuple([(name, row) for name, row in rows if any(row)]), tuple(gates))


def _open_powers(view: Match, seat: Seat) -> tuple[str, ...]:
    """The powers of an alien that everybody knows; none before it has chosen one of two."""
    if view.undecided and view.undecided[seat]:
        return ()
    return tuple([power for power, shown in view.powers_known(seat) if power and shown])


def _gate(one: Invasion, view: Match, drawn: Callable[[Place], Place]) -> Gate:
    fleets = tuple(
        (*(((one.invader, one.sent),) if side == INVADERS and one.sent else ()), *_sponsors(one, side))
        for side in (INVADERS, DEFENDERS)
    )
    target = None if view.letter == LAUNCH or one.target is None else drawn(one.target)
    return Gate(one.number, one.invader, one.defender, target, fleets)


def _sponsors(one: Invasion, side: int) -> tuple[tuple[Seat, int], ...]:
    return tuple((sponsor.seat, sponsor.ships) for sponsor in one.sponsors_of(side))


@lru_cache(64)
def _drawn(sky: Sky, words: Phrasebook) -> Picture:
    """Made once for everybody at a table who reads the same language."""
    return _made(sky, words)


def _made(sky: Sky, words: Phrasebook) -> Picture:
    chart = sky.chart
    attacks = [_attack(chart, gate) for gate in sky.gates if gate.defender is not None]
    wished = [Attack(0, way) for way in sky.wished]
    aimed = {(way.seat, way.system) for way in sky.wished}
    # An aim at a system is no more to be seen where its leader has said at which planet.
    aims = [one for one in attacks if one.way.place is not None or (one.way.seat, one.way.system) not in aimed]
    plan = drawing.plan(chart, [*aims, *wished])
    fleets = [gate for gate in sky.gates if any(gate.fleets)]
    rows = len(fleets) + len(sky.rows)
    parts: list[Part] = [*plan.parts]
    for number, gate in enumerate(fleets):
        own, against = gate.fleets
        parts += drawing.force(chart, gate.number, gate.invader, own, _aim(chart, gate), against, plan.row(number))
    parts += drawing.elsewhere(chart, sky.rows, plan, len(fleets))
    parts += drawing.explained(chart, words, plan.row(rows))
    return Picture(WIDTH, plan.foot(rows + bool(chart.changed)), tuple(parts), _said(sky, words))


def _attack(chart: Chart, gate: Gate) -> Attack:
    """To the planet aimed at, or to the defender's system."""
    assert gate.defender is not None
    if gate.target is None:
        return Attack(gate.number, Way(gate.invader, gate.defender, None, _AIM))
    return Attack(gate.number, Way(gate.invader, gate.target // chart.size, gate.target, _SHAFT))


def _aim(chart: Chart, gate: Gate) -> str:
    return NO if gate.target is None else chart.named(gate.target)


def _said(sky: Sky, words: Phrasebook) -> str:
    """The same in words."""
    chart, say = sky.chart, words.say
    parts = [say("picture-match"), *drawing.said_there(chart, words, sky.rows)]
    if chart.marks:
        marks = words.listed([f"{chart.seats[seat]} {chart.named(place)}" for seat, place in chart.marks])
        parts.append(say("picture-footprints", marks=marks))
    parts += drawing.said_changes(chart, words)
    for gate in sky.gates:
        own, against = (chart.held(fleet) or NO for fleet in gate.fleets)
        other = NO if gate.defender is None else chart.seats[gate.defender]
        said = {"seat": chart.seats[gate.invader], "other": other, "ships": own, "against": against}
        parts.append(say("picture-invasion", number=gate.number, place=_aim(chart, gate), **said))
    return " ".join(parts)
