"""Negotiations of all aliens: each may demand something of any other, in turn, until all have passed (Q44)."""

from collections.abc import Iterator, Sequence
from typing import Final

from msgspec import Struct

from adjudicator.core.event import Seat
from adjudicator.engine.contract.order_words import NO, Choice
from adjudicator.engine.contract.pieces import MAY
from adjudicator.engine.contract.questions import Ask, Options
from adjudicator.engine.contract.script import Script
from adjudicator.engine.text.sayings import Spoken
from adjudicator.games.blutooth.encounters.carrying_out import carried_out
from adjudicator.games.blutooth.encounters.demands import (
    Negating,
    Reserving,
    influence_counted,
    price_of_negating,
    things_to_demand,
    too_dear,
)
from adjudicator.games.blutooth.encounters.haggling import never_haggled, price_in_haggle
from adjudicator.games.blutooth.events.encounters import AssemblyEnded, AssemblyOpened, Pleaded, PleaNegated
from adjudicator.games.blutooth.mechanics.standpoint import MatchAt
from adjudicator.games.blutooth.table.invasions import Invasion
from adjudicator.games.blutooth.table.match import Match
from adjudicator.games.blutooth.table.speech import reason
from adjudicator.games.blutooth.words.assembly_words import Petition
from adjudicator.games.blutooth.words.payoff_words import (
    DRAFT,
    DRAFT_DARK,
    PEACEFUL_VICTORY,
    PROBE,
    REVIVE,
    Negate,
    Reserve,
)

ASSEMBLES: Final = "assemble"
"""What a piece can allow: an invasion is not fought, all aliens negotiate instead."""


def assembles(at: MatchAt) -> bool:
    """Whether all aliens negotiate in this invasion instead of fighting."""
    return at.matters(MAY, ASSEMBLES) and at.allowed(at.invasion.invader, ASSEMBLES)


def assembly_opened(at: MatchAt) -> Script:
    """What influence every alien has for it, when all else of the wave has been paid off."""
    found = []
    for seat in range(len(at.state.seats)):
        influence = 0 if at.state.eliminated[seat] else at.state.influence(seat)
        found.append((yield from influence_counted(at, seat, influence)))
    yield AssemblyOpened(at.where, tuple(found))


def counterclockwise(state: Match, invasion: Invasion) -> tuple[Seat, ...]:
    """Everybody still in the match: the invader, then against the rotation."""
    there = state.seats_in()
    back = sorted(there, reverse=not state.turned)
    first = back.index(invasion.invader) if invasion.invader in back else 0
    return (*back[first:], *back[:first])


def price_of_plea(state: Match, seat: Seat, other: Seat, what: str) -> int:
    """What a demand costs in such a negotiation."""
    return 1 + state.dominion(seat) if what == PEACEFUL_VICTORY else price_in_haggle(state, other, what)


class Petitioning(Options, Struct, eq=False, gc=False):
    """What an alien can demand of any other one now and pay for, without what it keeps in reserve."""

    _at: MatchAt
    _seat: Seat
    _reserve: int = 0

    def settle(self, choice: Choice) -> Choice | Spoken:
        if not isinstance(choice, Petition):
            return reason("no-demand")
        state, invasion = self._at.state, self._at.invasion
        why = _why_not(state, invasion, self._seat, choice)
        if why is not None:
            return why
        cost, left = price_of_plea(state, self._seat, choice.seat, choice.what), invasion.assembly[self._seat]
        return too_dear(cost, left, self._reserve) or Petition(choice.seat, choice.what)

    def every(self) -> Iterator[Choice]:
        """What can be demanded by its name of each of them, and each of their stations and techs."""
        state = self._at.state
        for other in state.seats_in():
            for what in (PEACEFUL_VICTORY, REVIVE, DRAFT, PROBE, DRAFT_DARK, *things_to_demand(state, other)):
                settled = self.settle(Petition(other, what))
                if isinstance(settled, Petition):
                    yield settled


def _why_not(state: Match, invasion: Invasion, seat: Seat, wish: Petition) -> Spoken | None:
    """Why an alien cannot demand this of that one, whatever it costs; None if it can."""
    what, other = wish.what, wish.seat
    if other == seat or other not in state.seats_in():
        return reason("haggle-with-another")
    if what == PEACEFUL_VICTORY:
        if (seat, other) != (invasion.invader, invasion.defender):
            return reason("only-invader-demands")
    elif never_haggled(state, other, what):
        return reason("not-by-haggle")
    stands = [one for one in invasion.pleas if one.seat == seat and not one.negated and one.what == what]
    if what == REVIVE and len(stands) >= state.to_revive(seat):
        return reason("no-ship-in-warp-left")
    often = (wish.often or 1) if what in (REVIVE, DRAFT, DRAFT_DARK) else 1
    return reason("stands-already") if len([one for one in stands if one.other == other]) >= often else None


def assembled(at: MatchAt) -> Script:
    """All negotiate: demands one after the other, until everybody has passed; nobody can break off."""
    yield "negotiate"
    seats = counterclockwise(at.state, at.invasion)
    reserves = yield from _reserved(at, seats)
    passes, step = 0, 0
    while passes < len(seats):
        seat = seats[step % len(seats)]
        step += 1
        passes = 0 if (yield from _pleaded(at, seat, reserves[seat], step)) else passes + 1
    yield "dealt"
    yield AssemblyEnded(at.where)
    yield "terms"
    for seat in seats:
        mine = [one for one in at.invasion.pleas if one.seat == seat and not one.negated]
        for other, what in dict.fromkeys([(one.other, one.what) for one in mine]):
            times = [(one.other, one.what) for one in mine].count((other, what))
            label = f"petition {at.where} {at.state.seats[seat]} to {at.state.seats[other]}"
            yield from carried_out(at, seat, other, what, times, label)


def _reserved(at: MatchAt, seats: Sequence[Seat]) -> Script:
    """What each keeps for negating."""
    left = at.invasion.assembly
    answers = yield [Ask(seat, Reserve.about, Reserving(left[seat]), where=at.where) for seat in seats]
    kept = [answer.influence if isinstance(answer, Reserve) else 0 for answer in answers]
    return dict(zip(seats, kept, strict=True))


def _pleaded(at: MatchAt, seat: Seat, reserve: int, step: int) -> Script:
    """An alien demands something of another one, who may negate it; returns whether it has."""
    if not at.invasion.assembly[seat]:
        return False
    options = Petitioning(at, seat, reserve)
    answer = yield Ask(seat, Petition.about, options, where=at.where, detail=str(step))
    if not isinstance(answer, Petition):
        return False
    other, what = answer.seat, answer.what
    yield Pleaded(at.where, seat, other, what, price_of_plea(at.state, seat, other, what))
    cost = yield from price_of_negating(at, seat)
    times = len([one for one in at.invasion.pleas if (one.seat, one.other, one.what) == (seat, other, what)])
    negating = Negating(what, at.invasion.assembly[other], cost)
    detail = f"{what}/{at.state.seats[seat]} {times}"
    if (yield Ask(other, Negate.about, negating, where=at.where, detail=detail)) is not NO:
        yield PleaNegated(at.where, other, what, cost)
    return True


def won_in_peace(invasion: Invasion) -> bool:
    """Whether the invader has a peaceful victory by a demand to all."""
    return any(one.what == PEACEFUL_VICTORY and not one.negated for one in invasion.pleas)
