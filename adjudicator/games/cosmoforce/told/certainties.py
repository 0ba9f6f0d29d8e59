"""Certainties: what is known of orders before they are carried out, whatever the others do."""

from collections.abc import Iterable
from typing import Any

from adjudicator.core.event import Seat
from adjudicator.engine.contract.order_words import NO, Choice, Fact
from adjudicator.games.cosmoforce.answers.actions import ONLY, over_time
from adjudicator.games.cosmoforce.answers.options import named
from adjudicator.games.cosmoforce.ship import Ship
from adjudicator.games.cosmoforce.table.gear import DISSIPATOR, HABITAT, THRUST, standing
from adjudicator.games.cosmoforce.table.speech import reason
from adjudicator.games.cosmoforce.table.state import Force
from adjudicator.games.cosmoforce.told.facts import Gone, Round
from adjudicator.games.cosmoforce.words.build_words import ANYTHING, GROUPS, Build, Crew, illegal
from adjudicator.games.cosmoforce.words.order_words import (
    Action,
    Attack,
    Burn,
    Conserve,
    Damage,
    Evade,
    Harm,
    Heal,
    Leave,
    Lose,
    Ram,
    Recall,
    Repair,
)

DECLINABLE = frozenset((Action.about, Crew.about, Evade.about, Leave.about))
ACTIONS = (None, 1, 2)


def sure(view: Force, seat: Seat, about: str, where: int, choice: Choice) -> bool:
    """Whether a choice answers every question of its kind in this phase."""
    match choice:
        case _ if choice is NO:
            return about in DECLINABLE
        case Build():
            return illegal(choice.hull, choice.systems) is None
        case Damage():
            return ANYTHING in choice.parts
        case Burn(direction=1, points=None | 1, action=None):
            return True
        case Harm() | Lose():
            return set(GROUPS).issubset(choice.groups)
    return isinstance(choice, Crew | Evade)


def never(view: Force, seat: Seat, about: str, where: int, choice: Choice) -> str | None:
    """Why a choice can answer nothing in this phase; None if it may."""
    ship = view.ships[seat]
    if view.gone[seat]:
        return reason("out")
    if choice is NO:
        return None if about in DECLINABLE else reason("not-declined")
    if isinstance(choice, Build):
        return illegal(choice.hull, choice.systems)
    if isinstance(choice, Crew) and view.options["crew"] != "named":
        return reason("crew-unnamed")
    if ship is None:
        return None
    match choice:
        case Recall() | Leave():
            # Nobody goes to work between two turns, so all crew that can come back or stay are there already.
            return None if _some(ship, choice.parts, ship.manned()) else reason("nobody-at-work")
        case Damage():
            return None if _some(ship, choice.parts, standing(ship)) else reason("none-takes-damage")
        case Action():
            return _undone(view, seat, ship, choice)
    return None


def _undone(view: Force, seat: Seat, ship: Ship, choice: Action) -> str | None:
    """Why an action is impossible throughout this phase. Destroyed systems stay so, damaged ones may be repaired."""
    if getattr(choice, "action", None) not in ACTIONS:
        return reason("two-actions")
    if over_time(view) and not isinstance(choice, ONLY):
        return reason("time-will-be-up")
    match choice:
        case Attack(seat=other) | Ram(seat=other) if other == seat or view.gone[other]:
            return reason("own-ship") if other == seat else reason("eliminated", seat=view.seats[other])
        case Attack(weapon=kind, count=count):
            return reason("one-shoots", kind=kind) if count == 0 else _lacking(ship, kind, "has-none")
        case Heal(crew=crew):
            return reason("one-healed") if crew == 0 else _lacking(ship, HABITAT, "no-habitat")
        case Conserve():
            return _lacking(ship, DISSIPATOR, "no-dissipator")
        case Burn(points=points) if points is not None and points > (most := _pushed(ship)):
            return reason("speed-at-most", most=most)
        case Repair(jobs=jobs) if not _some(ship, [job.part for job in jobs], standing(ship)):
            return reason("none-to-repair")
    return None


def _pushed(ship: Ship) -> int:
    """The most by which a burn could change the speed if everything repairable was repaired."""
    return 1 + sum([THRUST[ship.systems[slot]] for slot in standing(ship)])


def _lacking(ship: Ship, kind: str, why: str) -> str | None:
    """Why there is no system of a kind: `why` if none is mounted, or that all of them are destroyed."""
    if kind not in ship.systems:
        return reason(why, kind=kind)
    return None if _some(ship, [kind], standing(ship)) else reason("all-destroyed", kind=kind)


def _some(ship: Ship, parts: Iterable[str], slots: Iterable[int]) -> bool:
    """Whether any of these parts of a ship is among some slots."""
    return bool({slot for part in parts for slot in named(ship.systems, part)}.intersection(slots))


def fixed(view: Force, seat: Seat, where: int, fact: Fact) -> Any:
    """The value of a fact in this whole phase; None if it may change."""
    if isinstance(fact, Round):
        return view.round
    if isinstance(fact, Gone):
        return view.gone[fact.seat] or None
    return None
