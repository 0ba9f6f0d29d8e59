"""The questions of each phase, as far as a seat can know them."""

from collections.abc import Iterator

from adjudicator.core.event import Seat
from adjudicator.engine.words import Question
from adjudicator.games.cosmoforce.actions import over_time
from adjudicator.games.cosmoforce.gear import DISSIPATOR, HABITAT, WEAPONS, labels, repairable, several, working
from adjudicator.games.cosmoforce.ship import Ship
from adjudicator.games.cosmoforce.state import DEAD, Force


def questions(view: Force, seat: Seat) -> tuple[Question, ...]:
    """Everything this seat will or may be asked in the open phase; nothing once it is out of the game."""
    if view.winners is not None or view.gone[seat]:
        return ()
    ship = view.ships[seat]
    return tuple(_building(view)) if ship is None else tuple(_round(view, seat, ship))


def _building(view: Force) -> Iterator[Question]:
    yield Question(
        about="build",
        prompt="Which ship do you build, with which systems in its ten slots?",
        lines=("BUILD fighter with 2 afterburners, 3 lasers, 2 armour, 2 dissipators, 1 habitat",),
        silence="a ship is built at random",
    )
    if view.options["crew"] == "named":
        yield Question(
            about="crew",
            prompt="Are there characters among your crew, and what are they good at?",
            lines=('CREW "Ripley" as "pilot", "Ash"',),
            silence="your crew have no names",
            owed=False,
        )


def _round(view: Force, seat: Seat, ship: Ship) -> Iterator[Question]:
    names = labels(ship.systems)
    yield Question(
        about="action",
        prompt="Which two actions do you take? A line counts for both, unless it ends with: as action 1 (or 2).",
        lines=tuple(_actions(view, seat, ship)),
        silence="you take no action",
    )
    yield Question(
        about="damage",
        prompt="Which of your systems take damage first?",
        lines=(f"DAMAGE damaged, armour, {names[-1]}",),
        silence="systems are drawn at random",
        owed=False,
    )
    yield Question(
        about="harm",
        prompt="Which of your crew are harmed first?",
        lines=("HARM ready, working, hurt",),
        silence="it is drawn at random",
        owed=False,
    )
    if working(ship, HABITAT) or HABITAT in ship.systems:
        yield Question(
            about="lose",
            prompt="If a habitat is destroyed, which crew die for want of room?",
            lines=("LOSE hurt, working, ready",),
            silence="it is drawn at random",
            owed=False,
        )
    yield Question(
        about="evade",
        prompt="If you are rammed, how much heat do you take to evade?",
        lines=("EVADE up to 3 IF incoming >= 4",),
        silence="you do not evade",
        owed=False,
    )
    manned = [name for name, crew in zip(names, ship.repairs, strict=True) if crew]
    if manned:
        yield Question(
            about="crew at work",
            prompt=f"Which crew come back from repairs? There are some at {' and '.join(manned)}.",
            lines=(f"RECALL {', '.join(manned)}",),
            silence="those come back whose work is done",
            owed=False,
        )


def _actions(view: Force, seat: Seat, ship: Ship) -> Iterator[str]:
    others = [other for other in view.playing() if other != seat]
    if others and not over_time(view):
        target = view.seats[others[0]]
        arms = [kind for kind in WEAPONS if working(ship, kind)]
        yield from (f"ATTACK {target} with {several(len(working(ship, kind)), kind)}" for kind in arms)
        if ship.heat and working(ship, DISSIPATOR):
            yield "CONSERVE IF my heat >= 2"
        if ship.hurt and working(ship, HABITAT):
            yield "HEAL"
        if repairable(ship) and ship.ready:
            yield f"REPAIR {labels(ship.systems)[repairable(ship)[0]]}"
        crew = [one for one in view.aboard(seat) if one.place != DEAD]
        if crew:
            yield f'ACT {crew[0].name}: "what you attempt; the games master rules on it"'
    yield "BURN up 1"
    if others:
        yield f"RAM {view.seats[others[0]]} IF {view.seats[others[0]]} undamaged systems <= 1"
