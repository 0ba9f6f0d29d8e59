"""Flares that a power keeps for their aliens."""

from functools import partial
from typing import Any

from adjudicator.core.event import Seat
from adjudicator.core.piles import Pile
from adjudicator.engine.contract.order_words import Choice
from adjudicator.engine.contract.script import Made, Script
from adjudicator.engine.text.sayings import Spoken
from adjudicator.galaxy.judging import Judged
from adjudicator.games.blutooth.events.nexus import CACHE, EXHAUSTED, FORGE, PodsFreed, PodsKept
from adjudicator.games.blutooth.events.pods import PodsScrapped
from adjudicator.games.blutooth.events.powers import PodGiven
from adjudicator.games.blutooth.mechanics.drafting import those_of
from adjudicator.games.blutooth.mechanics.standpoint import MatchAt
from adjudicator.games.blutooth.systems.flares import flare_named
from adjudicator.games.blutooth.systems.new_powers import Brought, Coming
from adjudicator.games.blutooth.table.match import Match
from adjudicator.games.blutooth.table.nexus import kept_by
from adjudicator.games.blutooth.table.speech import reason


def flares_of(state: Match, seat: Seat) -> Pile:
    """The flares of the powers that an alien has."""
    further = [power for one, power in state.sub_powers if one == seat]
    return tuple([flare_named(power) for power in (state.powers[seat], *further)])


def flares_taken_in(coming: Coming, power: str, *, own: bool) -> Brought:
    """The flares of all aliens that are in the forge come into a nexus: all but its alien's own, or that, too."""
    table = coming.table
    seats = [seat for seat in table.seats_in() if own or seat != coming.seat]
    wanted = tuple([pod for seat in seats for pod in flares_of(table, seat)])
    pods = those_of(table.forge, wanted)
    if pods:
        yield PodsKept(coming.seat, power, tuple(sorted(pods)), FORGE)


def kept_flares(at: MatchAt, power: str, seats: tuple[Seat, ...]) -> Pile:
    """The flares of these aliens that a power of mine keeps."""
    there = kept_by(at.state.nexus, at.me, power).pods
    return those_of(there, tuple([pod for seat in seats for pod in flares_of(at.state, seat)]))


def leader_of_mine(at: MatchAt) -> tuple[Seat, ...]:
    """The leader of the fleet that I sponsor, when it has won; none otherwise."""
    side = at.my_side
    return () if side is None or at.is_leader() or not at.i_won else (at.invasion.leader(side),)


def losing_leaders(at: MatchAt) -> tuple[Seat, ...]:
    """The leaders who have lost here, if I am a bystander whom nobody has asked; none otherwise."""
    if at.my_side is not None or at.state.asked(at.me, at.where):
        return ()
    return tuple([at.invasion.leader(side) for side in at.losers])


def flares_given(at: MatchAt, power: str, pods: Pile, to: Seat) -> Script:
    """Flares that a power of mine keeps go to somebody."""
    for pod in pods:
        made = Made(partial(_freed, seat=at.me, power=power, pods=(pod,)))
        yield made
        if made.happened is not None and to != at.me:
            yield PodGiven(at.me, to, pod, at.where)


def _freed(now: Match, seat: Seat, power: str, pods: Pile) -> PodsFreed | None:
    there = those_of(kept_by(now.nexus, seat, power).pods, pods)
    return PodsFreed(seat, power, there, CACHE) if there else None


def naming_flares(at: MatchAt, power: str, word: type[Any]) -> Judged:
    """The flares of losing leaders that a power of mine keeps, or my own, as an order names them."""
    there = kept_flares(at, power, (*losing_leaders(at), at.me))

    def settle(wish: Any) -> Choice | Spoken:
        found = those_of(there, wish.pods)
        given: Choice = word(found)
        return given if found else reason("keeps-none-of-them")

    return Judged(settle, [word((pod,)) for pod in there])


def scrapped_flares(at: MatchAt, lost: PodsScrapped) -> Pile:
    """The flares of aliens that play among pods that somebody else has scrapped."""
    playing = tuple([pod for seat in at.state.seats_in() for pod in flares_of(at.state, seat)])
    return () if at.mine(lost.seat) else those_of(lost.pods, playing)


def flares_caught(at: MatchAt, power: str, pods: Pile) -> Script:
    """Scrapped flares come into my nexus, as far as they lie exhausted."""
    me = at.me

    def made(now: Match) -> PodsKept | None:
        there = those_of(now.exhausted, pods)
        return PodsKept(me, power, there, EXHAUSTED) if there else None

    yield Made(made)
