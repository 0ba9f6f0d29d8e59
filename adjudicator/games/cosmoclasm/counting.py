"""Who has most: of forces in the round, of stations at a planet."""

from adjudicator.core.event import Seat
from adjudicator.games.cosmoclasm.board import BESIDE, POINTS_OF
from adjudicator.games.cosmoclasm.cards import FORCES, NONE, Count, counted
from adjudicator.games.cosmoclasm.state import NOBODY, Solar


def count(state: Solar, seat: Seat) -> Count:
    """A player's forces, as they count now."""
    shown, changes = counted(state.played[seat]), state.changes[seat]
    return shown if changes == NONE else tuple([one + more for one, more in zip(shown, changes, strict=True)])


def resisting(state: Solar) -> Count:
    """The forces of the local resistance at the contested planet."""
    planet = state.planet
    return NONE if planet is None else counted(state.resistance[planet])


def most(state: Solar, seat: Seat) -> tuple[str, ...]:
    """The forces of which a player has more than anybody else in the round, and than the local resistance."""
    best = resisting(state)
    for other in state.inside():
        if other != seat:
            best = tuple(map(max, best, count(state, other)))
    return tuple([force for force, mine, theirs in zip(FORCES, count(state, seat), best, strict=True) if mine > theirs])


def would_take(state: Solar, seat: Seat) -> tuple[str, ...]:
    """The superiorities a player would take if he retired now."""
    if seat in state.retired:
        return ()
    return tuple([force for force in most(state, seat) if state.taken[FORCES.index(force)] == NOBODY])


def stations_at(state: Solar, seat: Seat, mat: int) -> int:
    """How many stations a player has around a planet."""
    return sum([state.stations[point].count(seat) for point in POINTS_OF[mat]])


def adjacent(state: Solar, seat: Seat, mat: int) -> int:
    """How many stations a player has at other planets, one grid line away from this one."""
    around = POINTS_OF[mat]
    own = state.options["adjacent"] == "own"
    start = [point for point in around if not own or seat in state.stations[point]]
    near = {other for point in start for other in BESIDE[point]}.difference(around)
    return sum([state.stations[point].count(seat) for point in near])


def claimants(state: Solar, mat: int) -> list[Seat]:
    """Who has the most stations at a planet, with adjacent ones if that is a tie; several if the tie remains."""
    counts = [stations_at(state, seat, mat) for seat in range(len(state.seats))]
    if not any(counts):
        return []
    tied = [seat for seat, stations in enumerate(counts) if stations == max(counts)]
    if len(tied) == 1:
        return tied
    near = [adjacent(state, seat, mat) for seat in tied]
    return [seat for seat, stations in zip(tied, near, strict=True) if stations == max(near)]


def planets(state: Solar, seat: Seat) -> int:
    """How many planets a player has claimed."""
    return state.owners.count(seat)
