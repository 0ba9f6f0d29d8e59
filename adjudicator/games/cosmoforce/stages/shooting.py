"""Rolling to shoot, and ramming."""

from adjudicator.core.event import Seat
from adjudicator.engine.contract.order_words import NO
from adjudicator.engine.contract.questions import Ask
from adjudicator.engine.contract.script import Script
from adjudicator.engine.contract.standpoint import At
from adjudicator.games.cosmoforce.answers.options import Evasions
from adjudicator.games.cosmoforce.events.events import Depleted, Evaded, Rammed, Shot
from adjudicator.games.cosmoforce.ship import FULL, Ship
from adjudicator.games.cosmoforce.stages.harming import damage, lost
from adjudicator.games.cosmoforce.table.dice import CASCADE, counting, rolled, within
from adjudicator.games.cosmoforce.table.gear import WEAPONS, labels, thrust, working
from adjudicator.games.cosmoforce.table.state import Force
from adjudicator.games.cosmoforce.words.order_words import Attack, Ram


def avoids(target: Ship) -> bool:
    """Whether a ship can avoid shots, so that its mass limits the dice: it has a speed and a thrust of 1 or more."""
    return target.speed >= FULL and thrust(target) >= 1


def attack(at: At[Force], seat: Seat, choice: Attack, what: str) -> Script:
    """Shoot at another ship with some systems of one kind."""
    state = at.state
    mine, target = state.ship(seat), state.ship(choice.seat)
    weapon = WEAPONS[choice.weapon]
    used = working(mine, choice.weapon)[: choice.count]
    label = f"{at.run.title.label(state)}/{state.seats[seat]}/{what}"
    dice = rolled(at.chance, label, len(used) * weapon.dice(mine, target))
    mass = target.mass if avoids(target) else 0
    if mass:
        dice = within(dice, mass)
    hits = counting(dice)
    values = [die.value for die in dice]
    done = hits * weapon.damage(target)
    heat = hits if weapon.heats else 0
    yield Shot(seat, choice.seat, choice.weapon, len(used), dice, mass, hits, done, weapon.backfire(values), heat)
    if weapon.depleted(values):
        empty = tuple(used if state.options["depletion"] == "all" else used[-1:])
        yield Depleted(seat, empty, tuple([labels(mine.systems)[slot] for slot in empty]))
        yield from lost(at, seat)
    if done:
        yield from damage(at, [(choice.seat, done, seat)], f"{state.seats[seat]} {what}")


def ram(at: At[Force], seat: Seat, choice: Ram, what: str) -> Script:
    """Ram another ship, which may evade."""
    state = at.state
    count = 1 + state.ship(seat).speed // FULL
    what = f"{state.seats[seat]} {what}"
    evading = yield Ask(choice.seat, "evade", Evasions(count, seat), detail=what)
    if evading is not NO and evading.heat:
        count -= evading.heat
        yield Evaded(choice.seat, seat, evading.heat)
    dice = rolled(at.chance, f"{at.run.title.label(state)}/{what}/ram", count)
    hits = counting(dice)
    own = hits - sum([die.value == CASCADE for die in dice])
    yield Rammed(seat, choice.seat, dice, hits, own)
    if hits:
        yield from damage(at, [(choice.seat, hits, seat), (seat, own, seat)], what)
