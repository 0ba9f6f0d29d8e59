"""Harm to a ship: damage where its standing orders put it, harm to its crew, elimination."""

from bisect import insort
from collections.abc import Sequence

from adjudicator.core.event import Seat
from adjudicator.engine.contract.questions import Ask
from adjudicator.engine.contract.script import Script
from adjudicator.engine.contract.standpoint import At
from adjudicator.games.cosmoforce.answers.options import Damages, Victims, first, whom
from adjudicator.games.cosmoforce.events.events import ALL_DAMAGED, ALL_DEAD, CrewHarmed, CrewLost, Damaged, Eliminated
from adjudicator.games.cosmoforce.ship import Ship
from adjudicator.games.cosmoforce.stages.crew import follow
from adjudicator.games.cosmoforce.table.gear import BY_NAME, HABITAT, complement, labels, limits, repairable
from adjudicator.games.cosmoforce.table.state import DEAD, HURT, READY, Force
from adjudicator.games.cosmoforce.words.order_words import Harm, Lose

Blow = tuple[Seat, int, Seat]
"""Who takes damage, how much, and from whom (-1: nobody)."""


def damage(at: At[Force], blows: Sequence[Blow], what: str) -> Script:
    """Apply damage to some ships: all are asked at once where it goes."""
    blows = [blow for blow in blows if blow[1]]
    state = at.state
    answers = yield [
        Ask(seat, "damage", Damages(points, by, state.ship(seat)), default=None, detail=what)
        for seat, points, by in blows
    ]
    for blow, answer in zip(blows, answers, strict=True):
        yield from _apply(at, blow, answer.parts, what)


def _apply(at: At[Force], blow: Blow, parts: Sequence[str], what: str) -> Script:
    """One mark after the other; a missile that is hit explodes and adds further marks.

    If none of the named systems is left, the seat is asked again about the rest: its next line may answer.
    """
    seat, points, by = blow
    ship = at.state.ship(seat)
    systems, repairs = ship.systems, ship.repairs
    most, names = limits(ship.hull, systems), labels(systems)
    # The rows are kept here, too: reading them from the position for every mark takes longer than everything else.
    row, damaged = list(ship.marks), list(repairable(ship))
    done, times = 0, 1
    while done < points:
        slot = first(systems, row, damaged, parts)
        if slot is None:
            times += 1
            left = Damages(points - done, by, at.state.ship(seat))
            parts = (yield Ask(seat, "damage", left, default=None, detail=f"{what}/{times}")).parts
            continue
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


def harm(at: At[Force], seat: Seat, count: int) -> Script:
    """Harm some of a ship's crew, in the order that its owner prefers."""
    order: Sequence[str] = ()
    times = 0
    for _ in range(count):
        if at.state.gone[seat]:
            return
        while (found := whom(at.state, seat, order)) is None:
            times += 1
            detail = "" if times == 1 else f"harm/{times}"
            order = (yield Ask(seat, "harm", Victims(Harm, at.state, seat), default=None, detail=detail)).groups
        group, place, who = found
        system = labels(at.state.ship(seat).systems)[place] if place >= 0 else ""
        killed = group == "hurt"
        yield CrewHarmed(seat, READY if killed else place, killed, system)
        yield from follow(at, seat, place, DEAD if killed else HURT, who)
        yield from lost(at, seat)


def _crowded(at: At[Force], seat: Seat, what: str) -> Script:
    """Kill crew until there is room for the rest."""
    order: Sequence[str] = ()
    times = 0
    while (ship := at.state.ship(seat)).crew > complement(ship):
        while (found := whom(at.state, seat, order)) is None:
            times += 1
            detail = what if times == 1 else f"{what}/{times}"
            order = (yield Ask(seat, "lose", Victims(Lose, at.state, seat), default=None, detail=detail)).groups
        _, place, who = found
        yield CrewLost(seat, place)
        yield from follow(at, seat, place, DEAD, who)


def lost(at: At[Force], seat: Seat) -> Script:
    """Eliminate a ship that has nothing left."""
    ship = at.state.ship(seat)
    if ship.out():
        yield Eliminated(seat, why_lost(ship))


def why_lost(ship: Ship) -> str:
    """Why a ship is out of the game."""
    return ALL_DAMAGED if ship.crew else ALL_DEAD
