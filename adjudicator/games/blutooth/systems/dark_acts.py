"""What pods of the dark forge do, in words that pieces are made of."""

from functools import partial
from typing import Final

from adjudicator.core.event import Event, Seat
from adjudicator.engine.contract.script import Made, Script
from adjudicator.galaxy.batches import fullest_first
from adjudicator.games.blutooth.events.dark import PodSalvaged, RewardsReversed
from adjudicator.games.blutooth.events.encounters import BoonsDue
from adjudicator.games.blutooth.events.lucre import BACKED, LucreGained
from adjudicator.games.blutooth.events.ships import ShipsLost
from adjudicator.games.blutooth.mechanics.losing import uncommitted
from adjudicator.games.blutooth.mechanics.lucre_values import backed
from adjudicator.games.blutooth.mechanics.standpoint import MatchAt
from adjudicator.games.blutooth.table.backs import held_as
from adjudicator.games.blutooth.table.invasions import DEFENDERS
from adjudicator.games.blutooth.table.match import Match

REVERSED: Final = RewardsReversed


def at_home(state: Match, seat: Seat) -> bool:
    """Whether an alien is in its own system (Q47): it has no ships in a gate, and sponsors nothing."""
    abroad = [one for one in state.invasions if not one.over and (one.sent and one.invader == seat)]
    return not abroad and not any(one.sponsored(seat) is not None and not one.over for one in state.invasions)


def has_spare_ship(at: MatchAt) -> bool:
    """Whether I have a ship on a planet that fights nowhere."""
    return bool(uncommitted(at.state, at.me))


def spared(at: MatchAt, why: str) -> Script:
    """One of my ships is lost, of my fullest base."""
    there = uncommitted(at.state, at.me)
    if there:
        yield ShipsLost(at.me, fullest_first(there, 1), why, at.where)


def salvaged(at: MatchAt, pod: str) -> Script:
    """I take a pod that lies exhausted, if it is still there."""
    yield from at.happens(Made(partial(_salvaged, seat=at.me, pod=pod)))


def _salvaged(now: Match, seat: Seat, pod: str) -> Event[Match] | None:
    found = held_as(now.exhausted, pod)
    return None if found is None else PodSalvaged(seat, found)


def permitted(at: MatchAt) -> Script:
    """The defender has a boon as a sponsor of its own would, with the lucre (Q50)."""
    defender = at.invasion.leader(DEFENDERS)
    yield BoonsDue(at.where, defender, 1)
    lucre = backed(at.state.options)
    if lucre:
        yield LucreGained(defender, lucre, BACKED, at.where)
