"""Sentences on what only the dark forge brings about."""

from adjudicator.games.blutooth.events import dark as d
from adjudicator.games.blutooth.phrases.telling import phrase, plain
from adjudicator.games.blutooth.table.backs import is_hidden
from adjudicator.games.blutooth.table.invasions import SIDES
from adjudicator.games.blutooth.table.speech import NO, Speech


@phrase(d.PrimedBeside)
def _beside(event: d.PrimedBeside, to: Speech) -> str:
    pod = NO if is_hidden(event.pod) else event.pod
    seat, number = to.one(event.seat), to.number(event.number)
    return to.say("primed-beside", seat=seat, pod=pod, side=SIDES[event.side], number=number)


@phrase(d.BasesFounded)
def _founded(event: d.BasesFounded, to: Speech) -> str:
    return to.say("bases-founded", seat=to.one(event.seat), batches=to.batches(event.to, "to"))


plain(
    {
        d.InfluenceBought: "influence-bought",
        d.RewardsReversed: "rewards-reversed",
        d.PodSalvaged: "pod-salvaged",
    }
)
