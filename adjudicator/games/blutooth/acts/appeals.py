"""Who is charmed by whom: sponsors that are held back, and an invader who is appealed to."""

from typing import Final

from msgspec.structs import replace

from adjudicator.core.event import Seat
from adjudicator.engine.contract.questions import Ask, OneOf
from adjudicator.engine.contract.script import Script
from adjudicator.engine.text.sayings import Spoken
from adjudicator.galaxy.batches import fullest
from adjudicator.games.blutooth.events.encounters import Settled
from adjudicator.games.blutooth.events.ships import ShipsMoved
from adjudicator.games.blutooth.mechanics.fuel import fleets_went_home
from adjudicator.games.blutooth.mechanics.losing import uncommitted
from adjudicator.games.blutooth.mechanics.standpoint import MatchAt
from adjudicator.games.blutooth.table.invasions import BLITZ, Place
from adjudicator.games.blutooth.table.speech import reason
from adjudicator.games.blutooth.words.power_words import Surrender
from adjudicator.games.blutooth.words.rally_words import Retreat

ENTRIES: Final = ("term.surrender",)


def lives_with(at: MatchAt, seat: Seat) -> bool:
    """Whether a seat has ships on a planet with me."""
    return seat != at.me and any(row[seat] and row[at.me] for row in at.state.planets)


def charms_somebody(at: MatchAt) -> bool:
    """Whether I lead a fleet here, and somebody else who does not has ships on a planet with me."""
    return at.is_leader() and any(lives_with(at, seat) for seat in at.others if seat not in at.invasion.leaders)


def held_back(at: MatchAt, seat: Seat, side: int) -> Spoken | None:
    """Why a seat cannot sponsor the enemy of the fleet that I lead: it lives with me."""
    charmed = at.is_leader() and side != at.side and lives_with(at, seat)
    return reason("charmed", seat=at.state.seats[at.me]) if charmed else None


def invader_appealed_to(at: MatchAt) -> Script:
    """The invader may retreat before anybody fights: both fleets go home, and the campaign is over."""
    answer = yield Ask(at.invasion.invader, Retreat.about, OneOf((Retreat(),)), where=at.where)
    if isinstance(answer, Retreat):
        yield from fleets_went_home(at)


def ship_or_surrender(at: MatchAt, place: Place) -> Script:
    """The enemy leader surrenders, and I win peacefully; or else a ship of its fullest base goes to this planet."""
    answer = yield Ask(at.enemy, Surrender.about, OneOf((Surrender(),)), where=at.where)
    if isinstance(answer, Surrender):
        yield Settled(at.where, BLITZ, (at.is_invader(), not at.is_invader()), peaceful=True)
        return
    there = fullest(uncommitted(at.state, at.enemy))
    if there and there[0] != place:
        yield ShipsMoved(at.enemy, ((there[0], 1),), ((place, 1),))


def beaten(at: MatchAt, end: Settled) -> bool:
    """Whether the invader beats me here, and not peacefully."""
    here = end.number == at.where and at.is_leader() and not at.is_invader()
    return here and not end.peaceful and end.won == (True, False)


def peaceful(end: Settled) -> Settled:
    """The same end, but whoever has won destroys nobody."""
    return replace(end, peaceful=True)
