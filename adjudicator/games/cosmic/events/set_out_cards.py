"""Events of cards of the deck that powers have lying open on the table, in nobody's hand."""

from typing import Final

from msgspec.structs import replace

from adjudicator.core.defined_classes import defined
from adjudicator.core.event import Event, Seat
from adjudicator.core.piles import Pile, added, taken
from adjudicator.core.rows import put
from adjudicator.games.cosmic.events.cards import left, received, shed
from adjudicator.games.cosmic.events.token_moves import amended
from adjudicator.games.cosmic.table.state import Cosmic, SetOut


class CardsSetOut(Event[Cosmic], frozen=True):
    """A power sets cards out before a player: from a hand, or from the deck."""

    piece: str
    on: Seat
    cards: Pile
    giver: Seat | None
    """Whose hand they come from; None for the deck."""

    def apply(self, state: Cosmic) -> Cosmic:
        there = (*state.set_out, *[SetOut(self.piece, card, self.on) for card in self.cards])
        if self.giver is None:
            return replace(state, set_out=there, deck=taken(state.deck, self.cards))
        hands, fresh = left(state, self.giver, self.cards)
        return replace(state, set_out=there, hands=hands, fresh=fresh)


class LaidSetOut(Event[Cosmic], frozen=True):
    """A power sets a challenge card out that has been turned up."""

    piece: str
    on: Seat
    number: int
    side: int
    card: str

    def apply(self, state: Cosmic) -> Cosmic:
        state = replace(state, set_out=(*state.set_out, SetOut(self.piece, self.card, self.on)))
        return amended(state, self.number, laid=put(state.challenge(self.number).laid, self.side, None))


def _without(state: Cosmic, piece: str, on: Seat, cards: Pile) -> tuple[SetOut, ...]:
    """What is still set out when these cards are gone."""
    there = [*state.set_out]
    for card in cards:
        there.remove(SetOut(piece, card, on))
    return tuple(there)


class SetOutTaken(Event[Cosmic], frozen=True):
    """A card that a power had set out goes to a hand."""

    piece: str
    on: Seat
    card: str
    taker: Seat

    def apply(self, state: Cosmic) -> Cosmic:
        there = _without(state, self.piece, self.on, (self.card,))
        return received(replace(state, set_out=there), self.taker, (self.card,))


class SetOutDiscarded(Event[Cosmic], frozen=True):
    """Cards that a power had set out are discarded."""

    piece: str
    on: Seat
    cards: Pile

    def apply(self, state: Cosmic) -> Cosmic:
        there = _without(state, self.piece, self.on, self.cards)
        gone = shed(state, self.on, self.cards)
        return replace(state, set_out=there, discard=added(state.discard, self.cards), shed=gone)


SETTING_OUT: Final = defined(__name__, Event)
