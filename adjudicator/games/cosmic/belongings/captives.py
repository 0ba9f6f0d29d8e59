"""Tokens that a power holds captive under cards of its own, and the players whom these cards befall."""

from collections.abc import Callable, Sequence
from functools import partial

from adjudicator.core.event import Event, Seat
from adjudicator.core.piles import HIDDEN
from adjudicator.engine.contract.order_words import Choice
from adjudicator.engine.contract.pieces import Piece
from adjudicator.engine.contract.questions import OneOf
from adjudicator.engine.contract.script import Made, Script
from adjudicator.engine.contract.stores import HELD, LAID, SPENT, Store
from adjudicator.engine.text.sayings import Spoken
from adjudicator.galaxy.systems import Place
from adjudicator.games.cosmic.belongings.laid_cards import laid_by_me
from adjudicator.games.cosmic.belongings.power_cards import OwnCards, carried, own_cards
from adjudicator.games.cosmic.events.captives import (
    HELD_FAST,
    CaptivesFreed,
    CaptivesReturned,
    TakenHold,
    TokenCaptured,
    TokensWithheld,
    ripe,
)
from adjudicator.games.cosmic.mechanics.standpoint import CosmicAt
from adjudicator.games.cosmic.table.speech import reason
from adjudicator.games.cosmic.table.state import DEFENCE, OFFENCE, Cosmic
from adjudicator.games.cosmic.words.own_card_words import Abduct, SetFree


def preys(at: CosmicAt, power: str, *, again: bool) -> list[tuple[Seat, Place]]:
    """The others' bases from which my power can take a token, if I hold cards to lay under it.

    One is taken of each player at a time, unless `again` allows more.
    """
    state = at.state
    spared = () if again else {one.seat for one in state.captives if one.piece == power}
    return [
        (seat, place)
        for seat in (state.seats_in() if own_cards(at, power) else ())
        if seat != at.me and seat not in spared
        for place in state.bases(seat)
        if state.planets[place][seat] > 1
    ]


def abducted(piece: Piece, at: CosmicAt, *, again: bool) -> Script:
    """I may take a token of each of these players captive, with a card under it, one after the other."""
    power = piece.name
    taken: list[Seat] = []
    while True:
        there = [(seat, place) for seat, place in preys(at, power, again=again) if seat not in taken]
        held = own_cards(at, power)
        samples = [Abduct(seat, place, card) for seat, place in there for card in held]
        if not samples:
            return
        options = OwnCards(power, held, samples, partial(_judged, there=there))
        wish = yield at.wish(piece, options, detail=f"{len(taken) + 1}")
        if not isinstance(wish, Abduct):
            return
        taken.append(wish.seat)
        yield TokenCaptured(at.me, power, wish.seat, wish.place)
        yield carried(at, power, wish.card, HELD, LAID, wish.seat)


def _judged(wish: Abduct, there: Sequence[tuple[Seat, Place]]) -> Choice | Spoken:
    return wish if (wish.seat, wish.place) in there else reason("no-token-to-capture")


def held_by(state: Cosmic, power: str) -> list[Seat]:
    """The players of whom a power holds tokens captive, in order."""
    return sorted({one.seat for one in state.captives if one.piece == power})


def captured(at: CosmicAt, power: str, owner: Seat, place: Place) -> Made:
    """A token of somebody is taken captive from a planet, if it is still there."""
    event = TokenCaptured(at.me, power, owner, place)
    return Made(lambda now: event if now.planets[place][owner] else None)


def captives_here(at: CosmicAt, power: str) -> list[Seat]:
    """The main players here, where I do not attack, of whom my power has held tokens since an earlier turn."""
    mine, turn = at.state.captives, at.state.turn
    if at.challenge.offence == at.me:
        return []
    return [seat for seat in at.mains if seat != at.me and any(ripe(one, power, seat, turn) for one in mine)]


def set_free(piece: Piece, at: CosmicAt) -> Script:
    """I may free the captives of one or both main players here into the challenge."""
    for number in range(len(captives_here(at, piece.name))):
        ways = OneOf([SetFree(seat) for seat in captives_here(at, piece.name)])
        wish = yield at.wish(piece, ways, about=SetFree.about, detail=f"{number + 1}")
        if not isinstance(wish, SetFree):
            return
        yield Made(partial(_freed, at=at, power=piece.name, owner=wish.seat))


def _freed(now: Cosmic, at: CosmicAt, power: str, owner: Seat) -> Event[Cosmic] | None:
    """They may have been freed into another challenge at the same moment."""
    tokens = sum(ripe(one, power, owner, now.turn) for one in now.captives)
    return CaptivesFreed(at.me, power, at.where, owner, tokens) if tokens else None


def withheld(at: CosmicAt, power: str, owner: Seat, number: int, most: int) -> Made:
    """All but one of a player's tokens in a challenge, or in the Warp (0), are held captive, `most` of them at a time.

    Nothing happens where there are no two, or where so many are held already.
    """

    def hold(now: Cosmic) -> Event[Cosmic] | None:
        there = now.challenge(number).tokens_for(owner) if number else now.warp[owner]
        held = sum((one.piece, one.seat) == (power, owner) for one in now.captives)
        tokens = min(there - 1, most - held)
        return TokensWithheld(at.me, power, owner, tokens, number) if tokens > 0 else None

    return Made(hold)


def returned(power: str, owner: Seat, most: int | None = None) -> Made:
    """The captives that a power holds of a player, or no more than `most` of them, wait in Limbo."""

    def free(now: Cosmic) -> Event[Cosmic] | None:
        held = sum((one.piece, one.seat) == (power, owner) for one in now.captives)
        tokens = held if most is None else min(held, most)
        return CaptivesReturned(power, owner, tokens) if tokens else None

    return Made(free)


def threatened(at: CosmicAt, card: str) -> list[Seat]:
    """The main players here before whom a card of my power lies face down with no captive on it."""
    power, mine = at.state.powers[at.me], laid_by_me(at)
    found = []
    for seat in at.mains:
        cards = [one.card for one in mine if one.on == seat and not one.up]
        held = sum((one.piece, one.seat) == (power, seat) for one in at.state.captives)
        found += [seat] * (card in cards[: len(cards) - held])
    return found


def armed(card: str) -> Callable[..., bool]:
    """Whether such a card lies before a main player, ready to open."""
    return lambda at, *about: bool(threatened(at, card))


def taking_hold(at: CosmicAt, card: str) -> Script:
    """Such cards are opened, take hold of their players in this challenge, and are spent; returns these players."""
    seats = threatened(at, card)
    for seat in seats:
        number = next(i for i, one in enumerate(laid_by_me(at)) if (one.card, one.on, one.up) == (card, seat, False))
        yield carried(at, at.state.powers[at.me], card, number, SPENT)
        yield TakenHold(seat, card, at.where)
    return seats


def suspected(at: CosmicAt, store: Store, card: str) -> list[Seat]:
    """The main players here before whom this card may lie face down, as far as I know."""
    there = [one.on for one in store.laid if not one.up and one.card in (card, HIDDEN)]
    return [seat for seat in at.mains if seat in there]


def side_of(at: CosmicAt, seat: Seat) -> int:
    """The side of a main player."""
    return OFFENCE if seat == at.challenge.offence else DEFENCE


def held_fast(at: CosmicAt, card: str) -> list[Seat]:
    """The players on whom a card has taken hold in this challenge."""
    called = at.challenge.called if at.where else ()
    return [seat for seat, piece, word in called if (piece, word) == (card, HELD_FAST)]
