"""Sentences on tokens that powers hold captive, and on what comes with them."""

from adjudicator.games.cosmic.events import captives as c
from adjudicator.games.cosmic.phrases.telling import phrase, plain
from adjudicator.games.cosmic.table.speech import Speech, side


@phrase(c.TokenCaptured)
def _captured(event: c.TokenCaptured, to: Speech) -> str:
    seat, owner = to.one(event.seat), to.one(event.owner)
    return to.say("captured", seat=seat, other=owner, place=to.place(event.place), piece=event.piece)


@phrase(c.CaptivesFreed)
def _freed(event: c.CaptivesFreed, to: Speech) -> str:
    seat, owner, number = to.one(event.seat), to.one(event.owner), to.number(event.number)
    return to.say("captives-freed", seat=seat, other=owner, tokens=event.tokens, number=number)


@phrase(c.TokensWithheld)
def _withheld(event: c.TokensWithheld, to: Speech) -> str:
    owner, number = to.one(event.owner), to.number(event.number)
    place = "challenge" if event.number else "warp"
    return to.say("tokens-withheld", seat=owner, tokens=event.tokens, piece=event.piece, place=place, number=number)


@phrase(c.CaptivesReturned)
def _returned(event: c.CaptivesReturned, to: Speech) -> str:
    return to.say("captives-returned", seat=to.one(event.owner), tokens=event.tokens, piece=event.piece)


@phrase(c.CaptivesLost)
def _lost(event: c.CaptivesLost, to: Speech) -> str:
    return to.say("captives-lost", seat=to.one(event.owner), tokens=event.tokens, piece=event.piece)


@phrase(c.SideChanged)
def _changed(event: c.SideChanged, to: Speech) -> str:
    number = to.number(event.number)
    return to.say("side-changed", seat=to.one(event.seat), side=side(event.side), number=number)


@phrase(c.DiscardsTaken)
def _given(event: c.DiscardsTaken, to: Speech) -> str:
    return to.say("discards-taken", seat=to.one(event.seat), cards=to.cards(event.cards))


plain({c.TakenHold: "taken-hold"})
