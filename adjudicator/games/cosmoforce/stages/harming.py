"""What happens to a ship: damage where its standing orders put it, harm to its crew, the end."""

from bisect import insort
from collections.abc import Sequence

from adjudicator.core.event import Seat
from adjudicator.engine.asks import Ask
from adjudicator.engine.at import At
from adjudicator.engine.script import Script
from adjudicator.games.cosmoforce.gear import BY_NAME, HABITAT, complement, labels, limits, repairable, standing
from adjudicator.games.cosmoforce.moves import ALL_DAMAGED, ALL_DEAD, CrewHarmed, CrewLost, Damaged, Eliminated
from adjudicator.games.cosmoforce.options import Damages, Victims, first
from adjudicator.games.cosmoforce.ship import Ship
from adjudicator.games.cosmoforce.stages.crew import follow
from adjudicator.games.cosmoforce.state import DEAD, HURT, READY, Force
from adjudicator.games.cosmoforce.words import Harm, Lose

Blow = tuple[Seat, int, Seat]
"""Who takes damage, how much, and from whom (-1: nobody)."""


def damage(at: At[Force], blows: Sequence[Blow], what: str) -> Script:
    """Apply damage to some ships: all are asked at once where it goes."""
    blows = [blow for blow in blows if blow[1]]
    state = at.state
    answers = yield [
        Ask(seat, "damage", Damages(state.ship(seat), points, by), default=None, detail=what)
        for seat, points, by in blows
    ]
    for (seat, points, _), answer in zip(blows, answers, strict=True):
        yield from _apply(at, seat, points, answer.parts, what)


def _apply(at: At[Force], seat: Seat, points: int, parts: Sequence[str], what: str) -> Script:
    """One mark after the other; a missile that is hit explodes and makes them more."""
    ship = at.state.ship(seat)
    systems, repairs = ship.systems, ship.repairs
    most, names = limits(ship.hull, systems), labels(systems)
    # The rows are kept here, too: to read them from the position again for every mark takes longer than all the rest.
    row, damaged = list(ship.marks), list(repairable(ship))
    done = 0
    while done < points:
        slot = first(systems, row, damaged, parts)
        if slot is None:
            slot = _anywhere(at, seat, at.state.ship(seat), f"{what}/{done}")
        done += 1
        kind = systems[slot]
        row[slot] = marks = row[slot] + 1
        explodes = BY_NAME[kind].explodes
        points += explodes
        yield Damaged(seat, slot, names[slot], marks, most[slot], repairs[slot], explodes)
        if repairs[slot]:
            yield from follow(at, seat, slot, HURT)
            repairs = at.state.ship(seat).repairs
        if marks == most[slot]:
            damaged.remove(slot)
            if kind == HABITAT:
                yield from _crowded(at, seat, f"{what}/{done}")
                repairs = at.state.ship(seat).repairs
        elif marks == 1:
            insort(damaged, slot)
        if 0 not in row:
            yield from lost(at, seat)
            return


def _anywhere(at: At[Force], seat: Seat, ship: Ship, what: str) -> int:
    """A system at random, where the orders name none that can take damage."""
    label = f"{at.run.title.label(at.state)}/damage/{at.state.seats[seat]}/{what}"
    return at.chance.pick(label, standing(ship))


def harm(at: At[Force], seat: Seat, count: int) -> Script:
    """Harm some of a ship's crew, in the order that its owner likes."""
    if not count:
        return
    order = (yield Ask(seat, "harm", Victims(Harm), default=None)).groups
    for number in range(count):
        if at.state.gone[seat]:
            return
        ship = at.state.ship(seat)
        group, who = _group(at, seat, ship, order, f"harm/{number}")
        slot = _place(at, seat, ship, group, who)
        system = labels(ship.systems)[slot] if slot >= 0 else ""
        killed = group == "hurt"
        yield CrewHarmed(seat, READY if killed else slot, killed, system)
        yield from follow(at, seat, slot, DEAD if killed else HURT, who)
        yield from lost(at, seat)


def _crowded(at: At[Force], seat: Seat, what: str) -> Script:
    """Kill crew until there is room for the rest."""
    ship = at.state.ship(seat)
    if ship.crew <= complement(ship):
        return
    order = (yield Ask(seat, "lose", Victims(Lose), default=None, detail=what)).groups
    number = 0
    while (ship := at.state.ship(seat)).crew > complement(ship):
        group, who = _group(at, seat, ship, order, f"lose/{what}/{number}")
        number += 1
        place = _place(at, seat, ship, group, who)
        yield CrewLost(seat, place)
        yield from follow(at, seat, place, DEAD, who)


def _group(at: At[Force], seat: Seat, ship: Ship, order: Sequence[str], what: str) -> tuple[str, str]:
    """The first group of crew that has anybody in it, or that of a character who is named, with his name.

    At random where the order names none that has.
    """
    there = {"ready": ship.ready, "working": sum(ship.repairs), "hurt": ship.hurt}
    for group in order:
        person = at.state.person(seat, group)
        if person is not None:
            return {READY: "ready", HURT: "hurt"}.get(person.place, "working"), person.name
        if there.get(group):
            return group, ""
    label = f"{at.run.title.label(at.state)}/{what}/{at.state.seats[seat]}"
    return at.chance.pick(label, [group for group, count in there.items() for _ in range(count)]), ""


def _place(at: At[Force], seat: Seat, ship: Ship, group: str, who: str) -> int:
    """Where a crew of a group is: where the character is who was named, else at the first system with crew."""
    person = at.state.person(seat, who)
    if person is not None:
        return person.place
    if group == "working":
        return ship.manned()[0]
    return READY if group == "ready" else HURT


def lost(at: At[Force], seat: Seat) -> Script:
    """Eliminate a ship that has nothing left."""
    ship = at.state.ship(seat)
    if ship.out():
        yield Eliminated(seat, why_lost(ship))


def why_lost(ship: Ship) -> str:
    """Why a ship is out of the game."""
    return ALL_DAMAGED if ship.crew else ALL_DEAD
