"""Sentences on flares."""

from adjudicator.core.piles import HIDDEN
from adjudicator.games.blutooth.events import flares as f
from adjudicator.games.blutooth.phrases.telling import against, phrase, plain
from adjudicator.games.blutooth.table.backs import any_hidden
from adjudicator.games.blutooth.table.invasions import SIDES
from adjudicator.games.blutooth.table.speech import NO, Speech


@phrase(f.FlaresAdded)
def _added(event: f.FlaresAdded, to: Speech) -> str:
    return to.say("flares-added", count=len(event.pods))


@phrase(f.FlarePlayed)
def _played(event: f.FlarePlayed, to: Speech) -> str:
    seat, number = to.one(event.seat), to.number(event.number)
    return to.say("used", seat=seat, piece=event.piece, number=number, **against(event.seat, event.against, to))


@phrase(f.FlareBurnt)
def _burnt(event: f.FlareBurnt, to: Speech) -> str:
    other = NO if event.to is None else to.one(event.to)
    return to.say("flare-burnt", pod=event.pod, other=other)


@phrase(f.DriverTurned)
def _turned(event: f.DriverTurned, to: Speech) -> str:
    side, number = SIDES[event.side], to.number(event.number)
    return to.say("driver-turned", side=side, might=event.might, number=number)


@phrase(f.DriverExchanged)
def _exchanged(event: f.DriverExchanged, to: Speech) -> str:
    seat, side, number = to.one(event.seat), SIDES[event.side], to.number(event.number)
    return to.say("driver-exchanged", seat=seat, side=side, pod=event.pod, number=number)


@phrase(f.PowersTraded)
def _traded(event: f.PowersTraded, to: Speech) -> str:
    one, other = to.one(event.seat), to.one(event.other)
    if HIDDEN in event.powers:
        said = to.say("powers-traded", seat=one, other=other, number=to.number(event.number))
    else:
        mine, theirs = event.powers
        said = to.say("powers-known", seat=one, other=other, mine=mine, theirs=theirs, number=to.number(event.number))
    return f"{said} {to.say('powers-lent')}" if event.lent else said


@phrase(f.ShipsSettled)
def _settled(event: f.ShipsSettled, to: Speech) -> str:
    places = {"place": to.place(event.to), "source": to.place(event.place)}
    return to.say("ships-settled", seat=to.one(event.seat), ships=event.ships, **places)


@phrase(f.ForgeShown)
def _shown(event: f.ForgeShown, to: Speech) -> str:
    pods = NO if any_hidden(event.pods) else to.pods(event.pods)
    return to.say("forge-shown", seat=to.one(event.seat), pods=pods)


plain(
    {
        f.FlareStopped: "flare-stopped",
        f.FlareScrapped: "flare-scrapped",
        f.PodBared: "pod-bared",
        f.WordCalled: "word-called",
        f.DistressReturned: "distress-returned",
        f.ShipsSurfaced: "ships-surfaced",
    }
)
