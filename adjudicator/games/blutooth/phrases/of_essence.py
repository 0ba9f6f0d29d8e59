"""Sentences on essence, timeouts, and flattened ships."""

from adjudicator.core.piles import HIDDEN
from adjudicator.engine.contract import stores as s
from adjudicator.games.blutooth.events import stacked_ships as f
from adjudicator.games.blutooth.events import timeouts as t
from adjudicator.games.blutooth.phrases.telling import phrase, plain
from adjudicator.games.blutooth.table.speech import NO, Speech


@phrase(s.StoreOpened)
def _opened(event: s.StoreOpened, to: Speech) -> str:
    held = NO if HIDDEN in event.held else to.listed(event.held)
    return to.say("essence-opened", seat=to.one(event.seat), piece=event.piece, held=held, count=len(event.cards))


@phrase(s.StoreMoved)
def _moved(event: s.StoreMoved, to: Speech) -> str:
    return to.say(
        "essence-moved",
        seat=to.one(event.seat),
        card=NO if event.card == HIDDEN else event.card,
        piece=event.piece,
        spent=event.target == s.SPENT,
        other=NO if event.on is None else to.one(event.on),
        drawn=NO if not event.drawn or HIDDEN in event.drawn else to.listed(event.drawn),
    )


@phrase(s.StorePassed)
def _passed(event: s.StorePassed, to: Speech) -> str:
    held = NO if HIDDEN in event.held else to.listed(event.held)
    return to.say("essence-passed-mine", piece=event.piece, other=to.one(event.to), held=held)


@phrase(s.StoreKept)
def _kept(event: s.StoreKept, to: Speech) -> str:
    return to.say("essence-passed", piece=event.piece, other=to.one(event.to))


@phrase(t.TimeoutsMoved)
def _benched(event: t.TimeoutsMoved, to: Speech) -> str | None:
    return to.say("timeouts-moved", **to.some(event.benched)) if event.benched else None


@phrase(f.ShipsUnflattened)
def _unflattened(event: f.ShipsUnflattened, to: Speech) -> str:
    return to.say("ships-unflattened", seat=to.one(event.seat), batches=to.batches(event.to, "to"))


@phrase(f.ShipsFlattened)
def _flattened(event: f.ShipsFlattened, to: Speech) -> str:
    number = to.number(event.number)
    return to.say("ships-flattened", seat=to.one(event.seat), ships=event.ships + 1, number=number)


@phrase(f.ShipsCaptured)
def _captured(event: f.ShipsCaptured, to: Speech) -> str:
    number, other = to.number(event.number), to.one(event.seat)
    return to.say("ships-captured", seat=to.one(event.keeper), other=other, ships=event.ships, number=number)


@phrase(f.CaptivesHeld)
def _held(event: f.CaptivesHeld, to: Speech) -> str:
    return to.say("captives-held", seat=to.one(event.keeper))


@phrase(f.CaptivesFreed)
def _freed(event: f.CaptivesFreed, to: Speech) -> str:
    return to.say("captives-freed", seat=to.one(event.seat), batches=to.batches(event.to, "to"))


plain({s.StoreClosed: "essence-closed", t.TimedOut: "timed-out"})
