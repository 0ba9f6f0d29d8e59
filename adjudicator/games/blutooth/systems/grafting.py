"""Powers that are grafted: whose can be, and what comes of it."""

from collections.abc import Sequence
from functools import partial
from typing import Final

from adjudicator.core.event import Event, Seat
from adjudicator.engine.contract.script import Made, Script
from adjudicator.games.blutooth.events.powers import Assimilated, PowerReturned
from adjudicator.games.blutooth.mechanics.standpoint import MatchAt
from adjudicator.games.blutooth.table.match import Graft, Match
from adjudicator.games.blutooth.table.nexus import kept_by

ENTRIES: Final = ("frame.copied_power", "term.assimilate", "term.sub_power", "term.transform")


def can_assimilate(at: MatchAt, seat: Seat) -> bool:
    """Whether a seat has a power that is not off, and that nobody has taken."""
    return seat != at.me and _free(at.state, at.me, seat)


def _free(state: Match, taker: Seat, seat: Seat) -> bool:
    mine = (state.powers[taker], *[power for one, power in state.sub_powers if one == taker])
    return not (state.off[seat] or state.eliminated[seat] or state.powers[seat] in mine)


def graftable(at: MatchAt) -> Sequence[Seat]:
    """The aliens in whose systems I have a base that counts, or a footprint, and whose power I can take."""
    return [seat for seat in at.others if can_assimilate(at, seat) and _dominion_there(at.state, at.me, seat)]


def _dominion_there(state: Match, me: Seat, seat: Seat) -> bool:
    home = state.home(seat)
    marked = any(one.seat == me and one.place in home for one in state.footprints)
    return marked or any(state.planets[place][me] >= state.least for place in home)


def assimilated(at: MatchAt, seat: Seat) -> Script:
    """I have the power of a seat beside my own until the end of the wave, and the seat is without it."""
    yield Made(partial(_taken, taker=at.me, seat=seat))


def _taken(now: Match, taker: Seat, seat: Seat) -> Event[Match] | None:
    if not _free(now, taker, seat):
        return None
    kept = kept_by(now.nexus, seat, now.powers[seat])
    return Assimilated(taker, seat, now.powers[seat], kept.pods, kept.powers, kept.shown)


def grafts_ended(at: MatchAt, whose: Seat | None = None) -> Script:
    """Powers that have been taken go back, the last one first: all of them, or those that concern one alien."""
    for graft in reversed(at.state.grafts):
        if whose in (None, graft.seat, graft.other):
            yield Made(partial(_returned, graft=graft))


def _returned(now: Match, graft: Graft) -> Event[Match]:
    kept = kept_by(now.nexus, graft.seat, graft.power)
    return PowerReturned(graft.seat, graft.other, graft.power, kept.pods, kept.powers, kept.shown)
