"""Events of foreign aid: cards that players offer to main players in whose challenge they are no ally."""

from typing import Final, Self

from msgspec.structs import replace

from adjudicator.core.defined_classes import defined
from adjudicator.core.event import Event, Seat
from adjudicator.core.piles import HIDDEN
from adjudicator.games.cosmic.events.cards import received, without
from adjudicator.games.cosmic.table.state import Aid, Cosmic


class _Aiding(Event[Cosmic], frozen=True):
    """Something that becomes of a card of aid. Who gives it to whom is open; the card is told to these two."""

    number: int
    giver: Seat
    taker: Seat
    side: int
    card: str

    def told(self, seat: Seat) -> Self:
        return self if seat in (self.giver, self.taker) else replace(self, card=HIDDEN)

    def withdrawn(self, state: Cosmic) -> Cosmic:
        """The state after the card has left its place beside the challenge."""
        left = [aid for aid in state.aid if (aid.number, aid.giver) != (self.number, self.giver)]
        return replace(state, aid=tuple(left))


class AidOffered(_Aiding, frozen=True):
    """A card is offered as aid: it lies aside until the main player has answered."""

    def apply(self, state: Cosmic) -> Cosmic:
        offered = Aid(self.number, self.giver, self.side, self.card)
        return replace(without(state, self.giver, (self.card,)), aid=(*state.aid, offered))


class AidTaken(_Aiding, frozen=True):
    """The main player takes the card, and may invite its giver to come with so many tokens."""

    invited: int = 0

    def apply(self, state: Cosmic) -> Cosmic:
        return received(self.withdrawn(state), self.taker, (self.card,))


class AidReturned(_Aiding, frozen=True):
    """The main player does not take the card, and it goes back to its giver."""

    def apply(self, state: Cosmic) -> Cosmic:
        return received(self.withdrawn(state), self.giver, (self.card,))


AIDING: Final = defined(__name__, Event)
