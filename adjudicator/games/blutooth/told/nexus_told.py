"""What powers keep, as players read it: on the board what everybody sees, and one's own pods."""

from collections.abc import Iterator

from adjudicator.core.event import Seat
from adjudicator.core.piles import HIDDEN
from adjudicator.games.blutooth.table.backs import any_hidden
from adjudicator.games.blutooth.table.match import Match
from adjudicator.games.blutooth.table.nexus import Kept
from adjudicator.games.blutooth.table.speech import Speech
from adjudicator.games.blutooth.table.traps import BOMB, IN_NEXUS


def kept_lines(view: Match, to: Speech) -> Iterator[str]:
    """A line for each power that keeps something."""
    for one in view.nexus:
        yield to.say("nexus-keeps", seat=view.seats[one.seat], power=one.power, what=to.listed(_parts(one, view, to)))


def trap_lines(view: Match, to: Speech) -> Iterator[str]:
    """Where traps lie, alien by alien."""
    for seat, colour in enumerate(view.seats):
        places = [to.place(one.place) for one in view.traps if one.seat == seat and one.place != IN_NEXUS]
        if places:
            yield to.say("traps-line", seat=colour, places=to.listed(places))


def stolen_lines(view: Match, to: Speech) -> Iterator[str]:
    """The planets that are in another system than at first."""
    for seat, colour in enumerate(view.seats):
        places = [to.place(one.place) for one in view.stolen if one.seat == seat]
        if places:
            yield to.say("stolen-line", seat=colour, places=to.listed(places))


def _parts(one: Kept, view: Match, to: Speech) -> Iterator[str]:
    if one.pods:
        yield to.pods(one.pods)
    if one.marks:
        yield to.say("nexus-marks", marks=one.marks)
    if one.system is not None:
        yield to.say("nexus-system", seat=view.seats[one.system])
    if one.ships:
        yield to.say("nexus-ships", ships=one.ships)
    known = [power for power in one.powers if power != HIDDEN]
    yield from known
    if len(known) < len(one.powers):
        yield to.say("nexus-powers", count=len(one.powers))


def own_lines(view: Match, seat: Seat, to: Speech) -> Iterator[str]:
    """The pods that one's own powers keep, where only oneself knows them."""
    for one in view.nexus:
        if one.seat == seat and one.pods and not one.shown and not any_hidden(one.pods):
            yield to.say("your-nexus", power=one.power, pods=to.pods(one.pods))
        if one.seat == seat and one.powers and not one.shown:
            yield to.say("your-nexus", power=one.power, pods=to.listed(one.powers))
    bombs = [
        to.place(one.place) for one in view.traps if (one.seat, one.kind) == (seat, BOMB) and one.place != IN_NEXUS
    ]
    if bombs:
        yield to.say("your-traps", places=to.listed(bombs))
