"""Sentences on what powers keep in a nexus."""

from adjudicator.core.piles import HIDDEN
from adjudicator.games.blutooth.events import nexus as n
from adjudicator.games.blutooth.phrases.telling import phrase
from adjudicator.games.blutooth.table.speech import NO, Speech


@phrase(n.PodsKept)
def _kept(event: n.PodsKept, to: Speech) -> str:
    said = {"seat": to.one(event.seat), "pods": to.pods(event.pods), "power": event.power}
    return to.say("pods-kept", source=event.source, **said)


@phrase(n.PodsFreed)
def _freed(event: n.PodsFreed, to: Speech) -> str:
    said = {"seat": to.one(event.seat), "pods": to.pods(event.pods), "power": event.power}
    return to.say("pods-freed", to=event.to, **said)


@phrase(n.NexusMarked)
def _marked(event: n.NexusMarked, to: Speech) -> str:
    gained = "yes" if event.more > 0 else "no"
    said = {"seat": to.one(event.seat), "power": event.power}
    return to.say("nexus-marked", marks=abs(event.more), gained=gained, **said)


@phrase(n.ForgeEnriched)
def _enriched(event: n.ForgeEnriched, to: Speech) -> str:
    return to.say("forge-enriched", seat=to.one(event.seat), pods=to.pods(event.pods))


@phrase(n.PowersKept)
def _may_become(event: n.PowersKept, to: Speech) -> str:
    known = [power for power in event.powers if power != HIDDEN]
    powers = to.listed(known) if known else NO
    return to.say("powers-kept", seat=to.one(event.seat), power=event.power, powers=powers, count=len(event.powers))


@phrase(n.NexusSeen)
def _seen(event: n.NexusSeen, to: Speech) -> str | None:
    if not (event.pods or event.powers):
        return None
    what = to.listed([*([to.pods(event.pods)] if event.pods else []), *event.powers])
    return to.say("nexus-seen", seat=to.one(event.seat), power=event.power, what=what)


@phrase(n.TargetMoved)
def _moved(event: n.TargetMoved, to: Speech) -> str:
    said = {"seat": to.one(event.seat), "place": to.place(event.place)}
    return to.say("target-moved", ships=event.held, number=to.number(event.number), **said)
