"""What is certain of orders before they are carried out, whatever the others do."""

from typing import Any

from adjudicator.core.event import Seat
from adjudicator.engine.words import NO, Choice, Fact
from adjudicator.games.cosmoforce.actions import ONLY, over_time
from adjudicator.games.cosmoforce.building import Build, Crew, illegal
from adjudicator.games.cosmoforce.facts import Gone, Round
from adjudicator.games.cosmoforce.gear import DISSIPATOR, HABITAT
from adjudicator.games.cosmoforce.speech import reason
from adjudicator.games.cosmoforce.state import Force
from adjudicator.games.cosmoforce.vocabulary import ANYTHING
from adjudicator.games.cosmoforce.words import (
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
)

DECLINABLE = frozenset((Action.about, Crew.about, Evade.about, Leave.about))
ACTIONS = (None, 1, 2)


def sure(view: Force, seat: Seat, about: str, where: int, choice: Choice) -> bool:
    """Whether a choice answers whatever is asked of its kind in this phase."""
    match choice:
        case _ if choice is NO:
            return about in DECLINABLE
        case Build():
            return illegal(choice.hull, choice.systems) is None
        case Damage():
            return ANYTHING in choice.parts
        case Burn(direction=1, points=None | 1, action=None):
            return True
    return isinstance(choice, Crew | Harm | Lose | Evade)


def never(view: Force, seat: Seat, about: str, where: int, choice: Choice) -> str | None:
    """Why a choice can answer nothing in this phase; None where it may."""
    ship = view.ships[seat]
    if choice is NO:
        return None if about in DECLINABLE else reason("not-declined")
    if isinstance(choice, Build):
        return illegal(choice.hull, choice.systems)
    if isinstance(choice, Crew) and view.options["crew"] != "named":
        return reason("crew-unnamed")
    if not isinstance(choice, Action) or ship is None:
        return None
    if getattr(choice, "action", None) not in ACTIONS:
        return reason("two-actions")
    if over_time(view) and not isinstance(choice, ONLY):
        return reason("time-will-be-up")
    match choice:
        case Attack(seat=other) | Ram(seat=other) if other == seat or view.gone[other]:
            return reason("own-ship") if other == seat else reason("eliminated", seat=view.seats[other])
        case Attack(weapon=kind, count=count) if kind not in ship.systems or count == 0:
            return reason("has-none" if count != 0 else "one-shoots", kind=kind)
        case Heal(crew=crew) if HABITAT not in ship.systems or crew == 0:
            return reason("no-habitat" if crew != 0 else "one-healed")
        case Conserve() if DISSIPATOR not in ship.systems:
            return reason("no-dissipator")
    return None


def fixed(view: Force, seat: Seat, where: int, fact: Fact) -> Any:
    """What a fact is in this whole phase; None where it may change."""
    if isinstance(fact, Round):
        return view.round
    if isinstance(fact, Gone):
        return view.gone[fact.seat] or None
    return None
