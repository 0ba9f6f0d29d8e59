"""Demands of a negotiation: what can be demanded, what it costs, and the answers to the questions about it."""

from collections.abc import Iterator
from typing import Final

from msgspec import Struct

from adjudicator.core.event import Seat
from adjudicator.engine.contract.order_words import Choice
from adjudicator.engine.contract.pieces import WORTH
from adjudicator.engine.contract.questions import Options
from adjudicator.engine.contract.script import Made, Script
from adjudicator.engine.text.sayings import Spoken
from adjudicator.games.blutooth.events.encounters import NegotiationOpened
from adjudicator.games.blutooth.mechanics.brought_demands import all_brought, brought, is_open, open_demands
from adjudicator.games.blutooth.mechanics.drafting import can_draft
from adjudicator.games.blutooth.mechanics.standpoint import MatchAt
from adjudicator.games.blutooth.systems.stations import stations_of
from adjudicator.games.blutooth.systems.tech_deals import demanded_tech, tech_price
from adjudicator.games.blutooth.table.invasions import DEFENDERS, INVADERS, Invasion
from adjudicator.games.blutooth.table.match import Match
from adjudicator.games.blutooth.table.pods import ENVOY, TROJAN
from adjudicator.games.blutooth.table.speech import reason
from adjudicator.games.blutooth.table.techs import techs_of
from adjudicator.games.blutooth.words.payoff_words import (
    DEMANDS,
    DISMISS,
    DRAFT,
    DRAFT_DARK,
    PEACEFUL_VICTORY,
    PROBE,
    REVIVE,
    Demand,
    Negate,
    Quash,
    Reserve,
    station_demanded,
    station_in,
    tech_demanded,
    tech_in,
)

ENTRIES: Final = (
    "frame.influence",
    "nego.turns",
    "demand.revive",
    "demand.draft",
    "demand.probe",
    "demand.pod",
    "demand.peaceful_victory",
    "demand.dismiss",
    "demand.negate",
    "demand.station",
    "stationrule.deal",
    "term.consume",
    "term.demand",
    "term.resolve",
)

NEGATION: Final = 2
"""What it costs to negate a demand."""
PRICES: Final = {REVIVE: 1, DRAFT: 1, DRAFT_DARK: 1, PROBE: 2}
POD_PRICE: Final = 1
STATION_PRICE: Final = 3


def influence_at_first(at: MatchAt, side: int) -> Script:
    """What a leader has for demands as a negotiation opens: its bases, and against a trojan the ships of an envoy."""
    invasion, seat = at.invasion, at.invasion.leader(side)
    natures = invasion.natures
    influence = at.state.influence(seat)
    if natures is not None and natures[side] == ENVOY and natures[1 - side] == TROJAN:
        influence += invasion.own(side)
    return (yield from influence_counted(at, seat, influence))


def influence_counted(at: MatchAt, seat: Seat, influence: int) -> Script:
    """What an alien has for demands, with what pieces change in it; never less than none."""
    influence = yield from at.worth("influence", influence, seat)
    return max(0, influence)


def price_of_negating(at: MatchAt, seat: Seat) -> Script:
    """What it costs to negate a demand of this alien."""
    if at.matters(WORTH, "negation"):
        return (yield from at.worth("negation", NEGATION, seat))
    return NEGATION


def too_dear(cost: int, left: int, reserve: int) -> Spoken | None:
    """Why so much cannot be paid out of what is left, of which some is kept for negating; None if it can."""
    if cost > left:
        return reason("influence-too-little", cost=cost, left=left)
    return reason("influence-reserved", cost=cost, left=left, reserve=reserve) if cost > left - reserve else None


def things_to_demand(state: Match, other: Seat) -> list[str]:
    """The stations and techs of an alien, as they are called in a demand."""
    stations = [station_demanded(name) for name in stations_of(state, other)] if state.stations else []
    return [*stations, *[tech_demanded(held.number) for held in techs_of(state.techs, other)]]


def influence_changed(at: MatchAt, seat: Seat, by: int) -> Made:
    """A leader has more or less influence in a negotiation; never less than none."""

    def event(now: Match) -> NegotiationOpened | None:
        invasion = now.invasion(at.where)
        side = invasion.side_of(seat)
        if side is None or invasion.influence is None:
            return None
        influence = [*invasion.influence]
        influence[side] = max(0, influence[side] + by)
        return NegotiationOpened(at.where, (influence[0], influence[1]))

    return Made(event)


def price(state: Match, invasion: Invasion, side: int, what: str, sponsor: Seat | None = None) -> int:
    """What a demand costs its leader in influence."""
    if what == PEACEFUL_VICTORY:
        return 1 + state.dominion(invasion.leader(side))
    if what == DISMISS:
        return 0 if sponsor is None else invasion.ships_of(sponsor)
    if (more := brought(what)) is not None:
        return more.cost
    if tech_in(what) is not None:
        return tech_price(state, invasion.leader(1 - side), what)
    return PRICES.get(what, POD_PRICE if station_in(what) is None else STATION_PRICE)


def why_not(state: Match, invasion: Invasion, side: int, demand: Demand) -> Spoken | None:
    """Why a leader cannot make a demand, whatever it costs; None if it can."""
    what, stands = demand.what, invasion.standing(side)
    if what == PEACEFUL_VICTORY and side != INVADERS:
        return reason("only-invader-demands")
    if what == DISMISS:
        return _no_dismissal(invasion, side, demand.sponsor)
    seat = invasion.leader(side)
    station = station_in(what)
    if station is not None and station not in stations_of(state, invasion.leader(1 - side)):
        return reason("no-station-there")
    if brought(what) is not None and not is_open(state, invasion, side, what):
        return reason("no-moon-brings-that")
    if tech_in(what) is not None and demanded_tech(state, invasion.leader(1 - side), what) is None:
        return reason("no-tech-there")
    often = (demand.often or 1) if what in (REVIVE, DRAFT, DRAFT_DARK, *all_brought()) else 1
    times = len([one for one in stands if one.what == what])
    if what == REVIVE and times >= state.to_revive(seat):
        return reason("no-ship-in-warp-left")
    if what == DRAFT_DARK and not can_draft(state, dark=True):
        return reason("dark-forge-has-nothing")
    return reason("stands-already") if times >= often else None


def _no_dismissal(invasion: Invasion, side: int, sponsor: Seat | None) -> Spoken | None:
    """Why a leader cannot have a sponsor dismissed."""
    if side != DEFENDERS:
        return reason("only-defender-dismisses")
    if sponsor is None or invasion.side_of(sponsor) is not None or invasion.sponsored(sponsor) is None:
        return reason("no-sponsor-there")
    dismissed = any(one.what == DISMISS and one.sponsor == sponsor for one in invasion.standing(side))
    return reason("stands-already") if dismissed else None


class Demanding(Options, Struct, eq=False, gc=False):
    """What a leader can demand now and pay for, without what it keeps in reserve."""

    _at: MatchAt
    _side: int
    _reserve: int
    _free: bool = False

    def settle(self, choice: Choice) -> Choice | Spoken:
        if not isinstance(choice, Demand):
            return reason("no-demand")
        state, invasion = self._at.state, self._at.invasion
        why = why_not(state, invasion, self._side, choice)
        if why is not None:
            return why
        cost = 0 if self._free else price(state, invasion, self._side, choice.what, choice.sponsor)
        left = (invasion.influence or (0, 0))[self._side]
        return too_dear(cost, left, self._reserve) or Demand(choice.what, None, choice.sponsor)

    def every(self) -> Iterator[Choice]:
        """What can be demanded by its name, the dismissal of sponsors, each station and tech of the other leader."""
        sponsors = [Demand(DISMISS, None, one.seat) for one in self._at.invasion.sponsors]
        state, other = self._at.state, self._at.invasion.leader(1 - self._side)
        more = open_demands(state, self._at.invasion, self._side)
        named, things = (*DEMANDS, DRAFT_DARK, *more), things_to_demand(state, other)
        for demand in (*map(Demand, named), *sponsors, *map(Demand, things)):
            settled = self.settle(demand)
            if not isinstance(settled, str):
                yield settled


class Negating(Options, Struct, eq=False, gc=False):
    """Yes, if there is influence enough."""

    _what: str
    _left: int
    _cost: int

    def settle(self, choice: Choice) -> Choice | Spoken:
        if not isinstance(choice, Negate):
            return reason("no-demand")
        return too_dear(self._cost, self._left, 0) or Negate(self._what)

    def every(self) -> Iterator[Choice]:
        """Yes, if it can be paid."""
        if self._cost <= self._left:
            yield Negate(self._what)


class Reserving(Options, Struct, eq=False, gc=False):
    """Any amount of influence."""

    _left: int

    def settle(self, choice: Choice) -> Choice | Spoken:
        return choice if isinstance(choice, Reserve) else reason("no-demand")

    def every(self) -> Iterator[Choice]:
        """Every amount there is."""
        return map(Reserve, range(1, self._left + 1))


class Quashing(Options, Struct, eq=False, gc=False):
    """Yes, unless the leader is a trojan that has met an envoy."""

    _forbidden: bool

    def settle(self, choice: Choice) -> Choice | Spoken:
        if not isinstance(choice, Quash):
            return reason("no-demand")
        return reason("trojan-cannot-quash") if self._forbidden else choice

    def every(self) -> Iterator[Choice]:
        """Yes, where it may."""
        if not self._forbidden:
            yield Quash()


def quashing(at: MatchAt, side: int) -> Quashing:
    """The answers to the question whether a leader breaks a negotiation off."""
    natures = at.invasion.natures
    return Quashing(natures is not None and natures[side] == TROJAN and natures[1 - side] == ENVOY)
