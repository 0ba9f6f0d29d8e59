"""The deck: which cards there are, and drawing them."""

import csv
from collections.abc import Sequence
from functools import cache, partial
from importlib.resources import files

from adjudicator.core.chance import Chance
from adjudicator.core.event import Event, Seat
from adjudicator.core.piles import Pile, taken
from adjudicator.engine.contract.script import Made, Script
from adjudicator.engine.contract.standpoint import At
from adjudicator.games.cosmic.events.cards import CardGiven, CardsDiscarded, CardsDrawn, Reshuffled
from adjudicator.games.cosmic.table.card_faces import FLAREZAP
from adjudicator.games.cosmic.table.state import Cosmic

HAND = 7
"""Cards in a new hand."""
FEW_CHALLENGE_CARDS = 5
"""With flares and so many players the deck has more challenge cards (the optional rule's last sentence)."""
DECK: Seat = -1
"""Stands for the deck where cards are drawn from hands, too."""


@cache
def deck(name: str) -> Pile:
    """All cards of a deck. `classic` is a reconstruction: no published count was found for it."""
    text = files("adjudicator.games.cosmic").joinpath("decks", f"{name}.csv").read_text()
    return tuple(sorted(row["card"] for row in csv.DictReader(text.splitlines()) for _ in range(int(row["count"]))))


def deck_for(options: dict[str, str], players: int) -> str:
    """The deck that a rulebook prescribes for this many players."""
    chosen = options["deck"]
    return chosen if chosen != "auto" else ("mayfair" if players >= 6 else "classic")


@cache
def cards_for(name: str, players: int, flares: str) -> Pile:
    """A deck for this many players, before the flares themselves are shuffled in (G6).

    With flares a Flarezap is added, and with five players the ten challenge cards that keep the balance.
    """
    if flares == "no":
        return deck(name)
    more = deck("postal-5p") if players == FEW_CHALLENGE_CARDS else ()
    return tuple(sorted((*deck(name), FLAREZAP, *more)))


def all_cards(options: dict[str, str], players: int) -> Pile:
    """The cards of a game without its flares."""
    return cards_for(deck_for(options, players), players, options["flares"])


def robbed(at: At[Cosmic], giver: Seat, taker: Seat, label: str) -> Made:
    """A card passes at random from one hand to another; none if the hand is empty."""
    return Made(partial(_robbed, chance=at.chance, giver=giver, taker=taker, label=label))


def _robbed(now: Cosmic, chance: Chance, giver: Seat, taker: Seat, label: str) -> Event[Cosmic] | None:
    cards = chance.choose(label, now.held(giver), 1)
    return CardGiven(giver, taker, cards[0]) if cards else None


def handed(at: At[Cosmic], giver: Seat, taker: Seat, card: str | None, label: str) -> Made:
    """The named card passes from one hand to another, or a random one if the named card is not there."""
    if card is None or card not in at.state.held(giver):
        return robbed(at, giver, taker, label)
    named = CardGiven(giver, taker, card)
    return Made(lambda _: named)


def draw(at: At[Cosmic], seat: Seat, count: int, label: str, *, fresh: bool = False, heard: bool = True) -> Script:
    """Draw cards for a seat, shuffling the discards in when the deck runs out; fewer if there are no more.

    Returns the cards that were drawn. Pieces hear of it, unless it only replaces a draw that they have `heard` of.
    """
    count = yield from at.worth("draw", count, seat)
    found: Pile = ()
    for part in ("", "/reshuffled"):
        if part:
            yield Made(lambda now: Reshuffled() if not now.deck and now.discard else None)
        left = count - len(found)
        drawn = Made(partial(_drawn, chance=at.chance, seat=seat, count=left, label=label + part, fresh=fresh))
        if heard:
            yield from at.happens(drawn)
        else:
            yield drawn
        if isinstance(drawn.happened, CardsDrawn):
            found += drawn.happened.cards
        if len(found) >= count:
            break
    return found


def _drawn(now: Cosmic, chance: Chance, seat: Seat, count: int, label: str, *, fresh: bool) -> Event[Cosmic] | None:
    cards = chance.choose(label, now.deck, count)
    return CardsDrawn(seat, tuple(sorted(cards)), fresh) if cards else None


def refilled(at: At[Cosmic], seat: Seat, wells: Sequence[Seat], full: int, label: str) -> Script:
    """A hand is filled up from other hands and the deck, one card from each in turn; empty ones are passed over."""
    left = list(wells)
    while left and (held := len(at.state.held(seat))) < full:
        well = left.pop(0)
        if well == DECK:
            yield from draw(at, seat, 1, f"{label}/{held}")
        else:
            yield robbed(at, well, seat, f"{label}/{held}")
        if len(at.state.held(seat)) > held:
            left.append(well)


def plundered(at: At[Cosmic], giver: Seat, taker: Seat, wanted: Sequence[str], count: int, label: str) -> Script:
    """This many cards of a hand pass to a taker: the wanted ones first, then at random; the rest is discarded."""
    wishes = list(wanted)
    for number in range(count):
        card = next((card for card in wishes if card in at.state.held(giver)), None)
        if card is not None:
            wishes.remove(card)
        yield handed(at, giver, taker, card, f"{label}/{number}")
    yield Made(lambda now: CardsDiscarded(giver, tuple(sorted(now.held(giver)))) if now.held(giver) else None)


def winnowed(at: At[Cosmic], giver: Seat, taker: Seat, wanted: Sequence[str], label: str) -> Script:
    """Cards of a hand are discarded at random until a wanted one, or the last one, passes to a taker."""
    while hand := at.state.held(giver):
        (card,) = at.chance.choose(f"{label}/{len(hand)}", hand, 1)
        if not wanted or card in wanted or len(hand) == 1:
            yield CardGiven(giver, taker, card)
            return
        yield CardsDiscarded(giver, (card,))


def picked(at: At[Cosmic], seat: Seat, wishes: Sequence[str], full: int, label: str) -> Script:
    """A hand is filled up from the deck: with the cards that are wished for, if they are there, then at random."""
    yield from fetched(at, seat, wishes, full - len(at.state.held(seat)), label)


def fetched(at: At[Cosmic], seat: Seat, wishes: Sequence[str], count: int, label: str) -> Script:
    """So many cards come from the deck: those that are wished for, if they are there, then any at random.

    All at once: others are told how many cards are drawn, but not how many of them were wished for.
    """
    drawn = Made(partial(_picked, chance=at.chance, seat=seat, wishes=wishes, count=count, label=label))
    yield drawn
    missing = count - len(drawn.happened.cards if isinstance(drawn.happened, CardsDrawn) else ())
    if missing:
        yield from draw(at, seat, missing, label)


def _picked(
    now: Cosmic, chance: Chance, seat: Seat, wishes: Sequence[str], count: int, label: str
) -> Event[Cosmic] | None:
    found: list[str] = []
    for card in wishes:
        if len(found) < count and card in taken(now.deck, found):
            found.append(card)
    cards = (*found, *chance.choose(label, taken(now.deck, found), count - len(found)))
    return CardsDrawn(seat, tuple(sorted(cards))) if cards else None
