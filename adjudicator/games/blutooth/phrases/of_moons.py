"""Sentences on moons."""

from adjudicator.core.piles import HIDDEN
from adjudicator.galaxy.batches import count
from adjudicator.games.blutooth.events import moons as m
from adjudicator.games.blutooth.phrases.telling import phrase
from adjudicator.games.blutooth.table.match import WARP
from adjudicator.games.blutooth.table.speech import NO, Speech


@phrase(m.MoonsDealt)
def _dealt(event: m.MoonsDealt, to: Speech) -> str:
    return to.say("moons-dealt", places=to.listed([to.place(place) for place, _ in event.moons]))


@phrase(m.MoonOccupied)
def _occupied(event: m.MoonOccupied, to: Speech) -> str:
    moon = NO if event.moon == HIDDEN else event.moon
    return to.say("moon-occupied", seat=to.one(event.seat), place=to.place(event.place), ships=event.ships, moon=moon)


@phrase(m.MoonRevealed)
def _revealed(event: m.MoonRevealed, to: Speech) -> str:
    return to.say("moon-revealed", seat=to.one(event.seat), place=to.place(event.place), moon=event.moon)


@phrase(m.MoonBecame)
def _became(event: m.MoonBecame, to: Speech) -> str:
    moon = NO if event.moon == HIDDEN else event.moon
    return to.say("moon-became", place=to.place(event.place), moon=moon)


@phrase(m.MoonUsed)
def _used(event: m.MoonUsed, to: Speech) -> str:
    said = {"seat": to.one(event.seat), "place": to.place(event.place), "moon": event.moon}
    return to.say("moon-used", number=to.number(event.number), **said)


@phrase(m.MoonLeft)
def _left(event: m.MoonLeft, to: Speech) -> str:
    lost = any(place == WARP for place, _ in event.to)
    said = {"seat": to.one(event.seat), "place": to.place(event.place), "batches": to.batches(event.to, "to")}
    return to.say("moon-left", ships=count(event.to), lost=lost, number=to.number(event.number), **said)


@phrase(m.MoonVaporized)
def _vaporized(event: m.MoonVaporized, to: Speech) -> str:
    return to.say("moon-vaporized", place=to.place(event.place))


@phrase(m.PodsTold)
def _told(event: m.PodsTold, to: Speech) -> str:
    pods = to.pods(event.pods) if event.pods else NO
    return to.say("pods-told", seat=to.one(event.seat), other=to.one(event.to), pods=pods)


@phrase(m.PodReturned)
def _returned(event: m.PodReturned, to: Speech) -> str:
    return to.say("pod-returned", seat=to.one(event.seat), pods=to.pods((event.pod,)))


@phrase(m.ExhaustedDealt)
def _exhausted(event: m.ExhaustedDealt, to: Speech) -> str:
    shares = [to.say("exhausted-share", seat=to.one(seat), pods=to.pods(pods)) for seat, pods in event.shares]
    return to.say("exhausted-dealt", shares=to.listed(shares))


@phrase(m.PowerChanged)
def _power(event: m.PowerChanged, to: Speech) -> str:
    power = NO if event.power == HIDDEN else event.power
    return to.say("power-changed", seat=to.one(event.seat), power=power)
