"""Refracting: a pod with the number of a driver is scrapped, and the driver counts more."""

from adjudicator.core.event import Seat
from adjudicator.engine.contract.script import Script
from adjudicator.games.blutooth.acts.equipping import actors_of
from adjudicator.games.blutooth.encounters.casualties import fleet_of
from adjudicator.games.blutooth.encounters.might import number_led
from adjudicator.games.blutooth.events.flares import DriverTurned
from adjudicator.games.blutooth.events.pods import PodsScrapped
from adjudicator.games.blutooth.mechanics.drafting import scrapped
from adjudicator.games.blutooth.mechanics.standpoint import MatchAt
from adjudicator.games.blutooth.table.pods import is_attack, printed

POWER = "Crystal"


def matching_pod(at: MatchAt, seat: Seat) -> str | None:
    """The attack in a cache with the number that is printed on the driver of its owner's fleet; None without one."""
    side = at.invasion.actor(seat)
    driver = at.invasion.drivers[side] if side is not None else None
    number = None if driver is None else printed(driver)
    fitting = [pod for pod in at.state.caches[seat] if is_attack(pod) and printed(pod) == number]
    return fitting[0] if number is not None and fitting else None


def those_who_match(at: MatchAt) -> tuple[Seat, ...]:
    """Those in my fleet who have such a pod in a clash, I first; nobody once it has been done."""
    side = at.my_side
    if side is None or not at.both_count() or at.uses(POWER):
        return ()
    seats = dict.fromkeys((at.me, *actors_of(at, side)))
    return tuple([seat for seat in seats if matching_pod(at, seat) is not None])


def refracted(at: MatchAt, seat: Seat, factor: int | None = None) -> Script:
    """A seat scraps the pod: the driver of its fleet counts so many times as much, its square without a factor."""
    pod, side = matching_pod(at, seat), at.invasion.actor(seat)
    number = None if side is None else number_led(at.state, at.invasion, side)
    if pod is None or side is None or number is None:
        return
    yield from scrapped(at, seat, (pod,))
    yield DriverTurned(at.where, side, number * (number if factor is None else factor))


def scrapped_to_refract(at: MatchAt, gone: PodsScrapped) -> bool:
    """Whether somebody else in my fleet has just scrapped a pod to use my power."""
    side = at.my_side
    if side is None or at.mine(gone.seat) or at.invasion.actor(gone.seat) != side or not at.uses(POWER):
        return False
    driver = at.invasion.drivers[side]
    return len(gone.pods) == 1 and driver is not None and printed(gone.pods[0]) == printed(driver)


def equally_many(at: MatchAt) -> frozenset[Seat]:
    """Those in my fleet who have as many ships there as somebody else in it."""
    side = at.my_side
    there = () if side is None else fleet_of(at.invasion, side)
    numbers = [ships for _, ships in there]
    return frozenset([seat for seat, ships in there if numbers.count(ships) > 1])
