"""Sentences on the cards that powers own."""

from adjudicator.core.piles import HIDDEN
from adjudicator.engine.contract import stores as s
from adjudicator.galaxy.speech import NO
from adjudicator.games.cosmic.phrases.telling import phrase, plain
from adjudicator.games.cosmic.table.speech import Speech

_PLACES = {s.SET: "set", s.HELD: "held", s.SPENT: "spent"}


@phrase(s.StoreOpened)
def _opened(event: s.StoreOpened, to: Speech) -> str:
    count = len(event.cards)
    return to.say("store-opened", seat=to.one(event.seat), cards=to.cards(event.held), piece=event.piece, count=count)


@phrase(s.StoreMoved)
def _moved(event: s.StoreMoved, to: Speech) -> str:
    return to.say(
        "store-moved",
        seat=to.one(event.seat),
        card=to.say("a-card") if event.card == HIDDEN else event.card,
        piece=event.piece,
        place=_PLACES.get(event.target, "up" if event.up else "laid"),
        other=NO if event.on is None else to.one(event.on),
        drawn=to.cards(event.drawn) if event.drawn else NO,
    )


@phrase(s.StorePassed)
def _passed(event: s.StorePassed, to: Speech) -> str:
    cards = to.cards(event.held)
    return to.say("store-passed-mine", piece=event.piece, other=to.one(event.to), cards=cards)


plain({s.StoreKept: "store-passed", s.StoreClosed: "store-closed"})
