"""House bots: they build a ship for some purpose, take the most promising shots, and keep their heat low."""

from collections.abc import Iterator, Sequence

from adjudicator.core.chance import Chance
from adjudicator.core.event import Seat
from adjudicator.engine.contract.order_words import Choice
from adjudicator.games.cosmoforce.answers.actions import over_time
from adjudicator.games.cosmoforce.ship import FULL, Ship
from adjudicator.games.cosmoforce.stages.shooting import avoids
from adjudicator.games.cosmoforce.table.gear import DISSIPATOR, HABITAT, WEAPONS, labels, repairable, thrust, working
from adjudicator.games.cosmoforce.table.state import Force
from adjudicator.games.cosmoforce.told.facts import Heat
from adjudicator.games.cosmoforce.words.build_words import ANYTHING, DAMAGED, Build
from adjudicator.games.cosmoforce.words.order_words import (
    Attack,
    Burn,
    Conserve,
    Damage,
    Evade,
    Harm,
    Heal,
    Job,
    Leave,
    Lose,
    Ram,
    Repair,
)
from adjudicator.orders.values.clauses import Alternative, Clause
from adjudicator.orders.values.conditions import Compare, Comparison

SHIPS = (
    (1, "afterburner dissipator dissipator habitat armour armour laser laser laser laser"),
    (1, "afterburner afterburner dissipator dissipator dissipator armour armour armour missile missile"),
    (2, "engine dissipator dissipator habitat armour armour armour laser laser laser"),
    (2, "engine engine dissipator dissipator dissipator habitat habitat armour railgun railgun"),
    (2, "engine dissipator dissipator habitat armour armour railgun railgun railgun railgun"),
    (3, "engine dissipator dissipator dissipator habitat habitat armour armour laser hangar"),
)
SPENT_FIRST: tuple[str, ...] = ("armour", "habitat", "engine", "afterburner")
"""The systems that a bot sacrifices first."""


def clauses(view: Force, seat: Seat, chance: Chance) -> Iterator[Clause]:
    """A bot's orders, from public knowledge alone."""
    ship = view.ships[seat]
    if view.gone[seat]:
        return
    if ship is None:
        hull, systems = chance.pick(f"bot/ship/{view.seats[seat]}", SHIPS)
        yield Clause.of(Build(hull, tuple(sorted(systems.split()))))
        return
    shots = _shots(view, seat, ship)
    for action in (1, 2):
        wishes = tuple(_actions(view, seat, ship, shots, action))
        if wishes:
            yield Clause.of(*wishes)
    first = [kind for kind in SPENT_FIRST if kind in ship.systems]
    yield Clause.of(Damage((DAMAGED, *first, ANYTHING)))
    yield Clause.of(Harm(("ready", "working", "hurt")))
    yield Clause.of(Lose(("hurt", "ready", "working")))
    yield Clause.of(Evade(max(1, len(working(ship, DISSIPATOR)))))
    manned = [
        name
        for name, crew, marks in zip(labels(ship.systems), ship.repairs, ship.marks, strict=True)
        if crew and marks > crew
    ]
    if manned:
        yield Clause.of(Leave(tuple(manned)))


def _shots(view: Force, seat: Seat, ship: Ship) -> list[tuple[int, Seat, str]]:
    """Targets and weapons, the most promising first."""
    kinds = [kind for kind in WEAPONS if working(ship, kind)]
    others = [other for other in view.playing() if other != seat]
    return sorted([(-_worth(ship, view.ship(other), kind), other, kind) for other in others for kind in kinds])


def _actions(
    view: Force, seat: Seat, ship: Ship, shots: Sequence[tuple[int, Seat, str]], action: int
) -> Iterator[Choice | Alternative]:
    """In order of preference; actions that are not possible when the turn comes are passed over."""
    others = [other for other in view.playing() if other != seat]
    cool = len(working(ship, DISSIPATOR))
    hot = max(3, 2 * cool + 1)
    if not others:
        return
    if over_time(view):
        yield Ram(min(others, key=lambda other: _left(view.ship(other))), action)
        return
    if cool:
        yield Alternative(Conserve(action), Compare(Heat(seat), Comparison.AT_LEAST, hot))
    if ship.hurt and ship.ready == 0 and working(ship, HABITAT):
        yield Heal(None, action)
    for _, other, kind in shots:
        yield Attack(other, kind, None, action)
    if not shots and ship.ready and repairable(ship):
        broken = [slot for slot in repairable(ship) if ship.systems[slot] in WEAPONS] or repairable(ship)
        names = labels(ship.systems)
        yield Repair(tuple(Job(None, names[slot]) for slot in broken), action)
    if not shots and thrust(ship):
        yield Burn(1, None, action) if ship.speed < 8 * FULL else Ram(others[0], action)
    yield Ram(others[0], action)


def _left(ship: Ship) -> int:
    return ship.marks.count(0)


def _worth(mine: Ship, target: Ship, kind: str) -> int:
    """The expected effect of a shot, in hundredths of a system: higher against ships that are nearly destroyed."""
    weapon = WEAPONS[kind]
    dice = len(working(mine, kind)) * weapon.dice(mine, target)
    hits = dice * 75
    if avoids(target):
        hits = min(hits, target.mass * 100 // 3)
    done = hits * weapon.damage(target) + (hits // 2 if weapon.heats else 0)
    return done * 10 // (4 + _left(target))
