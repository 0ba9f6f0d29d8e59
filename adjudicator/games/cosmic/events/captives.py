"""Events of tokens that a power holds captive, and of what comes with them."""

from typing import Final

from msgspec.structs import replace

from adjudicator.core.defined_classes import defined
from adjudicator.core.event import Event, OpenEvent, Seat
from adjudicator.core.piles import Pile, taken
from adjudicator.core.rows import plus
from adjudicator.galaxy.batches import shifted
from adjudicator.galaxy.systems import Place
from adjudicator.games.cosmic.events.cards import received
from adjudicator.games.cosmic.events.token_moves import amended, arrived, withdrawn
from adjudicator.games.cosmic.table.state import Ally, Captive, Cosmic


class TokenCaptured(OpenEvent[Cosmic], frozen=True):
    """A token is taken captive from a planet."""

    seat: Seat
    piece: str
    owner: Seat
    place: Place

    def apply(self, state: Cosmic) -> Cosmic:
        captive = Captive(self.piece, self.owner, state.turn)
        return replace(
            state,
            planets=shifted(state.planets, self.owner, ((self.place, 1),), -1),
            captives=(*state.captives, captive),
        )


class CaptivesFreed(OpenEvent[Cosmic], frozen=True):
    """Captive tokens of earlier turns join a challenge in which their owner is a main player."""

    seat: Seat
    piece: str
    number: int
    owner: Seat
    tokens: int

    def apply(self, state: Cosmic) -> Cosmic:
        left = [one for one in state.captives if not ripe(one, self.piece, self.owner, state.turn)]
        return arrived(replace(state, captives=tuple(left)), self.number, self.owner, self.tokens)


class TokensWithheld(OpenEvent[Cosmic], frozen=True):
    """Tokens of a challenge, or of the Warp if `number` is 0, are taken captive."""

    seat: Seat
    piece: str
    owner: Seat
    tokens: int
    number: int

    def apply(self, state: Cosmic) -> Cosmic:
        if self.number:
            state = withdrawn(state, self.number, self.owner, self.tokens)
        else:
            state = replace(state, warp=plus(state.warp, self.owner, -self.tokens))
        taken_now = (Captive(self.piece, self.owner, state.turn),) * self.tokens
        return replace(state, captives=(*state.captives, *taken_now))


class CaptivesReturned(OpenEvent[Cosmic], frozen=True):
    """The captives that a power holds of a player are free, and wait in Limbo."""

    piece: str
    owner: Seat
    tokens: int

    def apply(self, state: Cosmic) -> Cosmic:
        return replace(without_captives(state, self), limbo=plus(state.limbo, self.owner, self.tokens))


class CaptivesLost(OpenEvent[Cosmic], frozen=True):
    """The captives of a power that is lost go to the Warp."""

    piece: str
    owner: Seat
    tokens: int

    def apply(self, state: Cosmic) -> Cosmic:
        return replace(without_captives(state, self), warp=plus(state.warp, self.owner, self.tokens))


def without_captives(state: Cosmic, freed: CaptivesReturned | CaptivesLost) -> Cosmic:
    """The state without as many of a player's captives as are set free, those first that were taken first."""
    left, tokens = [], freed.tokens
    for one in state.captives:
        if tokens and (one.piece, one.seat) == (freed.piece, freed.owner):
            tokens -= 1
        else:
            left.append(one)
    return replace(state, captives=tuple(left))


class TakenHold(OpenEvent[Cosmic], frozen=True):
    """A card of a power takes effect on a player in a challenge; it holds for a replay, too."""

    seat: Seat
    piece: str
    number: int

    def apply(self, state: Cosmic) -> Cosmic:
        called = state.challenge(self.number).called
        return amended(state, self.number, called=(*called, (self.seat, self.piece, HELD_FAST)))


class SideChanged(OpenEvent[Cosmic], frozen=True):
    """An ally goes over to the other side."""

    seat: Seat
    number: int
    side: int

    def apply(self, state: Cosmic) -> Cosmic:
        challenge = state.challenge(self.number)
        allies = [Ally(one.seat, self.side, one.tokens) if one.seat == self.seat else one for one in challenge.allies]
        joined = [(seat, self.side if seat == self.seat else side) for seat, side in challenge.joined]
        return amended(state, self.number, allies=tuple(allies), joined=tuple(joined))


class DiscardsTaken(Event[Cosmic], frozen=True):
    """A player is given cards out of the discards, face up."""

    seat: Seat
    cards: Pile

    def apply(self, state: Cosmic) -> Cosmic:
        return received(replace(state, discard=taken(state.discard, self.cards)), self.seat, self.cards)


HELD_FAST = "held"
"""What is noted of a player on whom a card has taken effect."""


def ripe(one: Captive, piece: str, owner: Seat, turn: int) -> bool:
    """Whether a captive is this owner's, and was taken in an earlier turn."""
    return (one.piece, one.seat) == (piece, owner) and one.turn < turn


CAPTIVES: Final = defined(__name__, Event)
