"""The questions of each phase, as far as a seat can know them."""

from collections.abc import Iterator

from adjudicator.core.event import Seat
from adjudicator.engine.contract.order_words import Question
from adjudicator.engine.contract.title import Telling
from adjudicator.engine.derived.order_forms import asked
from adjudicator.games.cosmoforce.answers.actions import over_time
from adjudicator.games.cosmoforce.ship import Ship
from adjudicator.games.cosmoforce.table.gear import (
    ARMOUR,
    BY_NAME,
    DISSIPATOR,
    HABITAT,
    WEAPONS,
    labels,
    repairable,
    several,
    standing,
    working,
)
from adjudicator.games.cosmoforce.table.speech import Speech
from adjudicator.games.cosmoforce.table.state import DEAD, Force
from adjudicator.games.cosmoforce.told import order_taps


def questions(title: Telling[Force], view: Force, seat: Seat) -> tuple[Question, ...]:
    """Everything this seat will or may be asked in the open phase; nothing once it is out of the game."""
    if view.winners is not None or view.gone[seat]:
        return ()
    ship, to = view.ships[seat], Speech(view.seats, seat, title.phrases)
    return tuple(_building(view, to)) if ship is None else tuple(_round(view, seat, ship, to))


def _building(view: Force, to: Speech) -> Iterator[Question]:
    yield asked(
        to, "build", ["BUILD fighter with 2 afterburners, 3 lasers, 2 dissipators, 1 habitat"], order_taps.SHIPS
    )
    if view.options["crew"] == "named":
        yield asked(to, "crew", ['CREW "Ripley" as "pilot", "Ash"'], owed=False)


def _round(view: Force, seat: Seat, ship: Ship, to: Speech) -> Iterator[Question]:
    lines, taps = [*_actions(view, seat, ship, to)], order_taps.actions(view, seat, ship)
    last = view.options["last_round"] == str(view.round)
    yield asked(to, "action", lines, taps, late=over_time(view), last=last)
    lines = [f"DAMAGE damaged, {_expendable(ship)}, anything"]
    yield asked(to, "damage", lines, order_taps.damage(ship), owed=False)
    yield asked(to, "harm", ["HARM ready, working, hurt"], order_taps.harm("HARM"), owed=False)
    if ship.crew > 1 and any(ship.systems[slot] == HABITAT for slot in standing(ship)):  # there is always room for one
        yield asked(to, "lose", ["LOSE hurt, working, ready"], order_taps.harm("LOSE"), owed=False)
    yield asked(to, "evade", ["EVADE up to 3 IF incoming >= 4"], order_taps.EVASIONS, owed=False)
    manned = [labels(ship.systems)[slot] for slot in ship.manned()]
    if manned:
        lines, taps = [f"RECALL {', '.join(manned)}"], order_taps.at_work(manned)
        yield asked(to, "crew at work", lines, taps, owed=False, systems=to.say("list-and").join(manned))


def _expendable(ship: Ship) -> str:
    """What takes damage first in an example: armour, or if none is left the last system that can.

    Not one that explodes, if there is another.
    """
    left = standing(ship)
    if any(ship.systems[slot] == ARMOUR for slot in left):
        return ARMOUR
    inert = [slot for slot in left if not BY_NAME[ship.systems[slot]].explodes]
    return labels(ship.systems)[(inert or left)[-1]]


def _actions(view: Force, seat: Seat, ship: Ship, to: Speech) -> Iterator[str]:
    others = [other for other in view.playing() if other != seat]
    if others and not over_time(view):
        target = view.seats[others[0]]
        arms = [kind for kind in WEAPONS if working(ship, kind)]
        yield from (f"ATTACK {target} with {several(len(working(ship, kind)), kind)}" for kind in arms)
        if ship.heat > len(working(ship, DISSIPATOR)) > 0:  # these work once before anybody acts
            yield "CONSERVE IF my heat >= 2"
        if ship.hurt and working(ship, HABITAT):
            yield "HEAL"
        if repairable(ship) and ship.ready:
            yield f"REPAIR {labels(ship.systems)[repairable(ship)[0]]}"
        crew = [one for one in view.aboard(seat) if one.place != DEAD]
        if crew:
            yield f'ACT {crew[0].name}: "{to.say("example-attempt")}"'
    yield "BURN up 1"
    if others:
        yield f"RAM {view.seats[others[0]]} IF {view.seats[others[0]]} undamaged systems <= 1"
