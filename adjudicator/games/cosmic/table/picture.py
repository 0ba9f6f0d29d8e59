"""The galaxy as a picture: systems and their powers, the tokens on their planets, and who attacks where."""

from collections.abc import Iterable, Iterator
from functools import lru_cache
from typing import Final, NamedTuple

from adjudicator.core.event import Seat
from adjudicator.engine.text.drawing import Part, Picture
from adjudicator.engine.text.phrasebook import Phrasebook
from adjudicator.galaxy import picture as drawing
from adjudicator.galaxy.emblems.strokes import power_emblem
from adjudicator.galaxy.picture import Attack, Chart
from adjudicator.galaxy.shores import WIDTH, Way, across
from adjudicator.galaxy.speech import NO
from adjudicator.galaxy.systems import Place
from adjudicator.games.cosmic.table.state import DEFENCE, OFFENCE, PLANETS, SIDES, Challenge, Cosmic

_AIM: Final = 4
"""How wide the shaft of an arrow is that says whom somebody must attack."""


class Fight(NamedTuple):
    """A challenge that is not settled."""

    number: int
    offence: Seat
    planet: Place
    cones: tuple[tuple[tuple[Seat, int], ...], ...]
    """The tokens in the cones of both sides, by player; empty once only a deal is left."""


class Galaxy(NamedTuple):
    """Everything that is drawn; all of it is public, so it is the same for all players' views."""

    chart: Chart
    rows: tuple[tuple[str, tuple[int, ...]], ...]
    """Everything that is not on planets, if there is any."""
    aims: tuple[tuple[Seat, Seat] | None, ...]
    """Whom everybody has to attack, if the attacks are still to come."""
    fights: tuple[Fight, ...]
    wished: tuple[Way, ...] = ()
    """What the reader has ordered; that is not public."""


def picture(view: Cosmic, words: Phrasebook, before: Cosmic | None = None) -> Picture:
    """All tokens, and the challenges that are not settled; all of this is public. `before` is the last boundary."""
    return _drawn(_galaxy(view, words, before), words)


def attack(seat: Seat, place: Place) -> Way:
    """The arrow of an attack that somebody orders."""
    return Way(seat, place // PLANETS, place)


def aid(view: Cosmic, seat: Seat, number: int) -> Iterator[Way]:
    """The arrow of somebody who joins a challenge, whichever side."""
    for fight in view.challenges:
        if number in (0, fight.number) and not fight.over:
            yield Way(seat, fight.planet // PLANETS, fight.planet, _AIM)


def ordered(view: Cosmic, words: Phrasebook, ways: Iterable[Way]) -> Picture | None:
    """The same with the arrows of what the reader has ordered; None if all of them stay in their own system."""
    wished = across(ways)
    return _made(_galaxy(view, words)._replace(wished=wished), words) if wished else None


def _galaxy(view: Cosmic, words: Phrasebook, before: Cosmic | None = None) -> Galaxy:
    held = tuple(map(view.captured, range(len(view.seats))))
    elsewhere = (("Warp", view.warp), ("Limbo", view.limbo))
    rows = (*elsewhere, (words.say("picture-captive"), held), (words.say("picture-gone"), view.out))
    changed = drawing.changed(view.planets, None if before is None else before.planets)
    levels = tuple([level for tower in view.towers for level in tower.levels])
    return Galaxy(
        Chart(
            PLANETS,
            view.seats,
            view.removed,
            view.planets,
            changed,
            levels,
            tuple([(power,) if power else () for power in view.powers]),
            tuple([power_emblem(power) for power in view.powers]),
        ),
        tuple([(name, row) for name, row in rows if any(row)]),
        view.targets if view.phase == 1 else (),
        tuple(
            [
                Fight(fight.number, fight.offence, fight.planet, _cones(fight))
                for fight in view.challenges
                if fight.deal or not fight.over
            ]
        ),
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
    return _made(galaxy, words)


def _made(galaxy: Galaxy, words: Phrasebook) -> Picture:
    chart = galaxy.chart
    cones = [fight for fight in galaxy.fights if fight.cones]
    wished = [Attack(0, way) for way in galaxy.wished]
    plan = drawing.plan(chart, [*_aims(galaxy), *_attacks(galaxy), *wished])
    rows = len(cones) + len(galaxy.rows)
    parts: list[Part] = [*plan.parts]
    for number, fight in enumerate(cones):
        parts += _cone(chart, fight, plan.row(number))
    parts += drawing.elsewhere(chart, galaxy.rows, plan, len(cones))
    parts += drawing.explained(chart, words, plan.row(rows))
    return Picture(WIDTH, plan.foot(rows + bool(chart.changed)), tuple(parts), _said(galaxy, words))


def _attacks(galaxy: Galaxy) -> Iterator[Attack]:
    for fight in galaxy.fights:
        system = fight.planet // PLANETS
        yield Attack(fight.number, Way(fight.offence, system, fight.planet))


def _aims(galaxy: Galaxy) -> Iterator[Attack]:
    """Whom everybody has to attack this turn."""
    for seat, target in enumerate(galaxy.aims):
        if any(way.seat == seat for way in galaxy.wished):
            continue
        if target is not None and target[0] != seat and not galaxy.chart.removed[seat]:
            yield Attack(0, Way(seat, target[0], shaft=_AIM))


def _cone(chart: Chart, fight: Fight, y: int) -> Iterator[Part]:
    """The tokens in the cone of a challenge, its direction, and the defence's allies."""
    own, against = fight.cones[OFFENCE], fight.cones[DEFENCE]
    return drawing.force(chart, fight.number, fight.offence, own, chart.named(fight.planet), against, y)


def _said(galaxy: Galaxy, words: Phrasebook) -> str:
    chart, say = galaxy.chart, words.say
    there = drawing.said_there(chart, words, galaxy.rows)
    parts = [say("picture-galaxy"), *there, *drawing.said_changes(chart, words)]
    aims = [(seat, target) for seat, target in enumerate(galaxy.aims) if target is not None]
    if aims:
        said = [say("picture-aim", seat=chart.seats[seat], whom=chart.seats[target[0]]) for seat, target in aims]
        parts.append(f"{words.listed(said)}.")
    for fight in galaxy.fights:
        own, against = (chart.held(cone) or NO for cone in fight.cones or ((), ()))
        attack = {"seat": chart.seats[fight.offence], "planet": chart.named(fight.planet)}
        parts.append(say("picture-fight", number=fight.number, **attack, tokens=own, against=against))
    return " ".join(parts)
