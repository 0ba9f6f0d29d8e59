"""Events of cards that lie face down with a power."""

from typing import Final

from msgspec.structs import replace

from adjudicator.core.chance import Chance
from adjudicator.core.defined_classes import defined
from adjudicator.core.event import Event, Seat
from adjudicator.core.piles import Pile, added, hidden, taken
from adjudicator.games.cosmic.events.cards import received, without
from adjudicator.games.cosmic.table.state import Cosmic, Hoard


class CardsHoarded(Event[Cosmic], frozen=True):
    """Cards of a hand are laid face down with a power. Others are told only how many."""

    seat: Seat
    piece: str
    cards: Pile

    def apply(self, state: Cosmic) -> Cosmic:
        there = state.hoarded(self.piece, self.seat)
        return laid_with(without(state, self.seat, self.cards), self.piece, self.seat, added(there, self.cards))

    def told(self, seat: Seat) -> "CardsHoarded":
        return self if seat == self.seat else CardsHoarded(self.seat, self.piece, hidden(self.cards))


class HoardReturned(Event[Cosmic], frozen=True):
    """Cards that lay with a power go back to the hand that they came from. Others are told only how many."""

    seat: Seat
    piece: str
    cards: Pile

    def apply(self, state: Cosmic) -> Cosmic:
        left = taken(state.hoarded(self.piece, self.seat), self.cards)
        return received(laid_with(state, self.piece, self.seat, left), self.seat, self.cards)

    def told(self, seat: Seat) -> "HoardReturned":
        return self if seat == self.seat else HoardReturned(self.seat, self.piece, hidden(self.cards))


def laid_with(state: Cosmic, piece: str, seat: Seat, cards: Pile) -> Cosmic:
    """The state in which these cards of a seat, and no others, lie with a power."""
    others = [one for one in state.hoards if (one.piece, one.seat) != (piece, seat)]
    mine = [Hoard(piece, seat, cards)] if cards else []
    return replace(state, hoards=tuple(sorted((*others, *mine), key=lambda one: (one.piece, one.seat))))


def hoarded_by_lot(state: Cosmic, piece: str, seat: Seat, chance: Chance, label: str) -> CardsHoarded | None:
    """A card of a hand at random is laid with a power; None if the hand is empty."""
    cards = chance.choose(label, state.held(seat), 1)
    return CardsHoarded(seat, piece, tuple(cards)) if cards else None


def hoarded(state: Cosmic, piece: str, seat: Seat, cards: Pile) -> CardsHoarded | None:
    """Those of these cards that are still in the hand are laid with a power; None if none are."""
    there = taken(cards, taken(cards, state.held(seat)))
    return CardsHoarded(seat, piece, there) if there else None


def hoard_returned(state: Cosmic, piece: str, seat: Seat) -> HoardReturned | None:
    """All cards of a seat that lie with a power go back to its hand; None if there are none."""
    cards = state.hoarded(piece, seat)
    return HoardReturned(seat, piece, cards) if cards else None


HOARDS: Final = defined(__name__, Event)
