"""Pods that whole fleets draft, and those that a leader fields in the midst of a clash."""

from adjudicator.core.event import Seat
from adjudicator.engine.contract.script import Script
from adjudicator.games.blutooth.encounters.distress import reinforcements_work
from adjudicator.games.blutooth.encounters.might import might_counted
from adjudicator.games.blutooth.events.pods import DistressPrimed
from adjudicator.games.blutooth.mechanics.drafting import drafted, scrapped
from adjudicator.games.blutooth.mechanics.standpoint import MatchAt
from adjudicator.games.blutooth.table.backs import kind, taken
from adjudicator.games.blutooth.table.pods import REINFORCEMENTS


def sponsors_equipped(at: MatchAt, side: int, label: str) -> Script:
    """The leader of a fleet drafts a pod for each of its sponsors, then each of these drafts one."""
    sponsors = at.invasion.sponsors_of(side)
    yield from drafted(at, at.invasion.leader(side), len(sponsors), label)
    for sponsor in sponsors:
        yield from drafted(at, sponsor.seat, 1, label)


def fleet_equipped(at: MatchAt, side: int, label: str) -> Script:
    """Everybody who is in a fleet, or was in it as it won or lost, drafts a pod."""
    for seat in actors_of(at, side):
        yield from drafted(at, seat, 1, label)


def actors_of(at: MatchAt, side: int) -> tuple[Seat, ...]:
    """The aliens in a fleet, its leader first."""
    return (at.invasion.leader(side), *[one.seat for one in at.invasion.sponsors_of(side)])


def behind_in_clash(at: MatchAt) -> bool:
    """Whether I lead the fleet with less might in a clash."""
    might = at.invasion.might if at.is_leader() and all(at.brigades) else None
    return might is not None and might[at.side] < might[1 - at.side]


def sponsors_ships(at: MatchAt) -> int:
    """The ships of the sponsors of the fleet that I lead."""
    return sum([one.ships for one in at.my_sponsors]) if at.is_leader() else 0


def pods_fielded(at: MatchAt, number: int, label: str) -> Script:
    """I draft so many pods: reinforcements among them work at once, all others are scrapped; then might is counted."""
    pods = yield from drafted(at, at.me, number, label)
    fielded = tuple(sorted([pod for pod in pods if kind(pod) in REINFORCEMENTS]))
    yield from scrapped(at, at.me, taken(tuple(pods), fielded))
    if fielded:
        yield DistressPrimed(at.where, at.me, at.side, fielded, shown=True)
        yield from reinforcements_work(at, label)
        yield from might_counted(at)
