"""What is certain of orders before they are carried out, whatever the others do."""

from typing import Any

from adjudicator.core.event import Seat
from adjudicator.engine.words import NO, Choice, Fact
from adjudicator.games.cosmoforce.actions import ONLY, over_time
from adjudicator.games.cosmoforce.building import Build, Crew, illegal
from adjudicator.games.cosmoforce.facts import Gone, Round
from adjudicator.games.cosmoforce.gear import DISSIPATOR, HABITAT, several
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
        return None if about in DECLINABLE else "this cannot be declined; without another answer it is drawn at random"
    if isinstance(choice, Build):
        return illegal(choice.hull, choice.systems)
    if isinstance(choice, Crew) and view.options["crew"] != "named":
        return "the crew have no names in this game"
    if not isinstance(choice, Action) or ship is None:
        return None
    if getattr(choice, "action", None) not in ACTIONS:
        return "there are two actions in a turn, 1 and 2"
    if over_time(view) and not isinstance(choice, ONLY):
        return "time is up, and ships can only burn their engines and ram"
    match choice:
        case Attack(seat=other) | Ram(seat=other) if other == seat or view.gone[other]:
            return "your own ship is no target" if other == seat else f"{view.seats[other]} is eliminated"
        case Attack(weapon=kind, count=count) if kind not in ship.systems or count == 0:
            return f"your ship has no {kind}" if count != 0 else f"at least {several(1, kind)} has to shoot"
        case Heal(crew=crew) if HABITAT not in ship.systems or crew == 0:
            return "your ship has no habitat to heal crew in" if crew != 0 else "at least one of the crew is healed"
        case Conserve() if DISSIPATOR not in ship.systems:
            return "your ship has no dissipator"
    return None


def fixed(view: Force, seat: Seat, where: int, fact: Fact) -> Any:
    """What a fact is in this whole phase; None where it may change."""
    if isinstance(fact, Round):
        return view.round
    if isinstance(fact, Gone):
        return view.gone[fact.seat] or None
    return None
