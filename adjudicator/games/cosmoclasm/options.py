"""The possible answers to the questions of a game."""

from collections.abc import Iterator, Sequence
from itertools import combinations

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


class Turns(Options):
    """Playing cards, with the card of the faction or without, or retiring.

    `free` says whether a black card of any suit can go with the card of the faction.
    """

    __slots__ = ("_free", "_seat", "_state")

    def __init__(self, state: Solar, seat: Seat, *, free: bool) -> None:
        self._state = state
        self._seat = seat
        self._free = free

    def settle(self, choice: Choice) -> Choice | str:
        if isinstance(choice, Retire):
            return choice
        if not isinstance(choice, Play | Backed):
            return reason("no-turn")
        state, seat = self._state, self._seat
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
        state, seat = self._state, self._seat
        return backings(state, seat, playable(state.hands[seat], "" if self._free else state.suits[seat]))

    def every(self) -> Iterator[Choice]:
        hand = self._state.hands[self._seat]
        whites = [None, *(card for card in WHITE if card in hand)]
        yield Retire()
        for black in playable(hand, self._state.suits[self._seat]):
            yield from (Play(black, white) for white in whites)
        yield from self._backed()


class Places(Options):
    """The points on which a station can be placed."""

    __slots__ = ("_points",)

    def __init__(self, points: Sequence[int]) -> None:
        self._points = points

    def settle(self, choice: Choice) -> Choice | str:
        if not isinstance(choice, Station):
            return reason("no-station")
        point = next((point for point in choice.points if point in self._points), None)
        return reason("no-free-point") if point is None else Station((point,))

    def every(self) -> Iterator[Choice]:
        return (Station((point,)) for point in self._points)


class Recruits(Options):
    """The cards of the market."""

    __slots__ = ("_market",)

    def __init__(self, market: Sequence[str]) -> None:
        self._market = market

    def settle(self, choice: Choice) -> Choice | str:
        if not isinstance(choice, Take):
            return reason("takes-nothing")
        for pick in choice.picks:
            for card in self._market:
                if fits(pick, card):
                    return Take((card,))
        return reason("not-in-market")

    def every(self) -> Iterator[Choice]:
        return (Take((card,)) for card in dict.fromkeys(self._market))


class Gifts(Options):
    """Any two cards of a hand."""

    __slots__ = ("_hand",)

    def __init__(self, hand: Sequence[str]) -> None:
        self._hand = hand

    def settle(self, choice: Choice) -> Choice | str:
        if not isinstance(choice, Give):
            return reason("gives-nothing")
        given = (choice.one, choice.other)
        short = next((card for card in given if self._hand.count(card) < given.count(card)), None)
        if short is None:
            return choice
        return reason("only-one") if short in self._hand else reason("not-held", card=short, twice=False)

    def every(self) -> Iterator[Choice]:
        return (Give(*pair) for pair in dict.fromkeys(combinations(self._hand, 2)))


class Later(Options):
    """Any two planets whose turn is still to come."""

    __slots__ = ("_first", "_last")

    def __init__(self, first: int, last: int) -> None:
        self._first = first
        self._last = last

    def settle(self, choice: Choice) -> Choice | str:
        if not isinstance(choice, Switch):
            return reason("switches-nothing")
        numbers = sorted((choice.one, choice.other))
        if not self._first <= numbers[0] < numbers[1] <= self._last:
            return reason("only-from-to", first=self._first, last=self._last)
        return Switch(*numbers)

    def every(self) -> Iterator[Choice]:
        return (Switch(*pair) for pair in combinations(range(self._first, self._last + 1), 2))


class Starters(Options):
    """All players of the next round."""

    __slots__ = ("_seats",)

    def __init__(self, seats: Sequence[Seat]) -> None:
        self._seats = seats

    def settle(self, choice: Choice) -> Choice | str:
        if not isinstance(choice, Start):
            return reason("names-nobody")
        return choice if choice.seat in self._seats else reason("not-next-round")

    def every(self) -> Iterator[Choice]:
        return (Start(seat) for seat in self._seats)
