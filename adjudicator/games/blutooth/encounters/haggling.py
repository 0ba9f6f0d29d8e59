"""Haggles: negotiations of their own, with a prize for one side and influence for the other, both given beforehand."""

from collections.abc import Iterator
from typing import Final

from msgspec import Struct

from adjudicator.core.event import Seat
from adjudicator.engine.contract.order_words import NO, Choice
from adjudicator.engine.contract.questions import Ask, OneOf, Options
from adjudicator.engine.contract.script import Script
from adjudicator.engine.text.sayings import Spoken
from adjudicator.games.blutooth.encounters.carrying_out import carried_out
from adjudicator.games.blutooth.encounters.demands import POD_PRICE, PRICES, STATION_PRICE
from adjudicator.games.blutooth.events.haggles import HaggleEnded, HaggleProposed
from adjudicator.games.blutooth.mechanics.brought_demands import brought
from adjudicator.games.blutooth.mechanics.drafting import can_draft
from adjudicator.games.blutooth.mechanics.standpoint import MatchAt
from adjudicator.games.blutooth.systems.stations import stations_of
from adjudicator.games.blutooth.systems.tech_deals import demanded_tech, tech_price
from adjudicator.games.blutooth.table.backs import held_as
from adjudicator.games.blutooth.table.haggles import Haggle
from adjudicator.games.blutooth.table.match import Match
from adjudicator.games.blutooth.table.speech import reason
from adjudicator.games.blutooth.words.haggle_words import Bargain, CallOff, ProposeHaggle
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

ENTRIES: Final = ("rule.haggle", "term.haggle")


def price_in_haggle(state: Match, giver: Seat, what: str) -> int:
    """What a demand costs in a haggle, as in a negotiation."""
    if tech_in(what) is not None:
        return tech_price(state, giver, what)
    return PRICES.get(what, POD_PRICE if station_in(what) is None else STATION_PRICE)


def never_haggled(state: Match, giver: Seat, what: str) -> bool:
    """Whether nobody can have this by a haggle with that alien, for all that is known to everybody."""
    if what in (PEACEFUL_VICTORY, DISMISS) or brought(what) is not None:
        return True
    station = station_in(what)
    if station is not None:
        return station not in stations_of(state, giver)
    if tech_in(what) is not None:
        return demanded_tech(state, giver, what) is None
    return what == DRAFT_DARK and not can_draft(state, dark=True)


def is_pod(what: str) -> bool:
    """Whether it is a pod of the other cache."""
    return what not in (REVIVE, DRAFT, DRAFT_DARK, PROBE) and station_in(what) is None and tech_in(what) is None


class Proposing(Options, Struct, eq=False, gc=False):
    """A haggle with somebody else, for as much influence as the proposer has at most."""

    _state: Match
    _seat: Seat

    def settle(self, choice: Choice) -> Choice | Spoken:
        state, seat = self._state, self._seat
        if not isinstance(choice, ProposeHaggle):
            return reason("no-haggle")
        if choice.seat == seat or choice.seat not in state.seats_in():
            return reason("haggle-with-another")
        if never_haggled(state, choice.seat, choice.prize):
            return reason("not-by-haggle")
        most = state.influence(seat)
        return choice if 1 <= choice.influence <= most else reason("haggle-influence", most=most)

    def every(self) -> Iterator[Choice]:
        """A drafted pod of each other alien, for the least influence."""
        for other in self._state.seats_in():
            choice = ProposeHaggle(other, DRAFT, 1)
            if isinstance(self.settle(choice), ProposeHaggle):
                yield choice


class Bargaining(Options, Struct, eq=False, gc=False):
    """Demands for no more influence than is given, if the prize is there."""

    _state: Match
    _haggle: Haggle

    def settle(self, choice: Choice) -> Choice | Spoken:
        state, haggle = self._state, self._haggle
        if not isinstance(choice, Bargain):
            return reason("no-haggle")
        if is_pod(haggle.prize) and held_as(state.caches[haggle.other], haggle.prize) is None:
            return reason("haggle-prize-lacking", pod=haggle.prize)
        if any(never_haggled(state, haggle.seat, what) for what in choice.demands):
            return reason("not-by-haggle")
        cost = sum([price_in_haggle(state, haggle.seat, what) for what in choice.demands])
        return choice if cost <= haggle.influence else reason("haggle-dear", cost=cost, left=haggle.influence)

    def every(self) -> Iterator[Choice]:
        """As many drafted pods as the influence is enough for."""
        choice = Bargain(self._haggle.seat, (DRAFT,) * self._haggle.influence)
        if isinstance(self.settle(choice), Bargain):
            yield choice


def haggle_proposed(at: MatchAt) -> Script:
    """One alien may propose a haggle."""
    answer = yield Ask(at.me, ProposeHaggle.about, Proposing(at.state, at.me))
    if isinstance(answer, ProposeHaggle):
        yield HaggleProposed(at.me, answer.seat, answer.prize, answer.influence)


def haggled(at: MatchAt) -> Script:
    """All haggles that were proposed: who was asked makes demands, or does not, and who proposed may break off."""
    state = at.state
    there = [one for one in state.haggles if not (state.eliminated[one.seat] or state.eliminated[one.other])]
    asks = []
    for one in there:
        asks.append(Ask(one.other, Bargain.about, Bargaining(state, one), detail=str(one.seat)))
        asks.append(Ask(one.seat, CallOff.about, OneOf((CallOff(one.other),)), detail=str(one.other)))
    answers = (yield asks) if asks else []
    for at_, one in enumerate(there):
        demands, off = answers[2 * at_], answers[2 * at_ + 1]
        if not isinstance(demands, Bargain) or off is not NO:
            yield HaggleEnded(one.seat, one.other, one.prize)
            continue
        yield HaggleEnded(one.seat, one.other, one.prize, demands.demands, agreed=True)
        label = f"haggle of {at.state.seats[one.seat]} and {at.state.seats[one.other]}"
        yield from carried_out(at, one.seat, one.other, one.prize, 1, f"{label} prize")
        for step, what in enumerate(demands.demands):
            yield from carried_out(at, one.other, one.seat, what, 1, f"{label} {step}")
