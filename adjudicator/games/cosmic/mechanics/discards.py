"""Discarding cards of one's own hand: some named cards, or all of them for a new hand."""

from collections import Counter
from collections.abc import Iterator, Sequence
from functools import partial

from adjudicator.core.chance import Chance
from adjudicator.core.event import Event, Seat
from adjudicator.engine.contract.order_words import Choice
from adjudicator.engine.contract.pieces import Piece
from adjudicator.engine.contract.questions import Claim
from adjudicator.engine.contract.script import Made, Script
from adjudicator.engine.contract.standpoint import At
from adjudicator.engine.text.sayings import Spoken
from adjudicator.galaxy.judging import Judged
from adjudicator.games.cosmic.events.captives import DiscardsTaken
from adjudicator.games.cosmic.events.cards import CardGiven, CardsDiscarded
from adjudicator.games.cosmic.mechanics.deck import HAND, picked
from adjudicator.games.cosmic.mechanics.standpoint import CosmicAt
from adjudicator.games.cosmic.table.card_faces import is_challenge_card
from adjudicator.games.cosmic.table.speech import reason
from adjudicator.games.cosmic.table.state import Cosmic
from adjudicator.games.cosmic.words.piece_words import FlareFor

MOST = 3


def pruned(piece: Piece, at: CosmicAt, kept: str, word: type[FlareFor]) -> Script:
    """Up to three cards of a hand are discarded, as its owner names them with this word; at least one card is kept."""
    hand = Counter(card for card in at.opening.held(at.me) if card != kept)

    def judged(wish: FlareFor) -> Choice | Spoken:
        if not 1 <= len(wish.cards) <= MOST:
            return reason("discards-one-to-three")
        return wish if Counter(wish.cards) <= hand else reason("cards-not-held")

    def price(wish: FlareFor) -> tuple[Claim, ...]:
        return tuple(_claims(at, wish.cards))

    wish = yield at.wish(piece, Judged(judged, [word((card,)) for card in hand], price))
    yield Made(partial(_discarded, seat=at.me, cards=wish.cards))


def _claims(at: CosmicAt, cards: Sequence[str]) -> Iterator[Claim]:
    """What discarding cards claims: for challenge cards the same as laying them, old ones first."""
    for card, number in Counter(cards).items():
        if not is_challenge_card(card):
            yield Claim(("card", card), number)
            continue
        old = min(number, at.opening.hands[at.me].count(card))
        yield from [Claim((kind, card), some) for kind, some in (("old card", old), ("new card", number - old)) if some]


def _discarded(state: Cosmic, seat: Seat, cards: Sequence[str]) -> Event[Cosmic] | None:
    """Those of the cards that are still there."""
    there = tuple((Counter(cards) & Counter(state.held(seat))).elements())
    return CardsDiscarded(seat, tuple(sorted(there))) if there else None


def thrown(at: At[Cosmic], cards: Sequence[str]) -> Made:
    """Those of these cards that I hold are discarded."""
    return Made(partial(_discarded, seat=at.me, cards=tuple(cards)))


def surrendered(at: At[Cosmic], card: str, taker: Seat | None = None) -> Made:
    """A card of mine goes to another player's hand, or to the discards; nothing happens if I have it no longer."""
    gone = CardsDiscarded(at.me, (card,)) if taker is None else CardGiven(at.me, taker, card)
    return Made(lambda now: gone if card in now.held(at.me) else None)


def shed_by_lot(at: At[Cosmic], seat: Seat, count: int, label: str) -> Made:
    """Some cards of a hand are discarded at random; all of them if there are no more."""
    return Made(partial(_by_lot, chance=at.chance, seat=seat, count=count, label=label))


def _by_lot(state: Cosmic, chance: Chance, seat: Seat, count: int, label: str) -> Event[Cosmic] | None:
    cards = chance.choose(label, state.held(seat), count)
    return CardsDiscarded(seat, tuple(sorted(cards))) if cards else None


def regrown(at: At[Cosmic], seat: Seat, kept: str, wishes: Sequence[str], label: str) -> Script:
    """A hand is discarded except for one card, and a new one is picked from the deck."""
    old = tuple([card for card in at.state.held(seat) if card != kept])
    if old:
        yield CardsDiscarded(seat, old)
    yield from picked(at, seat, wishes, HAND, label)


def discards_given(at: At[Cosmic], seat: Seat, count: int, label: str) -> Made:
    """A player is given some of the discarded challenge cards at random."""
    return Made(partial(_given, chance=at.chance, seat=seat, count=count, label=label))


def _given(state: Cosmic, chance: Chance, seat: Seat, count: int, label: str) -> Event[Cosmic] | None:
    # Edicts and flares that are discarded in a phase can be picked up by others: these stay where they are.
    cards = chance.choose(label, [card for card in state.discard if is_challenge_card(card)], count)
    return DiscardsTaken(seat, tuple(sorted(cards))) if cards else None
