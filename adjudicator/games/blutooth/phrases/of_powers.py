"""Sentences on what only powers bring about."""

from adjudicator.games.blutooth.events import powers as p
from adjudicator.games.blutooth.phrases.telling import phrase
from adjudicator.games.blutooth.table.speech import Speech


@phrase(p.PodClaimed)
def _claimed(event: p.PodClaimed, to: Speech) -> str:
    seat, other = to.one(event.seat), to.one(event.giver)
    return to.say("pod-claimed", seat=seat, other=other, pod=event.pod, number=to.number(event.number))
