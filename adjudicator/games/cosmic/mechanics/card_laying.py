"""Laying challenge cards: what a seat may lay, and which of its new cards."""

from collections.abc import Callable, Iterator

from msgspec import Struct

from adjudicator.core.chance import Chance
from adjudicator.core.event import Seat
from adjudicator.engine.contract.order_words import Choice
from adjudicator.engine.contract.questions import Ask, Claim, OneOf, Options
from adjudicator.engine.contract.script import Script
from adjudicator.engine.contract.standpoint import At
from adjudicator.engine.text.sayings import Spoken
from adjudicator.games.cosmic.events.cards import CardLaid
from adjudicator.games.cosmic.table.card_faces import attack_value, is_challenge_card
from adjudicator.games.cosmic.table.speech import reason
from adjudicator.games.cosmic.table.state import Challenge, Cosmic
from adjudicator.games.cosmic.words.order_words import LayCard

NEW_CARDS = ("new challenge cards",)
"""The right to play one of the new cards: only as many as the old ones fall short by (rule 13)."""
SPARE_OLD, SPARE_NEW = ("spare old card",), ("spare new card",)
"""An old, or a new, challenge card left to main players after they have laid one in each of their challenges."""


def to_lay(state: Cosmic, seat: Seat) -> tuple[Challenge, ...]:
    """The challenges in which a seat is main player and has no card laid yet."""
    return tuple([c for c in state.challenges_of(seat) if c.laid[seat == c.defence] is None])


def new_cards_playable(state: Cosmic, seat: Seat) -> int:
    """How many of a seat's new challenge cards may be played: all the old ones must be played first or with them."""
    old = sum(1 for card in state.hands[seat] if is_challenge_card(card))
    return max(0, len(to_lay(state, seat)) - old)


def spare_cards(state: Cosmic, seat: Seat) -> tuple[int, int]:
    """How many old and how many new challenge cards a seat has in addition to those that it must lay."""
    old, new = [sum(map(is_challenge_card, cards)) for cards in (state.hands[seat], state.fresh[seat])]
    needed = len(to_lay(state, seat))
    return max(0, old - needed), max(0, new - max(0, needed - old))


def _refused(at: At[Cosmic], seat: Seat, card: str) -> Spoken | None:
    """Why a seat may not name this card: it may not be laid at all, or not as long as there is another."""
    return at.forbidden(seat, "lay", card) or at.forbidden(seat, "prefer to lay", card)


class Laying(Options, Struct, eq=False, gc=False):
    """The challenge cards a seat holds; of equal cards, an old one that is not promised comes before a new one.

    In a replay a card that has come back is there, and promised as before. Any other card is one more than rule 13
    reckons with, and must not be one that is needed in another challenge.
    """

    _at: At[Cosmic]
    _seat: Seat
    _challenge: Challenge

    def _old(self) -> list[str]:
        return [*filter(is_challenge_card, self._at.opening.hands[self._seat])]

    def _back(self) -> list[str]:
        """The cards that have come back in a replay."""
        return [card for owner, card in self._challenge.back if owner == self._seat]

    def _new_allowed(self) -> bool:
        """Whether a new card can be laid: in a replay, a player who has taken an old one back must lay that first.

        If the player has laid old and new cards of one name, a new one may have come back.
        """
        challenge, seat, old = self._challenge, self._seat, self._old()
        if not challenge.replayed or any(owner == seat for owner, _ in challenge.aside):
            return True
        back, others = self._back(), self._at.state.challenges_of(seat)
        laid = [*back, *(c.laid[seat == c.defence] for c in others if c is not challenge)]
        return any(laid.count(card) > old.count(card) for card in back)

    def settle(self, choice: Choice) -> Choice | Spoken:
        if not isinstance(choice, LayCard):
            return reason("no-challenge-card")
        card = choice.card
        why = _refused(self._at, self._seat, card)
        if why is not None:
            return why
        if self._challenge.replayed and card in self._back():
            return LayCard(card)
        if is_challenge_card(card):
            opening: Cosmic = self._at.run.opening
            new = card in opening.fresh[self._seat] and self._new_allowed()
            if card in opening.hands[self._seat] and not (new and self._at.left(self._seat, ("old card", card)) <= 0):
                return LayCard(card)
            if new:
                return LayCard(card, fresh=True)
        return reason("card-not-held")

    def claims(self, choice: Choice) -> tuple[Claim, ...]:
        again = self._challenge.replayed
        if not isinstance(choice, LayCard) or (again and choice.card in self._back()):
            return ()
        card = Claim(("new card" if choice.fresh else "old card", choice.card), 1)
        if again:
            return (card, Claim(SPARE_NEW if choice.fresh else SPARE_OLD, 1))
        return (card, Claim(NEW_CARDS, 1)) if choice.fresh else (card,)

    def drawn(self, chance: Chance, label: str) -> Iterator[Choice]:
        """Every card is equally likely, including each of several equal ones.

        Last come cards that may be laid only if there is nothing else, since the others may be promised elsewhere.
        """
        yield from chance.shuffle(label, tuple(self._preferred()))
        yield from chance.shuffle(f"{label}/nothing else", tuple(self._each()))

    def every(self) -> Iterator[Choice]:
        """Each kind of card once, new ones after old ones."""
        yield from dict.fromkeys(self._preferred())

    def _preferred(self) -> Iterator[LayCard]:
        for choice in self._each():
            if self._at.forbidden(self._seat, "prefer to lay", choice.card) is None:
                yield choice

    def _each(self) -> Iterator[LayCard]:
        back = self._back() if self._challenge.replayed else []
        for card in (*back, *self._old()):
            if self._at.forbidden(self._seat, "lay", card) is None:
                yield LayCard(card)
        fresh = self._at.opening.fresh[self._seat]
        for card in filter(is_challenge_card, fresh if fresh and self._new_allowed() else ()):
            if card not in back and self._at.forbidden(self._seat, "lay", card) is None:
                yield LayCard(card, fresh=True)


def unpromised(at: At[Cosmic], seat: Seat) -> Iterator[str]:
    """The challenge cards that a seat could lay in this challenge without those it has promised to something else."""
    yield from [card for owner, card in at.state.challenge(at.where).back if owner == seat]
    for card in at.opening.hands[seat]:
        if is_challenge_card(card) and at.left(seat, ("old card", card)) > 0:
            yield card
    for card in at.opening.fresh[seat] if at.left(seat, NEW_CARDS) > 0 else ():
        if is_challenge_card(card) and at.left(seat, ("new card", card)) > 0:
            yield card


def blinded(at: At[Cosmic], seat: Seat) -> frozenset[str]:
    """Cards of a hand that cannot be laid in this challenge: as many as there are tokens in it, drawn at random.

    Each of several equal cards may be drawn; the name is blinded when all of them are.
    """
    hand, challenge = at.opening.held(seat), at.state.challenge(at.where)
    label = f"blinded/turn {at.state.turn}/{at.where}/{at.state.seats[seat]}"
    drawn = at.chance.choose(label, hand, challenge.tokens_for(seat))
    return frozenset([card for card in drawn if drawn.count(card) == hand.count(card)])


def attacks_held(at: At[Cosmic], seat: Seat, named: Callable[[str], Choice]) -> Options:
    """The Attacks of a hand, each `named` by the order for it, which claims the card.

    Without cards that are needed: cards that must be laid come first, whatever is written above them.
    """
    state: Cosmic = at.opening
    claims: dict[Choice, tuple[Claim, ...]] = {}
    piles = (("old card", state.hands[seat], SPARE_OLD), ("new card", state.fresh[seat], SPARE_NEW))
    for (kind, cards, spare), left in zip(piles, spare_cards(state, seat), strict=True):
        for card in cards if left else ():
            if attack_value(card) is not None:
                claims.setdefault(named(card), (Claim((kind, card), 1), Claim(spare, 1)))
    return OneOf(claims, claims.__getitem__)


def laying(at: At[Cosmic], seat: Seat, *, heard: bool = True, detail: str = "") -> Ask:
    """The question which card a seat lays in this challenge; `heard` is false if the card is drawn for it."""
    state: Cosmic = at.run.state
    options = Laying(at, seat, state.challenges[at.where - 1])
    return Ask(seat, LayCard.about, options, where=at.where, default=None, detail=detail, heard=heard)


def can_lay(at: At[Cosmic], seat: Seat, card: str) -> bool:
    """Whether a seat can lay this card of its hand now: a new one only if the old ones do not suffice (rule 13)."""
    if at.where not in [challenge.number for challenge in to_lay(at.state, seat)] or not is_challenge_card(card):
        return False
    if _refused(at, seat, card) is not None:
        return False
    new = card in at.state.fresh[seat] and new_cards_playable(at.state, seat) > 0
    return card in at.state.hands[seat] or new


def laid_now(at: At[Cosmic], seat: Seat, *, heard: bool = True) -> Script:
    """A seat lays its card earlier than usual, unless it has done so or has no card that it may lay."""
    ask = laying(at, seat, heard=heard)
    if at.where in [challenge.number for challenge in to_lay(at.state, seat)] and any(ask.options.every()):
        answer = yield ask
        if isinstance(answer, LayCard):
            yield CardLaid(seat, at.where, answer.card)
