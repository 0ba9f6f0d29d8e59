"""Commissions: whom a leader asks to sponsor its fleet, and with how many ships at most."""

from collections.abc import Iterator
from typing import Final

from adjudicator.core.event import Seat
from adjudicator.engine.contract.order_words import NO, Choice
from adjudicator.engine.contract.pieces import MAY_NOT, WORTH
from adjudicator.engine.contract.questions import Ask, Options
from adjudicator.engine.contract.script import Script
from adjudicator.engine.text.sayings import Spoken
from adjudicator.games.blutooth.events.campaigns import Commissioned
from adjudicator.games.blutooth.mechanics.standpoint import MatchAt
from adjudicator.games.blutooth.table.match import CAPACITY
from adjudicator.games.blutooth.table.speech import reason
from adjudicator.games.blutooth.words.launch_words import Commission, Invited

ENTRIES: Final = (
    "phase.rally",
    "rule.sponsor_limit",
    "role.leader",
    "role.invader",
    "role.defender",
    "role.bystander",
    "term.commission",
    "term.commissioner",
    "term.private",
    "term.leader",
    "term.bystander",
)


class Commissioning(Options):
    """The aliens whom a leader can ask: all but the two leaders. Of more than `most` that are named, the first ones."""

    __slots__ = ("_most", "_others")

    def __init__(self, others: tuple[Seat, ...], most: int) -> None:
        self._most = most
        self._others = others

    def settle(self, choice: Choice) -> Choice | Spoken:
        if not isinstance(choice, Commission):
            return reason("commissions-nobody")
        found: dict[Seat, int] = {}
        for one in choice.seats or tuple([Invited(seat) for seat in self._others]):
            most = CAPACITY if one.most is None else one.most
            if not 1 <= most <= CAPACITY:
                return reason("sponsors-limit", most=CAPACITY)
            if one.seat in self._others and (one.seat in found or len(found) < self._most):
                found[one.seat] = most
        if not found:
            return reason("leaders-no-sponsors")
        return Commission(tuple([Invited(seat, most) for seat, most in sorted(found.items())]))

    def every(self) -> Iterator[Choice]:
        """Nobody, everybody, and each one alone."""
        yield NO
        if self._most >= len(self._others) > 0:
            yield Commission(tuple([Invited(seat, CAPACITY) for seat in self._others]))
        if self._most:
            for seat in self._others:
                yield Commission((Invited(seat, CAPACITY),))


def _askable(at: MatchAt, side: int) -> tuple[Seat, ...]:
    """Those whom a leader can ask: everybody in the match but the leaders, unless a piece keeps them from coming."""
    others = tuple([seat for seat in at.state.seats_in() if seat not in at.invasion.leaders])
    if not at.matters(MAY_NOT, "sponsor"):
        return others
    return tuple([seat for seat in others if at.forbidden(seat, "sponsor", side) is None])


def absent(at: MatchAt) -> tuple[Seat, ...]:
    """Those whom I have asked as a leader here, and who did not come to my fleet."""
    invasion, side = at.invasion, at.side
    asked = [one.seat for one in at.state.commissions if (one.number, one.side) == (at.where, side)]
    came = {seat for seat in invasion.took_part if invasion.sponsored(seat) in (side, None)}
    return tuple([seat for seat in dict.fromkeys(asked) if seat not in came and seat in at.state.seats_in()])


def commissions(at: MatchAt) -> Script:
    """Both leaders of this invasion ask, at the same time; only those who are asked hear of it."""
    state, where, leaders = at.state, at.where, at.invasion.leaders
    if len(state.seats_in()) <= len(leaders):
        return
    yield from at.offers_at_once("commissioning")
    yield "commission"
    asks = []
    for leader in leaders:
        if at.forbidden(leader, "commission", leader) is not None:
            continue
        most = len(state.seats)
        if at.matters(WORTH, "commissions"):
            most = yield from at.worth("commissions", most, leader)
        others = _askable(at, leaders.index(leader))
        if others:
            asks.append(Ask(leader, Commission.about, Commissioning(others, most), where=where))
    answers = (yield asks) if asks else ()
    for ask, answer in zip(asks, answers, strict=True):
        leader, side = ask.seat, leaders.index(ask.seat)
        if isinstance(answer, Commission):
            for one in answer.seats:
                yield Commissioned(where, leader, side, one.seat, one.most or CAPACITY)
    yield from at.offers_at_once("commissioned")
