"""Cards that others may give to the owner of a power, for something that it does: who is asked, and what is taken."""

from collections.abc import Callable, Sequence
from typing import Any, Self

from adjudicator.core.event import Seat
from adjudicator.engine.contract.order_words import Choice
from adjudicator.engine.contract.questions import Ask, OneOf
from adjudicator.engine.contract.script import Script
from adjudicator.engine.text.sayings import Spoken
from adjudicator.galaxy.judging import Judged
from adjudicator.games.cosmic.belongings.set_out_cards import promised
from adjudicator.games.cosmic.events.cards import CardGiven
from adjudicator.games.cosmic.mechanics.discards import surrendered
from adjudicator.games.cosmic.mechanics.standpoint import CosmicAt
from adjudicator.games.cosmic.table.speech import reason


class Sale(Choice, frozen=True):
    """Offers a card of a power's own, and can name the cards that would pay for it; any does if none is named.

    Each word that does so is made from this one.
    """

    card: str
    wanted: tuple[str, ...] = ()

    @classmethod
    def read(cls, *values: Any) -> Self:
        card, wanted = values
        return cls(card, wanted or ())

    def agrees(self, card: str, price: str) -> bool:
        """Whether it is this card that is offered, and this one would do for it."""
        return card == self.card and (not self.wanted or price in self.wanted)


class Bid(Choice, frozen=True):
    """Buys a card of somebody's power with a card of the hand; each word that does so is made from this one."""

    card: str
    price: str


def bid_asked(at: CosmicAt, word: type[Bid], goods: Sequence[str], why: str) -> Ask:
    """The question to me whether I buy one of these, and with which card of my hand; `why` names what says that not."""
    hand = tuple(dict.fromkeys(at.state.held(at.me)))

    def judged(wish: Bid) -> Choice | Spoken:
        return wish if wish.card in goods and wish.price in hand else reason(why)

    samples = [word(card, price) for card in goods for price in hand]
    options = Judged(judged, samples, lambda wish: promised(at, getattr(wish, "price", "")))
    return Ask(at.me, word.about, options, where=at.where)


def gift_asked(at: CosmicAt, word: Callable[[str], Choice], detail: str = "") -> Ask:
    """The question to me whether I give a card of my hand, as this word names it."""
    cards = [word(card) for card in dict.fromkeys(at.state.held(at.me))]
    options = OneOf(cards, lambda wish: promised(at, getattr(wish, "card", "")))
    return Ask(at.me, cards[0].about if cards else "", options, where=at.where, detail=detail)


def gift_taken(
    at: CosmicAt, seats: Sequence[Seat], word: Callable[[str], Choice], wanted: Sequence[str], detail: str
) -> Script:
    """These players are asked for a card, and the first that is offered and wanted is mine; any is, if none is named.

    Returns who gave it; None if nobody did.
    """
    asks = [gift_asked(at.of(seat), word, detail) for seat in seats if at.state.held(seat)]
    answers = (yield asks) if asks else []
    for ask, answer in zip(asks, answers, strict=True):
        card = getattr(answer, "card", None)
        if card is not None and (not wanted or card in wanted):
            given = surrendered(at.of(ask.seat), card, at.me)
            yield given
            if isinstance(given.happened, CardGiven):
                return ask.seat
    return None
