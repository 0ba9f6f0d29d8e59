"""Sentences on the Praw."""

from adjudicator.games.blutooth.events import praw as w
from adjudicator.games.blutooth.phrases.telling import phrase
from adjudicator.games.blutooth.table.speech import NO, Speech


@phrase(w.ShipsHeld)
def _held(event: w.ShipsHeld, to: Speech) -> str:
    by = NO if event.by is None or event.by == event.seat else to.one(event.by)
    return to.say("ships-held", seat=to.one(event.seat), ships=event.ships, by=by)


@phrase(w.ShipsReleased)
def _released(event: w.ShipsReleased, to: Speech) -> str:
    return to.say("ships-released", seat=to.one(event.seat), ships=event.ships)
