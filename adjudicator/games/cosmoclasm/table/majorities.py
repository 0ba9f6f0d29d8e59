"""Majorities: of forces in the round, of stations at a planet."""

from functools import lru_cache

from adjudicator.core.event import Seat
from adjudicator.core.piles import Pile
from adjudicator.games.cosmoclasm.table.board import BESIDE, POINTS_OF
from adjudicator.games.cosmoclasm.table.cards import FORCES, NONE, Count, counted
from adjudicator.games.cosmoclasm.table.state import NOBODY, Solar


def count(state: Solar, seat: Seat) -> Count:
    """A player's forces, as they count now."""
    return _changed(counted(state.played[seat]), state.changes[seat])


def _changed(shown: Count, changes: Count) -> Count:
    return shown if changes == NONE else tuple([one + more for one, more in zip(shown, changes, strict=True)])


def resisting(state: Solar) -> Count:
    """The forces of the local resistance at the contested planet."""
    planet = state.planet
    return NONE if planet is None else counted(state.resistance[planet])


def most(state: Solar, seat: Seat) -> tuple[str, ...]:
    """The forces of which a player has more than anybody else in the round, and than the local resistance."""
    planet = state.planet
    return _most(state.played, state.changes, () if planet is None else state.resistance[planet], seat)


@lru_cache(maxsize=4096)
def _most(played: tuple[Pile, ...], changes: tuple[Count, ...], resistance: Pile, seat: Seat) -> tuple[str, ...]:
    """Retired players have nothing in front of them, so they need not be left out."""
    counts = [_changed(counted(cards), change) for cards, change in zip(played, changes, strict=True)]
    mine = counts.pop(seat)
    best = tuple(map(max, counted(resistance), *counts))
    return tuple([force for force, own, theirs in zip(FORCES, mine, best, strict=True) if own > theirs])


def would_take(state: Solar, seat: Seat) -> tuple[str, ...]:
    """The superiorities a player would take by retiring now."""
    taken = state.taken
    return tuple([force for force in most(state, seat) if taken[FORCES.index(force)] == NOBODY])


def stations_at(state: Solar, seat: Seat, mat: int) -> int:
    """How many stations a player has around a planet."""
    return sum([state.stations[point].count(seat) for point in POINTS_OF[mat]])


def adjacent(state: Solar, seat: Seat, mat: int) -> int:
    """How many stations a player has at other planets, one grid line away from this one."""
    return sum([state.stations[point].count(seat) for point in near(state, seat, mat)])


def near(state: Solar, seat: Seat, mat: int) -> list[int]:
    """The grid points, one grid line away from a planet, on which a player has stations that break a tie there."""
    around = POINTS_OF[mat]
    own = state.options["adjacent"] == "own"
    start = [point for point in around if not own or seat in state.stations[point]]
    there = {other for point in start for other in BESIDE[point]}.difference(around)
    return sorted(point for point in there if seat in state.stations[point])


def claimants(state: Solar, mat: int) -> list[Seat]:
    """The players with the most stations at a planet, in a tie with adjacent ones; several if the tie remains."""
    tied = foremost(state, mat)
    if len(tied) <= 1:
        return tied
    more = [adjacent(state, seat, mat) for seat in tied]
    return [seat for seat, stations in zip(tied, more, strict=True) if stations == max(more)]


def foremost(state: Solar, mat: int) -> list[Seat]:
    """The players with the most stations at a planet, before adjacent ones are added; nobody if there are none."""
    counts = [stations_at(state, seat, mat) for seat in range(len(state.seats))]
    return [seat for seat, stations in enumerate(counts) if stations and stations == max(counts)]


def planets(state: Solar, seat: Seat) -> int:
    """How many planets a player has claimed."""
    return state.owners.count(seat)
