"""What is told of cards."""

from adjudicator.core.piles import HIDDEN, Pile
from adjudicator.games.cosmic import cards as c
from adjudicator.games.cosmic.phrases.telling import against, phrase, where
from adjudicator.games.cosmic.speech import Speech, cards, side


@phrase(c.CardsDrawn)
def _drawn(event: c.CardsDrawn, to: Speech) -> str:
    new = " to play the challenges with (rule 13)" if event.fresh else ""
    return f"{to.who(event.seat)} drew {cards(event.cards)}{new}."


@phrase(c.Reshuffled)
def _reshuffled(event: c.Reshuffled, to: Speech) -> str:
    return "The deck ran out: the discards were shuffled into a new one."


@phrase(c.CardsDiscarded)
def _discarded(event: c.CardsDiscarded, to: Speech) -> str:
    return f"{to.who(event.seat)} discarded {cards(event.cards)}."


@phrase(c.HandRedrawn)
def _redrawn(event: c.HandRedrawn, to: Speech) -> str:
    return f"{to.who(event.seat)} had no challenge card and drew a new hand."


@phrase(c.CardLaid)
def _laid(event: c.CardLaid, to: Speech) -> str | None:
    if event.card == HIDDEN:
        return None
    return f"{to.who(event.seat)} played {event.card}{where(event.number)}."


@phrase(c.CardSeen)
def _card_seen(event: c.CardSeen, to: Speech) -> str:
    owner = f"the {side(event.side)}'s card"
    return f"{to.who(event.seat)} saw {owner} before choosing: {event.card}{where(event.number)}."


@phrase(c.CardsShown)
def _shown(event: c.CardsShown, to: Speech) -> str:
    offence, defence = (card or "no card" for card in event.cards)
    return f"The cards of challenge {event.number}: {offence} against {defence}."


@phrase(c.CardKept)
def _kept(event: c.CardKept, to: Speech) -> str:
    return f"{to.who(event.seat)} took {event.card} back{where(event.number)}."


@phrase(c.CardFilched)
def _filched(event: c.CardFilched, to: Speech) -> str:
    return f"{to.who(event.seat)} took {event.card}, the {side(event.side)}'s card{where(event.number)}."


@phrase(c.CardPlayed)
def _played(event: c.CardPlayed, to: Speech) -> str:
    return f"{to.who(event.seat)} played {event.card}{against(event, to)}{where(event.number)}."


@phrase(c.CardGiven)
def _given(event: c.CardGiven, to: Speech) -> str:
    return gift(event, (event.card,), to)


def gift(event: c.CardGiven, pile: Pile, to: Speech) -> str:
    """All the cards that pass from the giver to the taker, as one sentence."""
    said = "a card" if pile == (HIDDEN,) else cards(pile)
    if to.seat == event.giver:
        return f"You gave {said} to {to.whom(event.taker)}."
    return f"{to.who(event.taker)} received {said} from {to.whom(event.giver)}."


@phrase(c.HandSeen)
def _hand_seen(event: c.HandSeen, to: Speech) -> str:
    looked = f"{to.who(event.viewer)} looked at {to.whose(event.seat)} hand"
    if to.seat == event.seat:
        return f"{looked}."
    return f"{looked}: {cards((*event.hand, *event.fresh))}."


@phrase(c.HandLooked)
def _looked(event: c.HandLooked, to: Speech) -> str:
    return f"{to.who(event.viewer)} looked at {to.whose(event.seat)} hand."


@phrase(c.HandsSwapped)
def _swapped(event: c.HandsSwapped, to: Speech) -> str:
    one, other = event.seats
    if to.seat not in event.seats:
        return f"{to.who(one)} and {to.whom(other)} swapped hands."
    mine = 0 if to.seat == one else 1
    hand = cards((*event.hands[mine], *event.fresh[mine]))
    return f"You swapped hands with {to.names[event.seats[1 - mine]]} and now hold {hand}."


@phrase(c.HandsMixed)
def _mixed(event: c.HandsMixed, to: Speech) -> str:
    one, other = event.seats
    if to.seat not in event.seats:
        return f"{to.who(one)} and {to.whom(other)} mixed their hands and divided them again."
    mine = 0 if to.seat == one else 1
    hand = cards((*event.hands[mine], *event.fresh[mine]))
    return f"You and {to.names[event.seats[1 - mine]]} mixed your hands, and you now hold {hand}."


@phrase(c.DeckSeen)
def _deck_seen(event: c.DeckSeen, to: Speech) -> str:
    return f"{to.who(event.viewer)} looked through the deck: {cards(event.deck)}."


@phrase(c.DeckLooked)
def _deck_looked(event: c.DeckLooked, to: Speech) -> str:
    return f"{to.who(event.viewer)} looked through the deck."
