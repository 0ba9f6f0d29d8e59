"""Sentences on what only powers bring about."""

from adjudicator.games.blutooth.events import powers as p
from adjudicator.games.blutooth.phrases.telling import phrase, plain
from adjudicator.games.blutooth.table.backs import is_hidden
from adjudicator.games.blutooth.table.speech import NO, Speech


@phrase(p.PodClaimed)
def _claimed(event: p.PodClaimed, to: Speech) -> str:
    seat, other = to.one(event.seat), to.one(event.giver)
    return to.say("pod-claimed", seat=seat, other=other, pod=event.pod, number=to.number(event.number))


@phrase(p.PodGiven)
def _given(event: p.PodGiven, to: Speech) -> str:
    seat, other = to.one(event.seat), to.one(event.taker)
    pod = NO if is_hidden(event.pod) else event.pod
    return to.say("pod-given", seat=seat, other=other, pod=pod, number=to.number(event.number))


@phrase(p.CachesSwapped)
def _swapped(event: p.CachesSwapped, to: Speech) -> str:
    seat, other = to.one(event.seat), to.one(event.other)
    if to.seat not in (event.seat, event.other):
        return to.say("caches-swapped", seat=seat, other=other, number=to.number(event.number))
    mine = to.seat == event.seat
    gained, given = (event.gained, event.given) if mine else (event.given, event.gained)
    names = {"gained": to.pods(gained), "given": to.pods(given), "other": other if mine else seat}
    return to.say("caches-swapped-mine", number=to.number(event.number), **names)


plain({p.DriversSwapped: "drivers-swapped"})
