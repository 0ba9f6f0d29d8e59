"""Sentences on haggles."""

from adjudicator.games.blutooth.events import haggles as h
from adjudicator.games.blutooth.phrases.of_encounters import demand
from adjudicator.games.blutooth.phrases.telling import phrase
from adjudicator.games.blutooth.table.speech import Speech


@phrase(h.HaggleProposed)
def _proposed(event: h.HaggleProposed, to: Speech) -> str:
    seat, other, prize = to.one(event.seat), to.one(event.other), demand(event.prize, None, to)
    return to.say("haggle-proposed", seat=seat, other=other, prize=prize, influence=event.influence)


@phrase(h.HaggleEnded)
def _ended(event: h.HaggleEnded, to: Speech) -> str:
    seat, other = to.one(event.seat), to.one(event.other)
    if not event.agreed:
        return to.say("haggle-failed", seat=seat, other=other)
    demands = to.listed([demand(what, None, to) for what in event.demands])
    return to.say("haggle-agreed", seat=seat, other=other, prize=demand(event.prize, None, to), demands=demands)
