"""Events that move cards."""

from collections.abc import Sequence
from typing import Final

from msgspec.structs import replace

from adjudicator.core.chance import Chance
from adjudicator.core.defined_classes import defined
from adjudicator.core.event import Event, OpenEvent, Seat
from adjudicator.core.piles import HIDDEN, Pile, added, hidden, known, taken
from adjudicator.core.rows import put
from adjudicator.games.cosmic.events.token_moves import amended, with_challenge
from adjudicator.games.cosmic.table.card_faces import MORPH, kind
from adjudicator.games.cosmic.table.state import OFFENCE, Cosmic, Shed

Piles = tuple[Pile, ...]


def without(state: Cosmic, seat: Seat, cards: Pile) -> Cosmic:
    """The state after cards have left a hand: old ones first, new ones if there is no old one like them.

    A watcher who cannot see a card leave cannot know whether it was an old one. If the hand has both, they no longer
    know any card of it, and the card is taken off the old hand.
    """
    hands, fresh = left(state, seat, cards)
    return replace(state, hands=hands, fresh=fresh)


def left(state: Cosmic, seat: Seat, cards: Pile) -> tuple[Piles, Piles]:
    """The hands, old and new, after cards have left one of them."""
    old, fresh = state.hands[seat], state.fresh[seat]
    if not fresh:
        hands = [*state.hands]
        hands[seat] = taken(old, cards)
        return tuple(hands), state.fresh
    for card in cards:
        if card == HIDDEN and old and fresh:
            old, fresh = hidden(old[1:]), hidden(fresh)
        elif card in old or (card not in fresh and old and HIDDEN in old) or not fresh:
            old = taken(old, (card,))
        else:
            fresh = taken(fresh, (card,))
    return put(state.hands, seat, old), put(state.fresh, seat, fresh)


def received(state: Cosmic, seat: Seat, cards: Pile, *, fresh: bool = False, deck: Pile | None = None) -> Cosmic:
    """The state with cards in a hand that have just arrived: in a hand with new cards of rule 13 they are new, too.

    `deck` is the rest of the deck, if they come from there.
    """
    deck = state.deck if deck is None else deck
    if fresh or seat in state.renewed:
        return replace(state, deck=deck, fresh=put(state.fresh, seat, added(state.fresh[seat], cards)))
    return replace(state, deck=deck, hands=put(state.hands, seat, added(state.hands[seat], cards)))


class CardsDrawn(Event[Cosmic], frozen=True):
    """Cards are drawn from the deck. Others are told only how many."""

    seat: Seat
    cards: Pile
    fresh: bool = False
    """The seven new cards of rule 13."""

    def apply(self, state: Cosmic) -> Cosmic:
        state = received(state, self.seat, self.cards, fresh=self.fresh, deck=taken(state.deck, self.cards))
        if not self.fresh or self.seat in state.renewed:
            return state
        return replace(state, renewed=(*state.renewed, self.seat))

    def told(self, seat: Seat) -> "CardsDrawn":
        return self if seat == self.seat else CardsDrawn(self.seat, hidden(self.cards), self.fresh)


class Reshuffled(Event[Cosmic], frozen=True):
    """The discards become the deck, and nobody can pick them up any longer."""

    def apply(self, state: Cosmic) -> Cosmic:
        return replace(state, deck=added(state.deck, state.discard), discard=(), shed=())


class CardsDiscarded(Event[Cosmic], frozen=True):
    """Cards of a hand are discarded, face up."""

    seat: Seat
    cards: Pile

    def apply(self, state: Cosmic) -> Cosmic:
        hands, fresh = left(state, self.seat, self.cards)
        gone = shed(state, self.seat, self.cards)
        return replace(state, hands=hands, fresh=fresh, discard=added(state.discard, self.cards), shed=gone)


class HandRedrawn(Event[Cosmic], frozen=True):
    """An opening hand without a challenge card goes back into the deck."""

    seat: Seat

    def apply(self, state: Cosmic) -> Cosmic:
        return replace(
            state,
            deck=added(state.deck, state.hands[self.seat]),
            hands=put(state.hands, self.seat, ()),
        )


class CardLaid(Event[Cosmic], frozen=True):
    """A challenge card is laid face down. Others are told only that it was."""

    seat: Seat
    number: int
    card: str

    def apply(self, state: Cosmic) -> Cosmic:
        challenges = [*state.challenges]
        challenge = challenges[self.number - 1]
        first, second = challenge.laid
        laid = (self.card, second) if challenge.offence == self.seat else (first, self.card)
        challenges[self.number - 1] = replace(challenge, laid=laid)
        hands, fresh = left(state, self.seat, (self.card,))
        return replace(state, hands=hands, fresh=fresh, challenges=tuple(challenges))

    def told(self, seat: Seat) -> "CardLaid":
        return self if seat == self.seat else CardLaid(self.seat, self.number, HIDDEN)


class CardSeen(Event[Cosmic], frozen=True):
    """A laid card is shown to one player before the others."""

    seat: Seat
    number: int
    side: int
    card: str

    def apply(self, state: Cosmic) -> Cosmic:
        challenge = state.challenge(self.number)
        return replace(
            state,
            challenges=with_challenge(state, replace(challenge, laid=put(challenge.laid, self.side, self.card))),
        )

    def told(self, seat: Seat) -> "CardSeen | None":
        return self if seat == self.seat else None


class CardsShown(OpenEvent[Cosmic], frozen=True):
    """The challenge cards are turned up, a Morph as whatever the other one is."""

    number: int
    cards: tuple[str | None, str | None]

    def apply(self, state: Cosmic) -> Cosmic:
        first, second = self.cards
        if MORPH not in self.cards:
            return amended(state, self.number, laid=self.cards, shown=True)
        counts_as = (second if first == MORPH else None, first if second == MORPH else None)
        return amended(state, self.number, laid=self.cards, shown=True, counts_as=counts_as)


def retrieved(state: Cosmic, seat: Seat, number: int, side: int, card: str) -> Cosmic:
    """The state after the card on one side of a challenge has gone to a hand."""
    challenge = state.challenge(number)
    state = received(state, seat, (card,))
    return replace(state, challenges=with_challenge(state, replace(challenge, laid=put(challenge.laid, side, None))))


class CardKept(Event[Cosmic], frozen=True):
    """A played challenge card goes back to its player's hand."""

    seat: Seat
    number: int
    card: str

    def apply(self, state: Cosmic) -> Cosmic:
        side = state.challenge(self.number).side_of(self.seat) or OFFENCE
        return retrieved(state, self.seat, self.number, side, self.card)


class CardFilched(Event[Cosmic], frozen=True):
    """A played challenge card goes to the hand of somebody who did not play it."""

    seat: Seat
    number: int
    side: int
    card: str

    def apply(self, state: Cosmic) -> Cosmic:
        return retrieved(state, self.seat, self.number, self.side, self.card)


class CardPlayed(Event[Cosmic], frozen=True):
    """An edict is played from a hand and discarded."""

    seat: Seat
    card: str
    number: int
    against: tuple[Seat, ...] = ()

    def apply(self, state: Cosmic) -> Cosmic:
        hands, fresh = left(state, self.seat, (self.card,))
        challenges = state.challenges
        if self.number:
            challenge = state.challenge(self.number)
            uses = (*challenge.uses, (self.seat, self.card))
            challenges = with_challenge(state, replace(challenge, uses=uses))
        discard = added(state.discard, (self.card,))
        gone = shed(state, self.seat, (self.card,), played=True)
        return replace(state, hands=hands, fresh=fresh, discard=discard, challenges=challenges, shed=gone)


class CardGiven(Event[Cosmic], frozen=True):
    """A card passes from one hand to another. The two see it; others are told only that it did."""

    giver: Seat
    taker: Seat
    card: str

    def apply(self, state: Cosmic) -> Cosmic:
        return received(without(state, self.giver, (self.card,)), self.taker, (self.card,))

    def told(self, seat: Seat) -> "CardGiven":
        return self if seat in (self.giver, self.taker) else CardGiven(self.giver, self.taker, HIDDEN)


class HandSeen(Event[Cosmic], frozen=True):
    """One player looks at another's whole hand. Others are told only that it happened."""

    viewer: Seat
    seat: Seat
    hand: Pile
    fresh: Pile

    def apply(self, state: Cosmic) -> Cosmic:
        return replace(
            state,
            hands=put(state.hands, self.seat, self.hand),
            fresh=put(state.fresh, self.seat, self.fresh),
        )

    def told(self, seat: Seat) -> "HandSeen | HandLooked":
        return self if seat in (self.viewer, self.seat) else HandLooked(self.viewer, self.seat)


class HandLooked(OpenEvent[Cosmic], frozen=True):
    """What the others are told when one player looks at another's hand."""

    viewer: Seat
    seat: Seat

    def apply(self, state: Cosmic) -> Cosmic:
        return state


class CardsGlimpsed(Event[Cosmic], frozen=True):
    """One player sees some cards of another's hand. Others are told only how many."""

    viewer: Seat
    seat: Seat
    hand: Pile
    fresh: Pile = ()
    """Those that are new cards of rule 13."""

    def apply(self, state: Cosmic) -> Cosmic:
        hand, fresh = (known(*piles) for piles in self._piles(state))
        return replace(state, hands=put(state.hands, self.seat, hand), fresh=put(state.fresh, self.seat, fresh))

    def _piles(self, state: Cosmic) -> tuple[Piles, Piles]:
        return (state.hands[self.seat], self.hand), (state.fresh[self.seat], self.fresh)

    def told(self, seat: Seat) -> "CardsGlimpsed":
        if seat in (self.viewer, self.seat):
            return self
        return replace(self, hand=hidden(self.hand), fresh=hidden(self.fresh))


def glimpsed(
    state: Cosmic, chance: Chance, label: str, viewer: Seat, seat: Seat, number: int, wanted: str = ""
) -> CardsGlimpsed | None:
    """One player sees some cards of another's hand, by lot, or the one that is wanted; none if the hand is empty."""
    cards = (wanted,) if wanted in state.held(seat) else chance.choose(label, state.held(seat), number)
    fresh = taken(cards, state.hands[seat])
    return CardsGlimpsed(viewer, seat, tuple(sorted(taken(cards, fresh))), tuple(sorted(fresh))) if cards else None


class HandsSwapped(Event[Cosmic], frozen=True):
    """Two players swap their whole hands, each of which both then know."""

    seats: tuple[Seat, Seat]
    hands: tuple[Pile, Pile]
    """The hands after the swap."""
    fresh: tuple[Pile, Pile]

    def apply(self, state: Cosmic) -> Cosmic:
        hands, fresh = state.hands, state.fresh
        for seat, hand, new in zip(self.seats, self.hands, self.fresh, strict=True):
            hands, fresh = put(hands, seat, hand), put(fresh, seat, new)
        turned = dict(zip(self.seats, reversed(self.seats), strict=True))
        renewed = tuple([turned.get(seat, seat) for seat in state.renewed]) if state.renewed else ()
        return replace(state, hands=hands, fresh=fresh, renewed=renewed)

    def told(self, seat: Seat) -> "HandsSwapped":
        if seat in self.seats:
            return self
        a, b = self.hands
        c, d = self.fresh
        return replace(self, hands=(hidden(a), hidden(b)), fresh=(hidden(c), hidden(d)))


class HandsPassed(Event[Cosmic], frozen=True):
    """Several players' hands go round: each gets the hand of the player before, the first that of the last.

    Each knows the hand that they had and the one that they have.
    """

    seats: tuple[Seat, ...]
    hands: Piles
    """The hands afterwards."""
    fresh: Piles

    def apply(self, state: Cosmic) -> Cosmic:
        hands, fresh = state.hands, state.fresh
        for seat, hand, new in zip(self.seats, self.hands, self.fresh, strict=True):
            hands, fresh = put(hands, seat, hand), put(fresh, seat, new)
        to = dict(zip(self.seats, (*self.seats[1:], self.seats[0]), strict=True))
        return replace(state, hands=hands, fresh=fresh, renewed=tuple([to.get(seat, seat) for seat in state.renewed]))

    def told(self, seat: Seat) -> "HandsPassed":
        mine = self.seats.index(seat) if seat in self.seats else None
        known = () if mine is None else (mine, (mine + 1) % len(self.seats))
        hands, fresh = (
            tuple([pile if which in known else hidden(pile) for which, pile in enumerate(piles)])
            for piles in (self.hands, self.fresh)
        )
        return replace(self, hands=hands, fresh=fresh)


class DeckSeen(Event[Cosmic], frozen=True):
    """One player looks through the deck: its cards, but not their order. Others are told only that it happened."""

    viewer: Seat
    deck: Pile

    def apply(self, state: Cosmic) -> Cosmic:
        return replace(state, deck=self.deck)

    def told(self, seat: Seat) -> "DeckSeen | DeckLooked":
        return self if seat == self.viewer else DeckLooked(self.viewer)


class DeckLooked(OpenEvent[Cosmic], frozen=True):
    """What the others are told when a player looks through the deck."""

    viewer: Seat

    def apply(self, state: Cosmic) -> Cosmic:
        return state


class HandsMixed(Event[Cosmic], frozen=True):
    """Two players' hands are mixed, and each takes as many cards back. Both know what they have now.

    They also know that the other player has the cards that they put in and did not get back.
    """

    seats: tuple[Seat, Seat]
    hands: Piles
    """The hands afterwards."""
    fresh: Piles
    lost: Piles
    """The cards that each player has put in and not got back."""

    def apply(self, state: Cosmic) -> Cosmic:
        hands, fresh = state.hands, state.fresh
        for seat, hand, new in zip(self.seats, self.hands, self.fresh, strict=True):
            hands, fresh = put(hands, seat, hand), put(fresh, seat, new)
        return replace(state, hands=hands, fresh=fresh)

    def told(self, seat: Seat) -> "HandsMixed":
        event = self
        for which, owner in enumerate(self.seats):
            if owner != seat:
                old, new = self.hands[which], self.fresh[which]
                # The watcher cannot know which of the known cards are new ones.
                known = self.lost[1 - which] if seat in self.seats and not new else ()
                seen = added(hidden(old[len(known) :]), known)
                event = replace(
                    event,
                    hands=put(event.hands, which, seen),
                    fresh=put(event.fresh, which, hidden(new)),
                    lost=put(event.lost, which, ()),
                )
        return event


SHED = frozenset(("edict", "flare"))
"""The kinds of cards that can be picked up again."""


def shed(state: Cosmic, seat: Seat, cards: Pile, *, played: bool = False) -> tuple[Shed, ...]:
    """The discards of the phase after a seat has discarded some cards: only edicts and flares count."""
    return (*state.shed, *[Shed(seat, card, played) for card in cards if kind(card) in SHED])


def seen(state: Cosmic, viewer: Seat, seat: Seat) -> HandSeen:
    """One player looks at another's hand as it is now."""
    return HandSeen(viewer, seat, state.hands[seat], state.fresh[seat])


def swapped(state: Cosmic, one: Seat, other: Seat) -> HandsSwapped:
    """Two players' hands change places."""
    hands, fresh = state.hands, state.fresh
    return HandsSwapped((one, other), (hands[other], hands[one]), (fresh[other], fresh[one]))


def passed_on(state: Cosmic, seats: Sequence[Seat]) -> HandsPassed:
    """These players' hands go round, each to the next of them."""
    givers = (seats[-1], *seats[:-1])
    piles = (tuple([hands[seat] for seat in givers]) for hands in (state.hands, state.fresh))
    return HandsPassed(tuple(seats), *piles)


def mixed(state: Cosmic, chance: Chance, label: str, seats: tuple[Seat, Seat]) -> HandsMixed | None:
    """Two players' hands are mixed as they are now; each ends up with as many old and as many new cards as before."""
    one, other = seats
    pool = state.held(one) + state.held(other)
    if not pool:
        return None
    mine = chance.choose(label, pool, len(state.held(one)))
    parts = (mine, taken(pool, mine))
    fresh = tuple([chance.choose(f"{label}/{i}", parts[i], len(state.fresh[seats[i]])) for i in range(2)])
    return HandsMixed(
        seats,
        tuple([tuple(sorted(taken(parts[i], fresh[i]))) for i in range(2)]),
        tuple([tuple(sorted(new)) for new in fresh]),
        tuple([taken(state.held(seats[i]), parts[i]) for i in range(2)]),
    )


CARDS: Final = defined(__name__, Event)
