"""Sentences on cards of the deck that powers have lying open on the table."""

from adjudicator.games.cosmic.events import set_out_cards as o
from adjudicator.games.cosmic.phrases.telling import phrase
from adjudicator.games.cosmic.table.speech import Speech


@phrase(o.CardsSetOut)
def _set_out(event: o.CardsSetOut, to: Speech) -> str:
    other, cards = to.one(event.on), to.cards(event.cards)
    if event.giver is None:
        return to.say("set-out-drawn", piece=event.piece, other=other, cards=cards)
    return to.say("set-out", seat=to.one(event.giver), piece=event.piece, other=other, cards=cards)


@phrase(o.LaidSetOut)
def _laid(event: o.LaidSetOut, to: Speech) -> str:
    number, cards = to.number(event.number), to.cards((event.card,))
    return to.say("set-out-laid", piece=event.piece, other=to.one(event.on), cards=cards, number=number)


@phrase(o.SetOutTaken)
def _taken(event: o.SetOutTaken, to: Speech) -> str:
    return to.say("set-out-taken", seat=to.one(event.taker), piece=event.piece, cards=to.cards((event.card,)))


@phrase(o.SetOutDiscarded)
def _discarded(event: o.SetOutDiscarded, to: Speech) -> str:
    return to.say("set-out-discarded", piece=event.piece, other=to.one(event.on), cards=to.cards(event.cards))
