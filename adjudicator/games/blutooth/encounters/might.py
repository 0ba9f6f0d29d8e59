"""The might of fleets: driver, ships, and what is added."""

from typing import Final

from adjudicator.core.rows import either
from adjudicator.engine.contract.pieces import WORTH
from adjudicator.engine.contract.script import Script
from adjudicator.games.blutooth.encounters.natures import intimidation, kicked, second_driver
from adjudicator.games.blutooth.events.encounters import MightCounted
from adjudicator.games.blutooth.mechanics.standpoint import MatchAt
from adjudicator.games.blutooth.table.backs import kind
from adjudicator.games.blutooth.table.invasions import DEFENDERS, INVADERS, Invasion
from adjudicator.games.blutooth.table.match import Match
from adjudicator.games.blutooth.table.pods import BRIGADE, ENVOY, MORPH, STOOGE, TROJAN, hazardous, printed

ENTRIES: Final = (
    "frame.might",
    "outcome.dud",
    "term.combat_calculation",
    "term.aur_value",
    "pod.poison",
    "term.ally",
    "term.fleet",
)

BOTH: Final = (INVADERS, DEFENDERS)
TROJAN_FACTOR: Final = 2
"""A trojan counts so much for each pod of the enemy leader's cache."""

Parts = tuple[int, int, int, int]
"""Driver, the leader's own ships, the sponsors' ships, reinforcements."""


def in_combat(invasion: Invasion) -> bool:
    """Whether might decides anything: at least one fleet is a brigade."""
    return invasion.natures is not None and BRIGADE in invasion.natures


def driver_number(state: Match, invasion: Invasion, side: int) -> int | None:
    """What a fleet's driver counts, also where a pod has made an envoy of it; None for one that has no number.

    An intimidate counts in place of the driver of a brigade (Q52), and a kicker multiplies both.
    """
    number = _led_number(state, invasion, side)
    natures = invasion.natures
    if not invasion.beside or natures is None or natures[side] == ENVOY:
        return number
    threat = intimidation(invasion, side)
    if threat is not None and natures[side] == BRIGADE:
        number = threat + (number or 0 if state.options["intimidate"] == "added" else 0)
    return None if number is None else kicked(invasion, side, number)


def _led_number(state: Match, invasion: Invasion, side: int) -> int | None:
    """What the driver alone counts."""
    natures = invasion.natures
    assert natures is not None
    if natures[side] == STOOGE:
        return 0 if state.options["stooge"] == "00" else None
    if natures[side] == TROJAN:
        against = natures[1 - side] == BRIGADE
        return TROJAN_FACTOR * len(state.caches[invasion.leader(1 - side)]) if against else None
    return number_led(state, invasion, side)


def number_led(state: Match, invasion: Invasion, side: int) -> int | None:
    """What the pod that leads a fleet counts, whatever the fleet is; a morph counts what the enemy's does."""
    named, driver = invasion.named[side], invasion.drivers[side]
    if named is not None:
        return named
    if driver is not None and kind(driver) == MORPH:
        driver = invasion.drivers[1 - side]
        return None if driver is None else counts(state, invasion, driver)
    return None if driver is None else counts(state, invasion, driver)


def counts(state: Match, invasion: Invasion, pod: str) -> int | None:
    """What a pod counts in an invasion: of two numbers the right one if a hazard is in effect there."""
    return hazardous(pod) if invasion.hazard or state.boss else printed(pod)


Numbers = tuple[int | None, int | None]
"""What the drivers of both fleets count, the invader's first; None for one that has no number."""


def changed_number(both: Numbers, side: int, number: int) -> Numbers:
    """What the drivers count if one of them counts this."""
    return either(both, side, number)


def equalized(both: Numbers) -> Numbers:
    """The higher of two drivers lowered by the lower one; equal ones stay."""
    one, other = both
    if one is None or other is None or one == other:
        return both
    return changed_number(both, one < other, abs(one - other))


def backwards(number: int | None) -> int | None:
    """The digits of a number the other way round: 40 is 04, and 8, which is written 08, is 80."""
    return number if number is None or number < 0 else int(f"{number:02}"[::-1])


def might_counted(at: MatchAt) -> Script:
    """The might of both fleets, after everything that changes it."""
    numbers = yield from drivers_counted(at)
    one = yield from _counted(at, INVADERS, numbers[INVADERS])
    other = yield from _counted(at, DEFENDERS, numbers[DEFENDERS])
    yield MightCounted(at.where, (one[0], other[0]), (one[1], other[1]))


def drivers_counted(at: MatchAt) -> Script:
    """What both drivers count, after pieces that change one, and those that set one against the other."""
    invasion, state, live = at.invasion, at.state, at.run.live
    numbers: list[int | None] = []
    for side in BOTH:
        number = driver_number(state, invasion, side)
        if number is not None and (WORTH, "driver might") in live:
            number = yield from at.worth("driver might", number, side)
        numbers.append(number)
    both: Numbers = (numbers[INVADERS], numbers[DEFENDERS])
    if (WORTH, "drivers") in live:
        both = yield from at.worth("drivers", both)
    for side in BOTH if invasion.beside else ():
        number = both[side]
        if number is not None:
            both = changed_number(both, side, number + second_number(state, invasion, side))
    return both


def second_number(state: Match, invasion: Invasion, side: int) -> int:
    """What an attack of two drivers adds that is not the number of the fleet already; a kicker multiplies it, too.

    A trojan has the number that Poison gives it, whichever of the two that is, so the attack beside it adds.
    """
    second, natures = second_driver(invasion, side), invasion.natures
    if second is None or natures is None or natures[side] == ENVOY:
        return 0
    first = invasion.drivers[side]
    more = [first, second] if natures[side] == TROJAN else [second]
    numbers = [_attack(state, invasion, side, pod) for pod in more if pod is not None]
    return kicked(invasion, side, sum(numbers)) if any(numbers) else 0


def _attack(state: Match, invasion: Invasion, side: int, pod: str) -> int:
    """What a pod counts as an attack; a morph what the enemy's first driver does."""
    enemy = invasion.drivers[1 - side]
    counted = enemy if kind(pod) == MORPH else pod
    return 0 if counted is None else counts(state, invasion, counted) or 0


def _counted(at: MatchAt, side: int, number: int | None) -> Script:
    """The might of one fleet, and its parts. A fleet without a driver has none at all, by the usual rule (Q13)."""
    invasion, state = at.invasion, at.state
    assert invasion.natures is not None
    if invasion.natures[side] == STOOGE and state.options["stooge"] != "00":
        return 0, (0, 0, 0, 0)
    live = at.run.live
    own, sponsored = invasion.own(side), 0
    weighed = (WORTH, "ship might") in live
    if own and weighed:
        own *= yield from at.worth("ship might", 1, invasion.leader(side))
    for sponsor in invasion.sponsors_of(side):
        each = (yield from at.worth("ship might", 1, sponsor.seat)) if weighed else 1
        sponsored += sponsor.ships * each
    driver, more = number or 0, invasion.added[side]
    total = driver + own + sponsored + more
    if (WORTH, "might") in live:
        total = yield from at.worth("might", total, side, driver, own, sponsored)
    return total, (driver, own, sponsored, more)
