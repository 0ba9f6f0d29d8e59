"""Negotiation: two leaders demand in turn, pay with influence, negate, and may break off."""

from typing import Final

from adjudicator.core.event import Seat
from adjudicator.engine.contract.order_words import NO
from adjudicator.engine.contract.pieces import WORTH
from adjudicator.engine.contract.questions import Ask
from adjudicator.engine.contract.script import Script
from adjudicator.games.blutooth.encounters.bribes import bribes_settled
from adjudicator.games.blutooth.encounters.carrying_out import carried_out
from adjudicator.games.blutooth.encounters.casualties import all_destroyed, flagship_lost, fleet_of
from adjudicator.games.blutooth.encounters.demands import (
    Demanding,
    Negating,
    Reserving,
    price,
    price_of_negating,
    quashing,
)
from adjudicator.games.blutooth.encounters.might import BOTH
from adjudicator.games.blutooth.encounters.offers import offers_accepted, offers_carried_out
from adjudicator.games.blutooth.encounters.rewards import drivers_spent, landed
from adjudicator.games.blutooth.events.encounters import Demanded, DemandNegated, Negotiated
from adjudicator.games.blutooth.events.ships import FURTHER
from adjudicator.games.blutooth.mechanics.giving_up import given_up
from adjudicator.games.blutooth.mechanics.returning import all_rebounded
from adjudicator.games.blutooth.mechanics.standpoint import MatchAt
from adjudicator.games.blutooth.table.invasions import DEAL, DEFENDERS, INVADERS, QUASHED
from adjudicator.games.blutooth.words.payoff_words import (
    DISMISS,
    PEACEFUL_VICTORY,
    Demand,
    Negate,
    Quash,
    Reserve,
)

ENTRIES: Final = (
    "nego.turns",
    "nego.success",
    "nego.fail",
    "nego.quash",
    "pair.envoy_trojan",
    "term.deal",
    "term.coexist",
    "term.evacuate",
    "term.negotiation",
)


def negotiated(at: MatchAt) -> Script:
    """Two leaders negotiate, and the deal is carried out, or what comes of breaking off."""
    yield from at.offers_at_once("grime")
    settled = at.invasion.outcome == DEAL  # a piece has made a deal of it already
    yield "offers"
    if not settled:
        yield from offers_accepted(at)
    yield "negotiate"
    quashed_by = () if settled else (yield from _bargained(at))
    yield "dealt"
    if quashed_by:
        yield from at.propose(Negotiated(at.where, QUASHED, (False, False), quashed_by))
        yield from at.offers("broken off")
        yield "terms"
        yield from _broken_off(at, quashed_by)
    else:
        if not settled:
            yield from at.propose(Negotiated(at.where, DEAL, (True, True)))
        yield from at.offers("agreed")
        yield "terms"
        yield from _carried_out(at)
    yield "payoff"
    yield from bribes_settled(at)
    yield from drivers_spent(at)


def _bargained(at: MatchAt) -> Script:
    """Demands in turn, the invader's first, until both have passed; returns who has broken off."""
    reserves = yield from _reserved(at)
    by = yield from _quashed(at, 0)
    passes, side, step = 0, INVADERS, 0
    while not by and passes < len(BOTH):
        step += 1
        demand = yield from _demanded(at, side, reserves[side], step)
        passes = 0 if demand else passes + 1
        if demand:
            yield from _answered(at, side, demand)
            by = yield from _quashed(at, step)
        side = 1 - side
    return by


def _reserved(at: MatchAt) -> Script:
    """What each leader keeps for negating."""
    leaders = at.invasion.leaders
    left = at.invasion.influence or (0, 0)
    asks = [Ask(seat, Reserve.about, Reserving(left[side]), where=at.where) for side, seat in enumerate(leaders)]
    answers = yield asks
    return [answer.influence if isinstance(answer, Reserve) else 0 for answer in answers]


def _demanded(at: MatchAt, side: int, reserve: int, step: int) -> Script:
    """A leader makes a demand, and pays for it; None if it passes."""
    invasion = at.invasion
    seat = invasion.leader(side)
    free = at.allowed(seat, "demand for nothing")
    if not free and not (invasion.influence or (0, 0))[side]:
        return None
    answer = yield Ask(seat, Demand.about, Demanding(at, side, reserve, free), where=at.where, detail=str(step))
    if not isinstance(answer, Demand):
        return None
    cost = 0 if free else price(at.state, at.invasion, side, answer.what, answer.sponsor)
    yield Demanded(at.where, side, answer.what, cost, answer.sponsor)
    return answer


def _answered(at: MatchAt, side: int, demand: Demand) -> Script:
    """The other leader may negate the demand that has just been made."""
    other = 1 - side
    left = (at.invasion.influence or (0, 0))[other]
    cost = yield from price_of_negating(at, at.invasion.leader(side))
    options = Negating(demand.what, left, cost)
    times = sum([(one.side, one.what) == (side, demand.what) for one in at.invasion.demands])
    detail = f"{demand.what}/{times}"
    answer = yield Ask(at.invasion.leader(other), Negate.about, options, where=at.where, detail=detail)
    if answer is not NO:
        yield DemandNegated(at.where, other, demand.what, cost, demand.sponsor)


def _quashed(at: MatchAt, step: int) -> Script:
    """Either leader may break off, or both together, as the rulebook says (Q05); returns who does."""
    rule = at.state.options["quash"]
    if rule == "never":
        return ()
    asks = [
        Ask(seat, Quash.about, quashing(at, side), where=at.where, detail=str(step))
        for side, seat in enumerate(at.invasion.leaders)
    ]
    answers = yield asks
    by: tuple[Seat, ...] = tuple([ask.seat for ask, answer in zip(asks, answers, strict=True) if answer is not NO])
    return by if rule == "either" or len(by) == len(BOTH) else ()


def _broken_off(at: MatchAt, by: tuple[Seat, ...]) -> Script:
    """Those who broke off lose their own ships there, an invader its flagship, too; all others go home."""
    invasion = at.invasion
    for side in BOTH:
        seat = invasion.leader(side)
        if seat in by:
            own = ships = invasion.own(side)
            if at.matters(WORTH, "casualties of breaking off"):
                ships = yield from at.worth("casualties of breaking off", own, seat)
            if own:
                yield from all_destroyed(at, ((seat, own),))
            further = yield from given_up(at, seat, ships - own, FURTHER)
            if further is not None:
                yield from at.propose(further)
            yield from flagship_lost(at, side)
    invasion = at.invasion
    gone = (*fleet_of(invasion, INVADERS), *fleet_of(invasion, DEFENDERS))
    yield from all_rebounded(at, [part for part in gone if part[0] != invasion.defender])


def _carried_out(at: MatchAt) -> Script:
    """What was demanded and stands is carried out, the invader's first; then ships land or go home."""
    for side in BOTH:
        for what in dict.fromkeys([one.what for one in at.invasion.standing(side)]):
            yield from _given(at, side, what)
    yield from offers_carried_out(at)
    victory = any(one.what == PEACEFUL_VICTORY for one in at.invasion.standing(INVADERS))
    yield from parted(at, victory=victory)


def _given(at: MatchAt, side: int, what: str) -> Script:
    """All demands of one kind are carried out; a peaceful victory and dismissals show in where ships go."""
    seat, other = at.invasion.leader(side), at.invasion.leader(1 - side)
    times = len([one for one in at.invasion.standing(side) if one.what == what])
    yield from carried_out(at, seat, other, what, times, "demanded")


def parted(at: MatchAt, *, victory: bool) -> Script:
    """After a deal: with a peaceful victory the invader lands, and everybody else goes home (Q08)."""
    invasion, options = at.invasion, at.state.options
    dismissed = [one.sponsor for one in invasion.standing(DEFENDERS) if one.what == DISMISS]
    fleet = victory and options["peaceful_lands"] == "fleet"
    landing = tuple(
        [
            (seat, ships)
            for seat, ships in fleet_of(invasion, INVADERS)
            if (victory and seat == invasion.invader) or (fleet and seat != invasion.invader and seat not in dismissed)
        ]
    )
    yield from landed(at, landing)
    stays = not (victory and options["peaceful_victory"] == "withdraw")
    invasion = at.invasion
    rest = (*fleet_of(invasion, INVADERS), *fleet_of(invasion, DEFENDERS))
    yield from all_rebounded(at, [part for part in rest if not (stays and part[0] == invasion.defender)])
