"""Events that change challenge cards, have them played again, or reverse the result."""

from msgspec.structs import replace

from adjudicator.core.event import Event, OpenEvent, Seat
from adjudicator.core.piles import HIDDEN
from adjudicator.core.rows import plus, put
from adjudicator.games.cosmic.events.cards import received, without
from adjudicator.games.cosmic.events.token_moves import with_challenge
from adjudicator.games.cosmic.table.state import NO_CARDS, OFFENCE, Cosmic


class Replayed(Event[Cosmic], frozen=True):
    """A challenge goes back to the laying of cards: some go back to the hands they came from, others are set aside."""

    number: int
    back: tuple[tuple[Seat, str], ...]
    aside: tuple[tuple[Seat, str], ...]

    def apply(self, state: Cosmic) -> Cosmic:
        for seat, card in self.back:
            state = received(state, seat, (card,))
        challenge = replace(
            state.challenge(self.number),
            laid=(None, None),
            counts_as=(None, None),
            shown=False,
            totals=None,
            leading=None,
            replayed=True,
            back=self.back,
            aside=self.aside,
        )
        return replace(state, challenges=with_challenge(state, challenge))


def replayed(state: Cosmic, number: int, seat: Seat, *, same: bool) -> Replayed:
    """A main player has a challenge fought again: they take their card back, and the other's is set aside.

    If the other must play the `same` card, that card is taken back, too. A card belongs to the player before whom it
    lies.
    """
    challenge = state.challenge(number)
    back: list[tuple[Seat, str]] = []
    aside: list[tuple[Seat, str]] = []
    for side, card in enumerate(challenge.laid):
        if card is not None:
            owner = challenge.main(side)
            (back if same or owner == seat else aside).append((owner, card))
    return Replayed(number, tuple(back), tuple(aside))


class AsideLaid(Event[Cosmic], frozen=True):
    """In a replay, a player without any other challenge card lays the one that was set aside again."""

    seat: Seat
    number: int

    def apply(self, state: Cosmic) -> Cosmic:
        challenge = state.challenge(self.number)
        card = next(card for seat, card in challenge.aside if seat == self.seat)
        laid = put(challenge.laid, challenge.side_of(self.seat) or OFFENCE, card)
        aside = tuple([one for one in challenge.aside if one[0] != self.seat])
        return replace(state, challenges=with_challenge(state, replace(challenge, laid=laid, aside=aside)))


class AsideReturned(Event[Cosmic], frozen=True):
    """The cards set aside in a replay go back to their owners' hands."""

    number: int

    def apply(self, state: Cosmic) -> Cosmic:
        challenge = state.challenge(self.number)
        for seat, card in challenge.aside:
            state = received(state, seat, (card,))
        return replace(state, challenges=with_challenge(state, replace(challenge, aside=())))


class CalledOff(Event[Cosmic], frozen=True):
    """A challenge ends before its cards are shown: each goes back, unseen, to the main player before whom it lies.

    Only that player learns which card it is; after a swap it is one that the other player laid.
    """

    number: int
    back: tuple[tuple[Seat, str], ...]

    def apply(self, state: Cosmic) -> Cosmic:
        challenge = state.challenge(self.number)
        for seat, card in self.back:
            # A player who has been shown a card that only others are told of knows where it goes.
            known = challenge.laid[seat == challenge.defence] if card == HIDDEN else card
            state = received(state, seat, (known or HIDDEN,))
        challenge = replace(challenge, laid=NO_CARDS, called_off=True)
        return replace(state, challenges=with_challenge(state, challenge))

    def told(self, seat: Seat) -> "CalledOff":
        return replace(self, back=tuple([(to, card if to == seat else HIDDEN) for to, card in self.back]))


def called_off(state: Cosmic, number: int) -> CalledOff:
    """A challenge ends with the cards as they lie."""
    challenge = state.challenge(number)
    laid = [(challenge.main(side), card) for side, card in enumerate(challenge.laid)]
    return CalledOff(number, tuple([(seat, card) for seat, card in laid if card is not None]))


class CardsTakenBack(CalledOff, frozen=True):
    """A challenge is decided without its cards: each goes back, unseen, to the main player before whom it lies."""

    def apply(self, state: Cosmic) -> Cosmic:
        state = super().apply(state)
        return replace(state, challenges=with_challenge(state, replace(state.challenge(self.number), called_off=False)))


def taken_back(state: Cosmic, number: int) -> CardsTakenBack:
    """The cards of a challenge go back as they lie."""
    return CardsTakenBack(number, called_off(state, number).back)


class CardCountsAs(Event[Cosmic], frozen=True):
    """The card of one side counts as another card in its challenge."""

    number: int
    side: int
    card: str
    raised: int = 0
    """By how much it has been raised at a price, so that another Attack in a replay is raised, too."""

    def apply(self, state: Cosmic) -> Cosmic:
        challenge = state.challenge(self.number)
        counts_as = put(challenge.counts_as, self.side, self.card)
        raised = plus(challenge.raised, self.side, self.raised)
        return replace(state, challenges=with_challenge(state, replace(challenge, counts_as=counts_as, raised=raised)))


class CardExchanged(Event[Cosmic], frozen=True):
    """A card that is turned up goes to somebody's hand, and a card of that hand lies in its place."""

    seat: Seat
    number: int
    side: int
    card: str

    def apply(self, state: Cosmic) -> Cosmic:
        challenge = state.challenge(self.number)
        back = challenge.laid[self.side]
        state = without(state, self.seat, (self.card,))
        if back is not None:
            state = received(state, self.seat, (back,))
        challenge = replace(
            challenge,
            laid=put(challenge.laid, self.side, self.card),
            counts_as=put(challenge.counts_as, self.side, None),
        )
        return replace(state, challenges=with_challenge(state, challenge))


class LaidSwapped(Event[Cosmic], frozen=True):
    """The two cards of a challenge change places, face down."""

    number: int

    def apply(self, state: Cosmic) -> Cosmic:
        challenge = state.challenge(self.number)
        first, second = challenge.laid
        return replace(state, challenges=with_challenge(state, replace(challenge, laid=(second, first))))


class DigitsSpared(OpenEvent[Cosmic], frozen=True):
    """The digits of both Attacks are read backwards, but not those of this side."""

    number: int
    side: int

    def apply(self, state: Cosmic) -> Cosmic:
        spared = replace(state.challenge(self.number), spared=self.side)
        return replace(state, challenges=with_challenge(state, spared))


class WordCalled(OpenEvent[Cosmic], frozen=True):
    """A player calls something for a piece, such as odd or even, which counts later in the challenge."""

    seat: Seat
    piece: str
    number: int
    word: str

    def apply(self, state: Cosmic) -> Cosmic:
        challenge = state.challenge(self.number)
        called = (*challenge.called, (self.seat, self.piece, self.word))
        return replace(state, challenges=with_challenge(state, replace(challenge, called=called)))


class UpsetDeclared(OpenEvent[Cosmic], frozen=True):
    """The side that wins a challenge will have lost it."""

    number: int

    def apply(self, state: Cosmic) -> Cosmic:
        return replace(state, challenges=with_challenge(state, replace(state.challenge(self.number), upset=True)))


REPLAYS = (
    Replayed,
    AsideLaid,
    AsideReturned,
    CalledOff,
    CardsTakenBack,
    CardCountsAs,
    CardExchanged,
    LaidSwapped,
    DigitsSpared,
    WordCalled,
    UpsetDeclared,
)
