"""Talk: who may write to whom while a match is played, in matches that say so. Nothing else follows from it."""

from collections.abc import Sequence
from typing import Final

from adjudicator.core.event import Seat
from adjudicator.engine.text.sayings import Spoken
from adjudicator.games.blutooth.table.invasions import NEGOTIATION, Invasion
from adjudicator.games.blutooth.table.match import ENCOUNTER, Match
from adjudicator.games.blutooth.table.speech import reason

ENTRIES: Final = (
    "frame.text_limit",
    "frame.voice",
    "dimension.garbled",
    "dimension.mute",
    "dimension.decrypted",
    "term.text_channel",
    "term.voice_channel",
    "term.broadcast",
    "term.hail",
)

COUNTED: Final = "counted"
GARBLED: Final = "garbled"
MUTE: Final = "mute"
"""What matches may have in place of free talk: the channels of the source, no messages to all, none to some."""
PUBLIC: Final = 3
"""Messages to everybody that an alien may write in a phase, in a match whose talk is counted (Q36)."""


def denied(view: Match, seat: Seat, to: Sequence[Seat], *, public: bool, written: int) -> Spoken | None:
    """Why an alien may not write to these now; None if it may. `written` messages to everybody are of this phase."""
    talk = view.options["talk"]
    if talk == GARBLED and public:
        return reason("talk-garbled")
    if talk == MUTE and not public:
        return reason("talk-mute")
    if talk != COUNTED:
        return None
    if public:
        return reason("talk-counted", most=PUBLIC) if written >= PUBLIC else None
    return None if all(_may_hail(view, seat, other) for other in to) else reason("talk-private")


def _may_hail(state: Match, seat: Seat, other: Seat) -> bool:
    """Whether two may talk in private: in one fleet from arrival on, or as the leaders of a negotiation."""
    return any(_together(state, one, seat, other) for one in state.open_invasions() if not one.over)


def _together(state: Match, invasion: Invasion, seat: Seat, other: Seat) -> bool:
    if {seat, other} == set(invasion.leaders):
        return invasion.outcome == NEGOTIATION
    side = invasion.actor(seat)
    return state.letter >= ENCOUNTER and side is not None and side == invasion.actor(other)
