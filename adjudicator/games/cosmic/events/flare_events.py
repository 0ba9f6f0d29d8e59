"""Events of the flares, and of picking up what was discarded."""

from typing import Final

from msgspec.structs import replace

from adjudicator.core.defined_classes import defined
from adjudicator.core.event import Event, Seat
from adjudicator.core.piles import HIDDEN, Pile, added, hidden, taken
from adjudicator.core.rows import put
from adjudicator.engine.contract.script import Made
from adjudicator.engine.contract.standpoint import At
from adjudicator.games.cosmic.events.cards import received, shed, without
from adjudicator.games.cosmic.events.milestones import used_anew
from adjudicator.games.cosmic.events.token_moves import with_challenge
from adjudicator.games.cosmic.table.state import Cosmic, Shed


class FlaresAdded(Event[Cosmic], frozen=True):
    """The flares of the powers in play, and as many unknown others, are shuffled into the deck."""

    known: Pile
    others: Pile

    def apply(self, state: Cosmic) -> Cosmic:
        flares = added(self.known, self.others)
        return replace(state, flares=flares, deck=added(state.deck, flares))

    def told(self, seat: Seat) -> "FlaresAdded":
        return replace(self, others=hidden(self.others))


class FlarePlayed(Event[Cosmic], frozen=True):
    """A flare is played: everybody sees it, and it stays in its player's hand."""

    seat: Seat
    piece: str
    """The section: `Wild Void`, `Super Void`."""
    card: str
    number: int
    against: tuple[Seat, ...] = ()

    def apply(self, state: Cosmic) -> Cosmic:
        state = used_anew(shown(state, self.seat, self.card), self.seat, self.piece, self.number)
        state = replace(state, flared=(*state.flared, (self.seat, self.piece, self.number)))
        if not self.number:
            return state
        challenge = state.challenge(self.number)
        uses = (*challenge.uses, (self.seat, self.piece))
        return replace(state, challenges=with_challenge(state, replace(challenge, uses=uses)))


class FlareStopped(Event[Cosmic], frozen=True):
    """A flare has no effect; if a Flarezap or a Card Zap stopped it, the flare is discarded, too."""

    seat: Seat
    piece: str
    card: str
    number: int
    discarded: bool

    def apply(self, state: Cosmic) -> Cosmic:
        state = replace(state, zapped=(*state.zapped, (self.seat, self.piece, self.number)))
        if not self.discarded:
            return state
        state = without(state, self.seat, (self.card,))
        gone = shed(state, self.seat, (self.card,))
        return replace(state, discard=added(state.discard, (self.card,)), shed=gone)


class CardsSwept(Event[Cosmic], frozen=True):
    """The phase is over: nobody can pick up its discards any longer.

    At the end of a turn its flares are over as well, and so are the cancellings of uses in it.
    """

    def apply(self, state: Cosmic) -> Cosmic:
        if state.phase == 1:  # as in the next turn
            return replace(state, shed=(), flared=(), zapped=())
        return replace(state, shed=())


class CardSalvaged(Event[Cosmic], frozen=True):
    """A card that was discarded in this phase is picked up into a hand, face up."""

    seat: Seat
    shed: Shed

    def apply(self, state: Cosmic) -> Cosmic:
        left = [*state.shed]
        left.remove(self.shed)
        state = replace(state, discard=taken(state.discard, (self.shed.card,)), shed=tuple(left))
        return received(state, self.seat, (self.shed.card,))


def salvaged(state: Cosmic, seat: Seat, shed: Shed) -> CardSalvaged | None:
    """A seat picks up a discarded card, unless somebody has already done so."""
    return CardSalvaged(seat, shed) if shed in state.shed else None


class CardRetrieved(Event[Cosmic], frozen=True):
    """A card is taken out of the discards into a hand, face up, and the other discards go into the deck."""

    seat: Seat
    card: str

    def apply(self, state: Cosmic) -> Cosmic:
        deck = added(state.deck, taken(state.discard, (self.card,)))
        return received(replace(state, discard=(), shed=()), self.seat, (self.card,), deck=deck)


def retrieved(at: At[Cosmic], card: str) -> Made:
    """I take a card out of the discards, unless somebody has already done so."""
    return Made(lambda now: CardRetrieved(at.me, card) if card in now.discard else None)


def shown(state: Cosmic, seat: Seat, card: str) -> Cosmic:
    """The state in which everybody knows that a seat holds a card."""
    for piles, name in ((state.hands, "hands"), (state.fresh, "fresh")):
        if card not in state.held(seat) and HIDDEN in piles[seat]:
            rest = [*piles[seat]]
            rest.remove(HIDDEN)
            state = replace(state, **{name: put(piles, seat, added(tuple(rest), (card,)))})
    return state


FLARING: Final = defined(__name__, Event)
