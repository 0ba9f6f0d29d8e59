"""Phase 2: a round, one turn for every ship, the fastest first."""

from adjudicator.core.event import Seat
from adjudicator.engine.asks import Ask
from adjudicator.engine.at import At
from adjudicator.engine.script import Script, Stage
from adjudicator.engine.words import NO, Choice
from adjudicator.games.cosmoforce.actions import Actions
from adjudicator.games.cosmoforce.dice import counting, rolled
from adjudicator.games.cosmoforce.gear import DISSIPATOR, labels, repairable, thrust, working
from adjudicator.games.cosmoforce.moves import (
    Burned,
    CollisionRolled,
    Ended,
    Healed,
    HeatRolled,
    HeatVented,
    Recalled,
    Repaired,
    RepairsBegan,
    RoundOpened,
    TurnBegan,
)
from adjudicator.games.cosmoforce.options import AtWork
from adjudicator.games.cosmoforce.ship import FULL
from adjudicator.games.cosmoforce.stages.crew import attempt, expire, follow
from adjudicator.games.cosmoforce.stages.harming import damage, harm
from adjudicator.games.cosmoforce.stages.manoeuvring import untie
from adjudicator.games.cosmoforce.stages.shooting import attack, ram
from adjudicator.games.cosmoforce.state import HURT, READY, Force
from adjudicator.games.cosmoforce.words import Act, Attack, Burn, Conserve, Heal, Ram, Recall, Repair

ACTIONS = 2
SAFE = 10 * FULL
"""Nobody can steer round debris at more than this speed."""


def by_speed(state: Force) -> list[Seat]:
    """The ships in play, the fastest first; of equal speed the lighter one."""
    ships = [(seat, state.ship(seat)) for seat in state.playing()]
    return [seat for *_, seat in sorted([(-ship.speed, ship.mass, seat) for seat, ship in ships])]


def combat(at: At[Force]) -> Script:
    """One round."""
    if at.state.tried:
        yield from expire(at)
    if len(at.state.playing()) < 2:  # a ruling can be the end of a ship
        yield Ended(tuple(at.state.playing()), False)
        return
    yield from untie(at)
    order = by_speed(at.state)
    current = at.state.options["order"] == "current"
    while waiting := [seat for seat in (by_speed(at.state) if current else order) if _waits(at.state, seat)]:
        left = at.state.playing()
        yield from turn(at, waiting[0])
        if len(at.state.playing()) < 2:
            # Ships that are destroyed in the same moment have all outlived the others.
            yield Ended(tuple(at.state.playing() or left), False)
            return
    last = at.state.options["last_round"]
    if last != "none" and at.state.round >= int(last):
        yield Ended(tuple(at.state.playing()), True)
    else:
        yield RoundOpened(at.state.round + 1)


def _waits(state: Force, seat: Seat) -> bool:
    return seat not in state.moved and not state.gone[seat]


def turn(at: At[Force], seat: Seat) -> Script:
    """The four steps of a turn; it ends at once when its ship is eliminated."""
    yield TurnBegan(seat, at.state.ship(seat).speed)
    yield from _repairs(at, seat)
    yield from _heat(at, seat)
    if not at.state.gone[seat]:
        yield from _collisions(at, seat)
    for number in range(1, ACTIONS + 1):
        if at.state.gone[seat] or len(at.state.playing()) < 2:
            return
        choice = yield Ask(seat, "action", Actions(at.state, seat), detail=str(number))
        if choice is not NO:
            yield from _act(at, seat, choice, number)


def _label(at: At[Force], seat: Seat, what: str) -> str:
    return f"{at.run.title.label(at.state)}/{at.state.seats[seat]}/{what}"


def _repairs(at: At[Force], seat: Seat) -> Script:
    """Each crew clears a mark of the system it is at; then it goes or stays."""
    ship = at.state.ship(seat)
    manned = [slot for slot, crew in enumerate(ship.repairs) if crew]
    if not manned:
        return
    names = labels(ship.systems)
    mendable = repairable(ship)
    for slot in manned:
        cleared = min(ship.marks[slot], ship.repairs[slot])
        if cleared and slot in mendable:
            yield Repaired(seat, slot, names[slot], cleared, ship.marks[slot] - cleared)
    left = repairable(at.state.ship(seat))
    done = Recall(tuple([names[slot] for slot in manned if slot not in left]))
    back = yield Ask(seat, "crew at work", AtWork(at.state.ship(seat)), default=done)
    going = tuple([slot for slot in manned if names[slot] in back.parts])
    if going:
        yield Recalled(seat, going, sum([ship.repairs[slot] for slot in going]), back.parts)
        for slot in going:
            yield from follow(at, seat, slot, READY)


def _heat(at: At[Force], seat: Seat) -> Script:
    """Dissipators remove heat; what is left rolls against the crew."""
    yield from _vent(at, seat, conserving=False)
    heat = at.state.ship(seat).heat
    if heat:
        always = at.state.options["cascades"] == "always"
        dice = rolled(at.chance, _label(at, seat, "heat"), heat, cascading=always)
        harmed = counting(dice)
        yield HeatRolled(seat, dice, harmed)
        yield from harm(at, seat, harmed)


def _vent(at: At[Force], seat: Seat, *, conserving: bool) -> Script:
    ship = at.state.ship(seat)
    gone = min(ship.heat, len(working(ship, DISSIPATOR)))
    if gone:
        yield HeatVented(seat, gone, ship.heat - gone, conserving)


def _collisions(at: At[Force], seat: Seat) -> Script:
    """A ship that cannot steer, or is too fast to, meets debris."""
    ship = at.state.ship(seat)
    why = "it is too fast" if ship.speed > SAFE else "it has no thrust" if not thrust(ship) else ""
    if not why or ship.speed < FULL:
        return
    always = at.state.options["cascades"] == "always"
    dice = rolled(at.chance, _label(at, seat, "collision"), ship.speed // FULL, cascading=always)
    hits = counting(dice)
    yield CollisionRolled(seat, dice, hits, why)
    if hits:
        yield from damage(at, [(seat, hits, -1)], "collision")


def _act(at: At[Force], seat: Seat, choice: Choice, number: int) -> Script:
    ship = at.state.ship(seat)
    match choice:
        case Attack():
            yield from attack(at, seat, choice, f"attack {number}")
        case Ram():
            yield from ram(at, seat, choice, f"ramming {number}")
        case Burn(direction, points):
            speed = max(0, ship.speed + direction * (points or 0) * FULL)
            yield Burned(seat, ship.hull, ship.speed, speed)
            yield from untie(at, f"{at.state.seats[seat]} {number}")
        case Conserve():
            yield from _vent(at, seat, conserving=True)
        case Heal(crew):
            yield Healed(seat, crew or 0)
            yield from follow(at, seat, HURT, READY)
        case Repair(jobs):
            names = labels(ship.systems)
            slots = tuple([names.index(job.part) for job in jobs])
            yield RepairsBegan(seat, slots, tuple([job.crew or 0 for job in jobs]), tuple([job.part for job in jobs]))
            for slot in slots:
                yield from follow(at, seat, READY, slot)
        case Act():
            yield from attempt(at, seat, choice)


COMBAT = Stage("combat", ("round",), lambda run: [(0, combat)])
