"""Sentences on flares."""

from adjudicator.games.blutooth.events import flares as f
from adjudicator.games.blutooth.phrases.telling import against, phrase, plain
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


plain({f.FlareStopped: "flare-stopped", f.FlareScrapped: "flare-scrapped", f.ShipsSurfaced: "ships-surfaced"})
