"""The possible answers to the questions of a game."""

from collections.abc import Iterator, Sequence
from itertools import combinations

from msgspec import Struct

from adjudicator.core.event import Seat
from adjudicator.engine.contract.order_words import Choice
from adjudicator.engine.contract.questions import Options
from adjudicator.games.cosmoclasm.events.events import playable
from adjudicator.games.cosmoclasm.factions import backings, ready
from adjudicator.games.cosmoclasm.kit import Backed
from adjudicator.games.cosmoclasm.table.cards import WHITE, fits
from adjudicator.games.cosmoclasm.table.speech import reason
from adjudicator.games.cosmoclasm.table.state import Solar
from adjudicator.games.cosmoclasm.words.order_words import Give, Play, Retire, Start, Station, Switch, Take


class Turns(Options, Struct, eq=False, gc=False):
    """Playing cards, with the card of the faction or without, or retiring.

    `free` says whether a black card of any suit can go with the card of the faction.
    """

    state: Solar
    seat: Seat
    free: bool

    def settle(self, choice: Choice) -> Choice | str:
        if isinstance(choice, Retire):
            return choice
        if not isinstance(choice, Play | Backed):
            return reason("no-turn")
        state, seat = self.state, self.seat
        hand, suit = state.hands[seat], state.suits[seat]
        if choice.black not in hand:
            return reason("not-held", card=choice.black, twice=False)
        if isinstance(choice, Play):
            if choice.black not in playable(hand, suit):
                return reason("follow-suit", suit=suit)
            if choice.white is None or choice.white in hand:
                return choice
            return reason("not-held", card=choice.white, twice=False)
        if ready(state, seat) is None:
            return reason("no-ability-now")
        return choice if choice in self._backed() else reason("not-with-ability")

    def _backed(self) -> tuple[Choice, ...]:
        state, seat = self.state, self.seat
        return backings(state, seat, playable(state.hands[seat], "" if self.free else state.suits[seat]))

    def every(self) -> Iterator[Choice]:
        hand = self.state.hands[self.seat]
        whites = [None, *(card for card in WHITE if card in hand)]
        yield Retire()
        for black in playable(hand, self.state.suits[self.seat]):
            yield from (Play(black, white) for white in whites)
        yield from self._backed()


class Places(Options, Struct, eq=False, gc=False):
    """The points on which a station can be placed."""

    points: Sequence[int]

    def settle(self, choice: Choice) -> Choice | str:
        if not isinstance(choice, Station):
            return reason("no-station")
        point = next((point for point in choice.points if point in self.points), None)
        return reason("no-free-point") if point is None else Station((point,))

    def every(self) -> Iterator[Choice]:
        return (Station((point,)) for point in self.points)


class Recruits(Options, Struct, eq=False, gc=False):
    """The cards of the market."""

    market: Sequence[str]

    def settle(self, choice: Choice) -> Choice | str:
        if not isinstance(choice, Take):
            return reason("takes-nothing")
        for pick in choice.picks:
            for card in self.market:
                if fits(pick, card):
                    return Take((card,))
        return reason("not-in-market")

    def every(self) -> Iterator[Choice]:
        return (Take((card,)) for card in dict.fromkeys(self.market))


class Gifts(Options, Struct, eq=False, gc=False):
    """Any two cards of a hand."""

    hand: Sequence[str]

    def settle(self, choice: Choice) -> Choice | str:
        if not isinstance(choice, Give):
            return reason("gives-nothing")
        given = (choice.one, choice.other)
        short = next((card for card in given if self.hand.count(card) < given.count(card)), None)
        if short is None:
            return choice
        return reason("only-one") if short in self.hand else reason("not-held", card=short, twice=False)

    def every(self) -> Iterator[Choice]:
        return (Give(*pair) for pair in dict.fromkeys(combinations(self.hand, 2)))


class Later(Options, Struct, eq=False, gc=False):
    """Any two planets whose turn is still to come."""

    first: int
    last: int

    def settle(self, choice: Choice) -> Choice | str:
        if not isinstance(choice, Switch):
            return reason("switches-nothing")
        numbers = sorted((choice.one, choice.other))
        if not self.first <= numbers[0] < numbers[1] <= self.last:
            return reason("only-from-to", first=self.first, last=self.last)
        return Switch(*numbers)

    def every(self) -> Iterator[Choice]:
        return (Switch(*pair) for pair in combinations(range(self.first, self.last + 1), 2))


class Starters(Options, Struct, eq=False, gc=False):
    """All players of the next round."""

    seats: Sequence[Seat]

    def settle(self, choice: Choice) -> Choice | str:
        if not isinstance(choice, Start):
            return reason("names-nobody")
        return choice if choice.seat in self.seats else reason("not-next-round")

    def every(self) -> Iterator[Choice]:
        return (Start(seat) for seat in self.seats)
