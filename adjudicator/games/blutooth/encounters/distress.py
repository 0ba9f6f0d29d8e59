"""Distress pods: who primes them, and what they do."""

from collections.abc import Iterator
from typing import Final

from msgspec import Struct

from adjudicator.core.event import Seat
from adjudicator.engine.contract.order_words import Choice
from adjudicator.engine.contract.questions import Ask, Claim, Options
from adjudicator.engine.contract.script import Script
from adjudicator.engine.contract.standpoint import At
from adjudicator.engine.text.sayings import Spoken
from adjudicator.games.blutooth.encounters.casualties import (
    Choosing,
    all_destroyed,
    chosen,
    destroyed,
    first_of,
    flagship_lost,
    fleet_of,
)
from adjudicator.games.blutooth.encounters.might import might_counted
from adjudicator.games.blutooth.encounters.natures import made_envoy
from adjudicator.games.blutooth.encounters.outcomes import fleet
from adjudicator.games.blutooth.events.encounters import Escaped, Settled
from adjudicator.games.blutooth.events.pods import DistressPrimed, DistressWorked
from adjudicator.games.blutooth.mechanics.returning import rebounded
from adjudicator.games.blutooth.mechanics.standpoint import MatchAt
from adjudicator.games.blutooth.table import pods
from adjudicator.games.blutooth.table.backs import held_as, kind, taken
from adjudicator.games.blutooth.table.invasions import ESCAPED, Invasion, Primed
from adjudicator.games.blutooth.table.match import Match
from adjudicator.games.blutooth.table.pods import (
    ASSASSIN,
    BRIGADE,
    DISTRESS,
    ESCAPE,
    REINFORCEMENTS,
    THERAPIST,
    TROJAN,
    is_distress,
)
from adjudicator.games.blutooth.table.speech import reason
from adjudicator.games.blutooth.table.timing import timing
from adjudicator.games.blutooth.table.use_prices import POD
from adjudicator.games.blutooth.words.encounter_words import Assassinate, Casualties, Distress

ENTRIES: Final = (
    "rule.distress_known",
    "distress.reinforcement",
    "distress.special_reinforcement",
    "distress.escape",
    "distress.therapist",
    "distress.assassin",
    "outcome.escape",
    "term.escape",
    "term.actor",
    "term.blaster",
    "term.discharge",
    "term.snipe",
)

EARLY: Final = "0"
"""The detail of the question which distress pods are primed before the drivers are open."""
LEAST, MOST = 3, 8
"""The might that a reinforcement adds."""
ADVANTAGE: Final = 10
"""An escape from a brigade costs a ship for each full ten by which it is ahead."""


class Distressing(Options, Struct, eq=False, gc=False):
    """The distress pods of a cache, any number of them."""

    _at: At[Match]
    _seat: Seat

    def settle(self, choice: Choice) -> Choice | Spoken:
        if not isinstance(choice, Distress):
            return reason("no-distress")
        left = self._at.opening.caches[self._seat]
        found: list[str] = []
        for named in choice.pods:
            pod = held_as(left, named)
            if pod is None:
                count = len([one for one in found if kind(one) == kind(named)])
                return reason("pods-fewer", pod=named, count=count) if count else reason("pod-not-held", pod=named)
            why = self._at.forbidden(self._seat, "distress", pod)
            if why is not None:
                return why
            left = taken(left, (pod,))
            found.append(pod)
        return Distress(tuple(found))

    def claims(self, choice: Choice) -> tuple[Claim, ...]:
        if not isinstance(choice, Distress):
            return ()
        return tuple([Claim((POD, pod), choice.pods.count(pod)) for pod in dict.fromkeys(choice.pods)])

    def every(self) -> Iterator[Choice]:
        """Each kind of pod alone."""
        for pod in sorted(set(filter(is_distress, self._at.opening.caches[self._seat])), key=_worked_in_order):
            yield Distress((pod,))


def _worked_in_order(pod: str) -> tuple[int, str]:
    """The order in which distress pods work; dark ones after others."""
    return (DISTRESS.index(kind(pod)), pod)


def primed_early(at: MatchAt, side: int) -> Script:
    """The actors of one fleet prime distress pods before the drivers are open."""
    yield from primed_for_distress(at, EARLY, side)


def primed_for_distress(at: MatchAt, which: str, side: int | None = None) -> Script:
    """All actors, or those of one fleet, are asked at once; in the second round those who have primed none (Q53)."""
    where, invasion = at.where, at.invasion
    asked = invasion.actors.difference([one.seat for one in invasion.distress])
    if side is not None:
        asked = frozenset([seat for seat in asked if invasion.actor(seat) == side])
    asks = [
        Ask(seat, Distress.about, Distressing(at, seat), where=where, detail=which)
        for seat in timing(at.state, where)
        if seat in asked
    ]
    answers = (yield asks) if asks else []
    for ask, answer in zip(asks, answers, strict=True):
        if isinstance(answer, Distress) and answer.pods:
            side = at.invasion.actor(ask.seat)
            if side is not None:
                shown = at.allowed(ask.seat, "prime distress openly")
                yield DistressPrimed(where, ask.seat, side, tuple(sorted(answer.pods)), shown)


def waiting(at: MatchAt, *pods: str) -> list[Primed]:
    """The pods of one kind that lie primed, in timing order; of several, if these work at the same time."""
    found = [one for one in at.invasion.distress if kind(one.pod) in pods]
    if len(found) > 1:
        order = timing(at.state, at.where)
        found.sort(key=lambda one: order.index(one.seat))
    return found


def therapists_work(at: MatchAt) -> Script:
    """Each makes its fleet an envoy."""
    for one in waiting(at, THERAPIST):
        yield from at.propose(DistressWorked(at.where, one.seat, one.side, one.pod))
        yield made_envoy(at, one.side)


def assassins_work(at: MatchAt) -> Script:
    """Each destroys committed ships of either fleet, up to the authority of its user; its fleet's leader says whose.

    Returns how many ships each seat has lost.
    """
    lost: dict[Seat, int] = {}
    for step, one in enumerate(waiting(at, ASSASSIN)):
        yield from at.propose(DistressWorked(at.where, one.seat, one.side, one.pod))
        most = yield from at.worth("assassinations", at.state.authority(one.seat), one.seat)
        invasion = at.invasion
        there = (*fleet_of(invasion, 1 - one.side), *fleet_of(invasion, one.side))
        if not there or most <= 0:
            continue
        options = Choosing(Assassinate, there, most, False)
        enemies = Choosing(Assassinate, fleet_of(invasion, 1 - one.side), most)
        leader = invasion.leader(one.side)
        answer = yield Ask(leader, Assassinate.about, options, at.where, enemies.usual(), str(step + 1))
        for seat, ships in (yield from all_destroyed(at, chosen(answer))).items():
            lost[seat] = lost.get(seat, 0) + ships
    return lost


def reinforcements_work(at: MatchAt, draw: str = "reinforcement") -> Script:
    """Each adds three to eight might at random; a special one as many as its user has ships somewhere.

    `draw` tells the draws from those that there have been in the same invasion.
    """
    for step, one in enumerate(waiting(at, *REINFORCEMENTS)):
        might = _counted_ships(at, one)
        if might is None:
            label = f"{at.label}/{draw}/{at.state.seats[one.seat]}/{step}"
            might = LEAST + at.chance.below(label, MOST - LEAST + 1)
        might = yield from at.worth("reinforcement", might, one.seat, one.side)
        yield from at.propose(DistressWorked(at.where, one.seat, one.side, one.pod, might))


def _counted_ships(at: MatchAt, one: Primed) -> int | None:
    """What a special reinforcement adds: its user's ships at home, those in the warp, or all of the fleet."""
    state = at.state
    match kind(one.pod):
        case pods.HOME_REINFORCEMENT:
            return sum([state.planets[place][one.seat] for place in state.home(one.seat)])
        case pods.WARP_REINFORCEMENT:
            return state.warp[one.seat]
        case pods.FLEET_REINFORCEMENT:
            return fleet(at.invasion, one.side)
    return None


def escapes_work(at: MatchAt) -> Script:
    """Sponsors take their own ships out, leaders their fleets: then the encounter is over (Q54).

    Returns whether it is.
    """
    fled: list[int] = []
    left = False
    for one in waiting(at, ESCAPE):
        invasion = at.invasion
        yield from at.propose(DistressWorked(at.where, one.seat, one.side, one.pod))
        if one.seat == invasion.leader(one.side):
            if one.side not in fled:
                fled.append(one.side)
        elif (ships := invasion.ships_of(one.seat)) and one.side not in fled:
            left = True
            yield Escaped(at.where, one.seat)
            yield from destroyed(at, one.seat, min(ships, _cost(invasion, one.side)))
            if saved := at.invasion.ships_of(one.seat):
                yield from rebounded(at, one.seat, saved)
    if fled:
        yield from _fled(at, sorted(fled))
    elif left and at.invasion.might is not None:
        yield from might_counted(at)
    return bool(fled)


def _cost(invasion: Invasion, side: int) -> int:
    """The ships that an escape of this side costs."""
    natures, might = invasion.natures, invasion.might
    if natures is None or might is None:
        return 0
    hunter = natures[1 - side] == BRIGADE or (natures[1 - side] == TROJAN and natures[side] == BRIGADE)
    return max(0, might[1 - side] - might[side]) // ADVANTAGE if hunter else 0


def _fled(at: MatchAt, sides: list[int]) -> Script:
    """Fleets escape, less what it costs; whoever has ships left has won, and so has the other fleet."""
    prices = yield from _prices(at, sides)
    won = [True, True]
    for side in sides:
        leader = at.invasion.leader(side)
        for seat in dict.fromkeys((leader, *[one.seat for one in at.invasion.sponsors_of(side)])):
            yield Escaped(at.where, seat)
        yield from all_destroyed(at, prices[side])
        won[side] = fleet(at.invasion, side) > 0
        if not won[side]:
            yield from flagship_lost(at, side)
    yield from at.propose(Settled(at.where, ESCAPED, (won[0], won[1])))


def _prices(at: MatchAt, sides: list[int]) -> Script:
    """The ships that the escape of each of these sides costs: the enemy leader picks them, else leaders pay first."""
    invasion = at.invasion
    prices, asks, asked = {}, [], []
    for side in sides:
        there, ships = fleet_of(invasion, side), fleet(invasion, side)
        cost = min(ships, _cost(invasion, side))
        prices[side] = first_of(there, cost)
        if len(there) > 1 and 0 < cost < ships:
            options = Choosing(Casualties, there, cost)
            asks.append(Ask(invasion.leader(1 - side), Casualties.about, options, at.where, options.usual(), "escape"))
            asked.append(side)
    answers = (yield asks) if asks else []
    for side, answer in zip(asked, answers, strict=True):
        prices[side] = chosen(answer)
    return prices
