"""Sentences on cards."""

from typing import Any

from adjudicator.core.piles import HIDDEN, Pile
from adjudicator.galaxy.speech import NO
from adjudicator.games.cosmic.events import aid as a
from adjudicator.games.cosmic.events import cards as c
from adjudicator.games.cosmic.events import hoards as h
from adjudicator.games.cosmic.phrases.telling import against, phrase, plain
from adjudicator.games.cosmic.table.speech import Speech, side


@phrase(c.CardsDrawn)
def _drawn(event: c.CardsDrawn, to: Speech) -> str:
    return to.say("drawn", seat=to.one(event.seat), cards=to.cards(event.cards), fresh=bool(event.fresh))


@phrase(h.CardsHoarded)
def _hoarded(event: h.CardsHoarded, to: Speech) -> str:
    return to.say("hoarded", seat=to.one(event.seat), cards=to.cards(event.cards), piece=event.piece)


@phrase(h.HoardReturned)
def _unhoarded(event: h.HoardReturned, to: Speech) -> str:
    return to.say("hoard-returned", seat=to.one(event.seat), cards=to.cards(event.cards), piece=event.piece)


@phrase(c.CardLaid)
def _laid(event: c.CardLaid, to: Speech) -> str | None:
    if event.card == HIDDEN:
        return None
    return to.say("laid", seat=to.one(event.seat), card=event.card, number=to.number(event.number))


@phrase(c.CardsShown)
def _shown(event: c.CardsShown, to: Speech) -> str:
    offence, defence = (card or NO for card in event.cards)
    return to.say("shown", number=event.number, offence=offence, defence=defence)


@phrase(c.CardPlayed)
def _played(event: c.CardPlayed, to: Speech) -> str:
    seat, number = to.one(event.seat), to.number(event.number)
    if event.against == (event.seat,):
        return to.say("played-on-own", seat=seat, card=event.card, number=number)
    return to.say("played", seat=seat, card=event.card, number=number, **against(event, to))


@phrase(c.CardGiven)
def _given(event: c.CardGiven, to: Speech) -> str:
    return gift(event, (event.card,), to)


def gift(event: c.CardGiven, pile: Pile, to: Speech) -> str:
    """All the cards that pass from the giver to the taker, as one sentence."""
    said = to.say("a-card") if pile == (HIDDEN,) else to.cards(pile)
    if to.seat == event.giver:
        return to.say("given", cards=said, other=to.one(event.taker))
    return to.say("received", seat=to.one(event.taker), cards=said, other=to.one(event.giver))


@phrase(c.HandSeen)
def _hand_seen(event: c.HandSeen, to: Speech) -> str:
    seat, other = to.one(event.viewer), to.one(event.seat)
    if to.seat == event.seat:
        return to.say("hand-looked", seat=seat, other=other)
    return to.say("hand-seen", seat=seat, other=other, cards=to.cards((*event.hand, *event.fresh)))


@phrase(c.HandLooked)
def _looked(event: c.HandLooked, to: Speech) -> str:
    return to.say("hand-looked", seat=to.one(event.viewer), other=to.one(event.seat))


@phrase(c.CardsGlimpsed)
def _glimpsed(event: c.CardsGlimpsed, to: Speech) -> str:
    cards = to.cards((*event.hand, *event.fresh))
    return to.say("glimpsed", seat=to.one(event.viewer), other=to.one(event.seat), cards=cards)


@phrase(c.HandsSwapped)
def _swapped(event: c.HandsSwapped, to: Speech) -> str:
    return _shared("swapped", event, to)


@phrase(c.HandsMixed)
def _mixed(event: c.HandsMixed, to: Speech) -> str:
    return _shared("mixed", event, to)


def _shared(said: str, event: c.HandsSwapped | c.HandsMixed, to: Speech) -> str:
    """What became of two hands, for the other players and for each of the two."""
    one, other = event.seats
    if to.seat not in event.seats:
        return to.say(said, seat=to.one(one), other=to.one(other))
    mine = 0 if to.seat == one else 1
    hand = to.cards((*event.hands[mine], *event.fresh[mine]))
    return to.say(f"{said}-mine", other=to.one(event.seats[1 - mine]), cards=hand)


@phrase(c.HandsPassed)
def _passed(event: c.HandsPassed, to: Speech) -> str:
    if to.seat not in event.seats:
        return to.say("hands-passed", seats=to.all_of(event.seats))
    mine = event.seats.index(to.seat)
    hand = to.cards((*event.hands[mine], *event.fresh[mine]))
    following = event.seats[(mine + 1) % len(event.seats)]
    return to.say("hands-passed-mine", other=to.one(following), cards=hand)


@phrase(c.DeckSeen)
def _deck_seen(event: c.DeckSeen, to: Speech) -> str:
    return to.say("deck-seen", seat=to.one(event.viewer), cards=to.cards(event.deck))


@phrase(c.DeckLooked)
def _deck_looked(event: c.DeckLooked, to: Speech) -> str:
    return to.say("deck-looked", seat=to.one(event.viewer))


@phrase(a.AidTaken)
def _aid_taken(event: a.AidTaken, to: Speech) -> str:
    return to.say("aid-taken", invited=event.invited, **_aid(event, to))


@phrase(a.AidOffered)
def _aid_offered(event: a.AidOffered, to: Speech) -> str:
    return to.say("aid-offered", **_aid(event, to))


@phrase(a.AidReturned)
def _aid_returned(event: a.AidReturned, to: Speech) -> str:
    return to.say("aid-returned", **_aid(event, to))


def _aid(event: a.AidOffered | a.AidTaken | a.AidReturned, to: Speech) -> dict[str, Any]:
    """Who gives what to whom, as far as the reader may know it."""
    return {
        "seat": to.one(event.giver),
        "other": to.one(event.taker),
        "side": side(event.side),
        "card": NO if event.card == HIDDEN else event.card,
        "number": to.number(event.number),
    }


plain(
    {
        c.Reshuffled: "reshuffled",
        c.CardsDiscarded: "discarded",
        c.HandRedrawn: "redrawn",
        c.CardSeen: "card-seen",
        c.CardKept: "kept",
        c.CardFilched: "filched",
    }
)
