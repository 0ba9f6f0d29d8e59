"""Everything that happens: `apply` is the only writer of positions."""

from typing import Final

from msgspec.structs import replace

from adjudicator.core.defined_classes import defined
from adjudicator.core.event import Event, OpenEvent, Seat
from adjudicator.core.piles import Pile, added, hidden, taken
from adjudicator.core.rows import put
from adjudicator.games.cosmoclasm.table.cards import FORCES, NONE, is_black, suit
from adjudicator.games.cosmoclasm.table.state import NOBODY, Solar, cards_held, following


class BoardLaid(OpenEvent[Solar], frozen=True):
    """The numbers are laid on the mats, and the start player is drawn."""

    counters: tuple[int, ...]
    start: Seat

    def apply(self, state: Solar) -> Solar:
        return replace(state, counters=self.counters, turn=self.start)


class CardsDrawn(Event[Solar], frozen=True):
    """Cards are drawn from the deck. Others are told only how many."""

    seat: Seat
    cards: Pile

    def apply(self, state: Solar) -> Solar:
        hand = added(state.hands[self.seat], self.cards)
        return replace(state, deck=taken(state.deck, self.cards), hands=put(state.hands, self.seat, hand))

    def told(self, seat: Seat) -> "CardsDrawn":
        return self if seat == self.seat else CardsDrawn(self.seat, hidden(self.cards))


class ResistanceDrawn(Event[Solar], frozen=True):
    """The cards of the local resistance at a planet are drawn, face up."""

    mat: int
    number: int
    cards: Pile

    def apply(self, state: Solar) -> Solar:
        piles = put(state.resistance, self.mat, tuple(sorted(self.cards)))
        return replace(state, deck=taken(state.deck, self.cards), resistance=piles)


class Given(Event[Solar], frozen=True):
    """A player gives cards of their first hand to the market."""

    seat: Seat
    cards: Pile

    def apply(self, state: Solar) -> Solar:
        hand = taken(state.hands[self.seat], self.cards)
        return replace(state, hands=put(state.hands, self.seat, hand), market=added(state.market, self.cards))


class RoundOpened(OpenEvent[Solar], frozen=True):
    """A round begins. `mat` is the contested one, None if only the tied play on."""

    round: int
    start: Seat
    mat: int | None

    def apply(self, state: Solar) -> Solar:
        count = len(state.seats)
        return replace(
            state,
            round=self.round,
            phase=2 if self.round == 1 else 1,
            fresh=(),
            changes=(NONE,) * count,
            suits=("",) * count,
            backed=(False,) * count,
            laps=(0,) * count,
            turn=self.start,
            retired=(),
            taken=(NOBODY,) * len(FORCES),
            stake=cards_held(state),
        )


class CardsPlayed(Event[Solar], frozen=True):
    """A player takes a turn with a black card, and a white one or the card of their faction.

    `details` are the cards or the force that the player names with the card of the faction.
    """

    seat: Seat
    black: str
    white: str = ""
    ability: str = ""
    free: bool = False
    """Whether the suit does not matter."""
    details: tuple[str, ...] = ()

    def apply(self, state: Solar) -> Solar:
        seat = self.seat
        cards = (self.black, self.white) if self.white else (self.black,)
        state = replace(
            state,
            hands=put(state.hands, seat, taken(state.hands[seat], cards)),
            played=put(state.played, seat, added(state.played[seat], cards)),
            laps=put(state.laps, seat, state.laps[seat] + 1),
            turn=following(state, seat),
        )
        if self.ability:
            state = replace(state, backed=put(state.backed, seat, True))
        if self.free or state.suits[seat]:
            return state
        return replace(state, suits=put(state.suits, seat, suit(self.black)))


class ForceChanged(OpenEvent[Solar], frozen=True):
    """A player's forces differ from those on their cards: one more, and perhaps another one less."""

    seat: Seat
    more: str
    less: str = ""

    def apply(self, state: Solar) -> Solar:
        steps = [(force == self.more) - (force == self.less) for force in FORCES]
        changes = tuple([one + step for one, step in zip(state.changes[self.seat], steps, strict=True)])
        return replace(state, changes=put(state.changes, self.seat, changes))


class CardRegained(Event[Solar], frozen=True):
    """A player takes a played card back to their hand."""

    seat: Seat
    card: str

    def apply(self, state: Solar) -> Solar:
        seat, cards = self.seat, (self.card,)
        return replace(
            state,
            hands=put(state.hands, seat, added(state.hands[seat], cards)),
            played=put(state.played, seat, taken(state.played[seat], cards)),
        )


class CardReplaced(Event[Solar], frozen=True):
    """A player takes a card from the market and puts one of their hand in its place."""

    seat: Seat
    card: str
    given: str

    def apply(self, state: Solar) -> Solar:
        hand = added(taken(state.hands[self.seat], (self.given,)), (self.card,))
        market = added(taken(state.market, (self.card,)), (self.given,))
        return replace(state, hands=put(state.hands, self.seat, hand), market=market)


class Retired(OpenEvent[Solar], frozen=True):
    """A player retires, takes superiorities and discards the cards played."""

    seat: Seat
    forces: tuple[str, ...]
    cards: Pile

    def apply(self, state: Solar) -> Solar:
        seat = self.seat
        owned = [seat if force in self.forces else by for force, by in zip(FORCES, state.taken, strict=True)]
        state = replace(
            state,
            retired=(*state.retired, seat),
            taken=tuple(owned),
            played=put(state.played, seat, ()),
            changes=put(state.changes, seat, NONE),
            discard=added(state.discard, self.cards),
        )
        return replace(state, turn=following(state, seat))


class StationPlaced(OpenEvent[Solar], frozen=True):
    """A player places a station."""

    seat: Seat
    point: int
    force: str

    def apply(self, state: Solar) -> Solar:
        stack = (*state.stations[self.point], self.seat)
        return replace(state, stations=put(state.stations, self.point, stack), fresh=(*state.fresh, self.point))


class CardTaken(Event[Solar], frozen=True):
    """A player takes a card from the market; `stargate` says whether with that superiority."""

    seat: Seat
    card: str
    stargate: bool

    def apply(self, state: Solar) -> Solar:
        hand = added(state.hands[self.seat], (self.card,))
        return replace(state, hands=put(state.hands, self.seat, hand), market=taken(state.market, (self.card,)))


class Reshuffled(Event[Solar], frozen=True):
    """The discards are shuffled into the deck."""

    def apply(self, state: Solar) -> Solar:
        return replace(state, deck=added(state.deck, state.discard), discard=())


class MarketCleared(OpenEvent[Solar], frozen=True):
    """The rest of the market is discarded."""

    cards: Pile

    def apply(self, state: Solar) -> Solar:
        return replace(state, market=(), discard=added(state.discard, self.cards))


class MarketFilled(Event[Solar], frozen=True):
    """Cards of the deck are laid face up in the market."""

    cards: Pile

    def apply(self, state: Solar) -> Solar:
        return replace(state, market=added(state.market, self.cards), deck=taken(state.deck, self.cards))


class Claimed(OpenEvent[Solar], frozen=True):
    """A player claims a planet; `adjacent` are the stations that broke a tie."""

    seat: Seat
    mat: int
    number: int
    stations: int
    adjacent: int

    def apply(self, state: Solar) -> Solar:
        return replace(state, owners=put(state.owners, self.mat, self.seat))


class PlanetTied(OpenEvent[Solar], frozen=True):
    """Nobody claims a planet, because some are tied there."""

    mat: int
    number: int
    seats: tuple[Seat, ...]

    def apply(self, state: Solar) -> Solar:
        return state


class Switched(OpenEvent[Solar], frozen=True):
    """A player switches the numbers of two planets."""

    seat: Seat
    one: int
    other: int

    def apply(self, state: Solar) -> Solar:
        mats = state.counters
        counters = put(put(mats, self.one - 1, mats[self.other - 1]), self.other - 1, mats[self.one - 1])
        return replace(state, counters=counters)


class PhaseOpened(OpenEvent[Solar], frozen=True):
    """The next phase of a round begins, with a player's turn."""

    seat: Seat
    phase: int

    def apply(self, state: Solar) -> Solar:
        return replace(state, phase=self.phase)


class TieBegan(OpenEvent[Solar], frozen=True):
    """The players tied for the victory play on."""

    seats: tuple[Seat, ...]

    def apply(self, state: Solar) -> Solar:
        return replace(state, contest=self.seats)


class Ended(OpenEvent[Solar], frozen=True):
    """The game is over: by `planets`, by `superiorities` of the tied, by `stations` of those still tied."""

    winners: tuple[Seat, ...]
    by: str

    def apply(self, state: Solar) -> Solar:
        return replace(state, winners=self.winners)


MOVES: Final = defined(__name__, Event)


def playable(hand: Pile, wanted: str) -> list[str]:
    """The black cards of a hand that follow a suit, each once; all black ones if the suit is free."""
    return [card for card in dict.fromkeys(hand) if is_black(card) and wanted in ("", suit(card))]
