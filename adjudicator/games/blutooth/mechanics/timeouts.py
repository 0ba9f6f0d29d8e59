"""Timeouts: who sits out a wave."""

from typing import Final

from adjudicator.core.event import Seat
from adjudicator.engine.contract.script import Script
from adjudicator.games.blutooth.events.campaigns import CampaignEnded
from adjudicator.games.blutooth.events.timeouts import TimedOut, TimeoutsMoved
from adjudicator.games.blutooth.mechanics.standpoint import MatchAt

ENTRIES: Final = ("bl.nanny",)


def timed_out(at: MatchAt, seat: Seat) -> Script:
    """A seat sits out the next wave: it has no campaign, is not invaded, sponsors nobody, and discharges nothing."""
    if seat not in at.state.timeouts:
        yield TimedOut(seat, at.where)


def benches_changed(at: MatchAt) -> Script:
    """As a wave ends, those who had a timeout in it are back; others sit out the next one, and their campaigns end."""
    state = at.state
    if state.timeouts or state.benched:
        benched = tuple([seat for seat in state.timeouts if not state.eliminated[seat]])
        yield TimeoutsMoved(benched)
        for seat in benched:
            if state.flagships[seat] and state.loaded[seat]:
                yield CampaignEnded(seat)
