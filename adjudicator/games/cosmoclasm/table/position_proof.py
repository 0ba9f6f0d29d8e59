"""Proofs of positions: whether one is possible, and other ones that a seat could not tell apart."""

from collections import Counter

from msgspec.structs import replace

from adjudicator.core.chance import Chance
from adjudicator.core.event import Seat
from adjudicator.core.piles import HIDDEN, Pile, hidden
from adjudicator.games.cosmoclasm.table.board import PLANETS
from adjudicator.games.cosmoclasm.table.cards import deck
from adjudicator.games.cosmoclasm.table.state import STATIONS, Solar, placed


def faults(state: Solar) -> tuple[str, ...]:
    """Cards or numbers lost or made, more stations than there are, two stations on a point in one round."""
    found = []
    piles = (state.deck, state.discard, state.market, *state.hands, *state.played, *state.resistance)
    there = Counter(card for pile in piles for card in pile)
    if there != Counter(deck(state.options["cards"])):
        found.append("cards were lost or made")
    if sorted(state.counters) != list(PLANETS):
        found.append("the numbers of the planets are not one to twelve")
    if len(set(state.fresh)) < len(state.fresh):
        found.append("two stations were placed on a point in one round")
    for seat, name in enumerate(state.seats):
        if placed(state, seat) > STATIONS:
            found.append(f"{name} have placed more stations than they have")
        if min(state.changes[seat]) < -1:
            found.append(f"{name} have fewer forces than none")
    return tuple(found)


def redeal(state: Solar, view: Solar, seat: Seat, chance: Chance) -> Solar:
    """The hidden cards, dealt anew: those that the seat knows stay where they are."""
    dealt = imagined(view, seat, chance)[0]
    return replace(state, deck=dealt.deck, hands=dealt.hands)


def imagined(view: Solar, seat: Seat, chance: Chance) -> tuple[Solar, tuple[Solar, ...]]:
    """A position that this view allows, and what each seat knows of it: its own hand, and everything open."""
    piles = (view.deck, view.discard, view.market, *view.hands, *view.played, *view.resistance)
    pool = list((Counter(deck(view.options["cards"])) - Counter(_seen(piles))).elements())
    shuffled = list(chance.choose(f"imagined/{view.seats[seat]}", sorted(pool), len(pool)))
    state = replace(
        view,
        deck=_filled(view.deck, shuffled),
        discard=_filled(view.discard, shuffled),
        hands=tuple([_filled(hand, shuffled) for hand in view.hands]),
    )
    return state, tuple(view if one == seat else known(state, one) for one in range(len(view.seats)))


def known(state: Solar, seat: Seat) -> Solar:
    """What a seat knows of a position: its own hand, and everything open."""
    hands = [hand if one == seat else hidden(hand) for one, hand in enumerate(state.hands)]
    return replace(state, deck=hidden(state.deck), hands=tuple(hands))


def _seen(piles: tuple[Pile, ...]) -> list[str]:
    return [card for pile in piles for card in pile if card != HIDDEN]


def _filled(pile: Pile, cards: list[str]) -> Pile:
    return tuple(sorted([cards.pop() if card == HIDDEN else card for card in pile]))
