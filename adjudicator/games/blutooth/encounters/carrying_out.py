"""Demands that stand are carried out: what each kind of them brings."""

from functools import partial

from adjudicator.core.event import Event, Seat
from adjudicator.engine.contract.script import Made, Script
from adjudicator.games.blutooth.events.pods import CacheShown
from adjudicator.games.blutooth.mechanics.brought_demands import brought
from adjudicator.games.blutooth.mechanics.drafting import drafted, snatched_named
from adjudicator.games.blutooth.mechanics.reviving import revived
from adjudicator.games.blutooth.mechanics.standpoint import MatchAt
from adjudicator.games.blutooth.systems.stations import taken_over
from adjudicator.games.blutooth.systems.tech_deals import tech_dealt
from adjudicator.games.blutooth.table.match import Match
from adjudicator.games.blutooth.words.payoff_words import (
    DISMISS,
    DRAFT,
    DRAFT_DARK,
    PEACEFUL_VICTORY,
    PROBE,
    REVIVE,
    station_in,
    tech_in,
)


def carried_out(at: MatchAt, seat: Seat, other: Seat, what: str, times: int, label: str) -> Script:
    """What a seat has demanded of another is carried out so often; `label` tells its draws from all others.

    A peaceful victory and dismissals show in where ships go.
    """
    if what == REVIVE:
        yield from revived(at, seat, None, times)
    elif what == DRAFT:
        yield from drafted(at, seat, times, label)
    elif what == DRAFT_DARK:
        yield from drafted(at, seat, times, f"{label} dark", dark=True)
    elif what == PROBE:
        yield Made(partial(_probed, seat=other, by=seat))
    elif (station := station_in(what)) is not None:
        yield from taken_over(at, seat, other, station)
    elif (more := brought(what)) is not None:
        yield from more.carried(at, seat, other, times)
    elif tech_in(what) is not None:
        yield from tech_dealt(at, seat, other, what)
    elif what not in (PEACEFUL_VICTORY, DISMISS):
        yield from snatched_named(at, other, seat, what)


def _probed(now: Match, seat: Seat, by: Seat) -> Event[Match]:
    return CacheShown(seat, now.caches[seat], by)
