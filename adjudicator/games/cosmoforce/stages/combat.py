"""Phase 2: a round, one turn for every ship, the fastest first."""

from collections.abc import Sequence

from adjudicator.core.event import Seat
from adjudicator.engine.contract.order_words import NO, Choice
from adjudicator.engine.contract.questions import Ask
from adjudicator.engine.contract.script import Script, Stage
from adjudicator.engine.contract.standpoint import At
from adjudicator.games.cosmoforce.answers.actions import Actions
from adjudicator.games.cosmoforce.answers.options import AtWork
from adjudicator.games.cosmoforce.events.events import (
    NO_THRUST,
    TOO_FAST,
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
from adjudicator.games.cosmoforce.ship import FULL, Ship
from adjudicator.games.cosmoforce.stages.crew import attempt, expire, follow, sent
from adjudicator.games.cosmoforce.stages.harming import damage, harm
from adjudicator.games.cosmoforce.stages.manoeuvring import untie
from adjudicator.games.cosmoforce.stages.shooting import attack, ram
from adjudicator.games.cosmoforce.table.dice import counting, rolled
from adjudicator.games.cosmoforce.table.gear import DISSIPATOR, labels, repairable, thrust, working
from adjudicator.games.cosmoforce.table.state import HURT, READY, Force
from adjudicator.games.cosmoforce.words.order_words import Act, Attack, Burn, Conserve, Heal, Leave, Ram, Recall, Repair

ACTIONS = 2
SAFE = 10 * FULL
"""Nobody can steer round debris at more than this speed."""


def by_speed(state: Force) -> list[Seat]:
    """The ships in play, the fastest first; of equal speed the lighter one."""
    return sorted(state.playing(), key=lambda seat: _pace(state, seat))


def combat(at: At[Force]) -> Script:
    """One round."""
    if at.state.tried:
        yield from expire(at)
    if len(at.state.playing()) < 2:  # a ruling can destroy a ship
        yield Ended(at.state.playing() or tuple(sorted(at.state.fallen)), False)
        return
    yield from untie(at)
    order = by_speed(at.state)
    current = at.state.options["order"] == "current"
    left = at.state.playing()
    while (seat := _next(at.state, left, order, current=current)) is not None:
        before = yield from turn(at, seat)
        left = at.state.playing()
        if len(left) < 2:
            # Ships that are destroyed at the same moment have all outlived the others.
            yield Ended(left or before, False)
            return
    last = at.state.options["last_round"]
    if last != "none" and at.state.round >= int(last):
        yield Ended(at.state.playing(), True)
    else:
        yield RoundOpened(at.state.round + 1)


def _next(state: Force, playing: Sequence[Seat], order: Sequence[Seat], *, current: bool) -> Seat | None:
    """The fastest ship that still waits for its turn, by its speed now or at the start of the round."""
    moved = state.moved
    if not current:
        return next((seat for seat in order if seat not in moved and not state.gone[seat]), None)
    waiting = [seat for seat in playing if seat not in moved]
    return min(waiting, key=lambda seat: _pace(state, seat)) if waiting else None


def _pace(state: Force, seat: Seat) -> tuple[int, int, Seat]:
    ship = state.ship(seat)
    return -ship.speed, ship.mass, seat


def turn(at: At[Force], seat: Seat) -> Script:
    """The four steps of a turn; it ends at once when its ship is eliminated.

    Returns the ships that were in the game when the last thing in it began to happen.
    """
    before = at.state.playing()
    ship = at.state.ship(seat)
    yield TurnBegan(seat, ship.speed)
    if any(ship.repairs):
        yield from _repairs(at, seat)
    ship = at.state.ship(seat)
    vented = _vented(seat, ship, conserving=False)
    if vented is not None:
        yield vented
        ship = at.state.ship(seat)
    if ship.heat:
        yield from _heat(at, seat, ship.heat)
        ship = at.state.ship(seat)
    if ship.speed >= FULL and not at.state.gone[seat] and (ship.speed > SAFE or not thrust(ship)):
        yield from _collisions(at, seat)
    for number in range(1, ACTIONS + 1):
        state = at.state
        if state.gone[seat] or state.gone.count(False) < 2:
            break
        before = state.playing()
        choice = yield Ask(seat, "action", Actions(state, seat, state.ship(seat)), detail=str(number))
        if choice is not NO:
            yield from _action(at, seat, choice, number)
    return before


def _label(at: At[Force], seat: Seat, what: str) -> str:
    return f"{at.run.title.label(at.state)}/{at.state.seats[seat]}/{what}"


def _repairs(at: At[Force], seat: Seat) -> Script:
    """Each crew clears a mark of its system; then it goes or stays."""
    ship = at.state.ship(seat)
    manned = ship.manned()
    names = labels(ship.systems)
    mendable = repairable(ship)
    for slot in manned:
        cleared = min(ship.marks[slot], ship.repairs[slot])
        if cleared and slot in mendable:
            yield Repaired(seat, slot, names[slot], cleared, ship.marks[slot] - cleared)
    mended = at.state.ship(seat)
    left = repairable(mended)
    answers = yield [
        Ask(
            seat,
            "crew at work",
            AtWork(mended, names[slot]),
            default=(Leave if slot in left else Recall)((names[slot],)),
            detail=names[slot],
        )
        for slot in manned
    ]
    going = tuple([slot for slot, answer in zip(manned, answers, strict=True) if isinstance(answer, Recall)])
    if going:
        systems = tuple([names[slot] for slot in going])
        yield Recalled(seat, going, sum([ship.repairs[slot] for slot in going]), systems)
        for slot in going:
            yield from follow(at, seat, slot, READY)


def _vented(seat: Seat, ship: Ship, *, conserving: bool) -> HeatVented | None:
    """Dissipators remove heat, if there is any."""
    gone = min(ship.heat, len(working(ship, DISSIPATOR))) if ship.heat else 0
    return HeatVented(seat, gone, ship.heat - gone, conserving) if gone else None


def _heat(at: At[Force], seat: Seat, heat: int) -> Script:
    """The remaining heat rolls against the crew."""
    always = at.state.options["cascades"] == "always"
    dice = rolled(at.chance, _label(at, seat, "heat"), heat, cascading=always)
    harmed = counting(dice)
    yield HeatRolled(seat, dice, harmed)
    yield from harm(at, seat, harmed)


def _collisions(at: At[Force], seat: Seat) -> Script:
    """A ship that cannot steer, or is too fast to steer, meets debris."""
    ship = at.state.ship(seat)
    why = TOO_FAST if ship.speed > SAFE else NO_THRUST
    always = at.state.options["cascades"] == "always"
    dice = rolled(at.chance, _label(at, seat, "collision"), ship.speed // FULL, cascading=always)
    hits = counting(dice)
    yield CollisionRolled(seat, dice, hits, why)
    if hits:
        yield from damage(at, [(seat, hits, -1)], "collision")


def _action(at: At[Force], seat: Seat, choice: Choice, number: int) -> Script:
    """The script of an action; those of a fight are not wrapped in another."""
    if isinstance(choice, Attack):
        return attack(at, seat, choice, f"attack {number}")
    if isinstance(choice, Ram):
        return ram(at, seat, choice, f"ramming {number}")
    return _other(at, seat, choice, number)


def _other(at: At[Force], seat: Seat, choice: Choice, number: int) -> Script:
    ship = at.state.ship(seat)
    match choice:
        case Burn(direction, points):
            speed = max(0, ship.speed + direction * (points or 0) * FULL)
            yield Burned(seat, ship.hull, ship.speed, speed)
            yield from untie(at, f"{at.state.seats[seat]} {number}")
        case Conserve():
            vented = _vented(seat, ship, conserving=True)
            if vented is not None:
                yield vented
        case Heal(crew):
            yield Healed(seat, crew or 0)
            yield from follow(at, seat, HURT, READY)
        case Repair(jobs):
            names = labels(ship.systems)
            slots = tuple([names.index(job.part) for job in jobs])
            yield RepairsBegan(seat, slots, tuple([job.crew or 0 for job in jobs]), tuple([job.part for job in jobs]))
            yield from sent(
                at, seat, [slot for slot, job in zip(slots, jobs, strict=True) for _ in range(job.crew or 0)]
            )
        case Act():
            yield from attempt(at, seat, choice)


COMBAT = Stage("combat", ("round",), lambda scene: [(0, combat)])
