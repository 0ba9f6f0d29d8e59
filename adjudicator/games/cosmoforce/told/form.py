"""The questions of each phase, as far as a seat can know them."""

from collections.abc import Iterator

from adjudicator.core.event import Seat
from adjudicator.engine.contract.order_words import Question
from adjudicator.engine.contract.title import Telling
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
    yield Question(
        about="build",
        prompt=to.say("ask-build"),
        lines=("BUILD fighter with 2 afterburners, 3 lasers, 2 dissipators, 1 habitat",),
        taps=order_taps.SHIPS,
        silence=to.say("silent-build"),
    )
    if view.options["crew"] == "named":
        yield Question(
            about="crew",
            prompt=to.say("ask-crew"),
            lines=('CREW "Ripley" as "pilot", "Ash"',),
            silence=to.say("silent-crew"),
            owed=False,
        )


def _round(view: Force, seat: Seat, ship: Ship, to: Speech) -> Iterator[Question]:
    names = labels(ship.systems)
    yield Question(
        about="action",
        prompt=to.say("ask-action", late=over_time(view), last=view.options["last_round"] == str(view.round)),
        lines=tuple(_actions(view, seat, ship, to)),
        taps=order_taps.actions(view, seat, ship),
        silence=to.say("silent-action"),
    )
    yield Question(
        about="damage",
        prompt=to.say("ask-damage"),
        lines=(f"DAMAGE damaged, {_expendable(ship)}, anything",),
        taps=order_taps.damage(ship),
        silence=to.say("silent-damage"),
        owed=False,
    )
    yield Question(
        about="harm",
        prompt=to.say("ask-harm"),
        lines=("HARM ready, working, hurt",),
        taps=order_taps.harm("HARM"),
        silence=to.say("silent-harm"),
        owed=False,
    )
    if ship.crew > 1 and any(ship.systems[slot] == HABITAT for slot in standing(ship)):  # there is always room for one
        yield Question(
            about="lose",
            prompt=to.say("ask-lose"),
            lines=("LOSE hurt, working, ready",),
            taps=order_taps.harm("LOSE"),
            silence=to.say("silent-lose"),
            owed=False,
        )
    yield Question(
        about="evade",
        prompt=to.say("ask-evade"),
        lines=("EVADE up to 3 IF incoming >= 4",),
        taps=order_taps.EVASIONS,
        silence=to.say("silent-evade"),
        owed=False,
    )
    manned = [name for name, crew in zip(names, ship.repairs, strict=True) if crew]
    if manned:
        yield Question(
            about="crew at work",
            prompt=to.say("ask-crew-at-work", systems=to.say("list-and").join(manned)),
            lines=(f"RECALL {', '.join(manned)}",),
            taps=order_taps.at_work(manned),
            silence=to.say("silent-crew-at-work"),
            owed=False,
        )


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
