"""Sentences on what powers keep in a nexus."""

from adjudicator.core.piles import HIDDEN
from adjudicator.galaxy.batches import count
from adjudicator.games.blutooth.events import nexus as n
from adjudicator.games.blutooth.phrases.telling import phrase
from adjudicator.games.blutooth.table.speech import NO, Speech
from adjudicator.games.blutooth.table.traps import BOMB


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


@phrase(n.BusMoved)
def _toured(event: n.BusMoved, to: Speech) -> str:
    system = NO if event.system is None else to.one(event.system)
    return to.say("bus-moved", seat=to.one(event.seat), power=event.power, other=system)


@phrase(n.ShipsBoarded)
def _boarded(event: n.ShipsBoarded, to: Speech) -> str:
    batches = to.batches(event.sources, "from")
    return to.say("ships-boarded", seat=to.one(event.seat), ships=count(event.sources), batches=batches)


@phrase(n.ShipsAlighted)
def _alighted(event: n.ShipsAlighted, to: Speech) -> str:
    return to.say("ships-alighted", seat=to.one(event.seat), ships=count(event.to), batches=to.batches(event.to, "to"))


@phrase(n.TrapsLaid)
def _laid(event: n.TrapsLaid, to: Speech) -> str:
    bombs = [to.place(place) for place, kind in event.traps if kind == BOMB]
    places = to.listed([to.place(place) for place, _ in event.traps])
    return to.say("traps-laid", seat=to.one(event.seat), places=places, bombs=to.listed(bombs) if bombs else NO)


@phrase(n.TrapSprung)
def _sprung(event: n.TrapSprung, to: Speech) -> str:
    said = {"seat": to.one(event.seat), "place": to.place(event.place)}
    return to.say("trap-sprung", kind=NO if event.kind == HIDDEN else event.kind, back=event.back, **said)


@phrase(n.PlanetStolen)
def _stolen(event: n.PlanetStolen, to: Speech) -> str:
    return to.say("planet-stolen", seat=to.one(event.seat), place=to.place(event.place))


@phrase(n.StolenDiscounted)
def _discounted(event: n.StolenDiscounted, to: Speech) -> str:
    return to.say("stolen-discounted", seat=to.one(event.seat))
