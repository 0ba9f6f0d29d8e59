"""The terms of deals: what may be offered, what a deal needs, and what passes."""

from collections.abc import Iterator
from functools import partial
from typing import NamedTuple

from adjudicator.core.event import Seat
from adjudicator.core.piles import Pile, taken
from adjudicator.engine.contract.order_words import Choice
from adjudicator.engine.contract.questions import Claim, Options, Ranked
from adjudicator.engine.contract.script import Made, Script
from adjudicator.engine.contract.standpoint import At
from adjudicator.engine.text.sayings import Spoken
from adjudicator.galaxy.batches import Batches
from adjudicator.galaxy.forces import claims, token
from adjudicator.games.cosmic.events.cards import CardGiven
from adjudicator.games.cosmic.events.milestones import DealMade
from adjudicator.games.cosmic.events.token_moves import Settled, released_some
from adjudicator.games.cosmic.forfeits.losses import losable
from adjudicator.games.cosmic.kit import CosmicAt
from adjudicator.games.cosmic.mechanics.second_challenges import earned
from adjudicator.games.cosmic.table.speech import reason
from adjudicator.games.cosmic.table.state import LIMBO, PLANETS, Cosmic
from adjudicator.games.cosmic.words.deal_terms import ANY, Base, Deal, Give

HAND = ("hand",)
"""The cards of a hand, whichever they are."""
WARP_TOKENS = ("warp",)
"""A seat's tokens in the Warp."""
NEW_BASE = "new base"
"""A base that a seat does not have yet: on one planet it is given at most one in a phase."""


class Dealing(Options):
    """The terms a main player may offer: they must have what they give, and the other must have what they get."""

    __slots__ = ("_at", "_other", "_seat")

    def __init__(self, at: At[Cosmic], seat: Seat, other: Seat) -> None:
        self._at = at
        self._seat = seat
        self._other = other

    def settle(self, choice: Choice) -> Choice | Spoken:
        if not isinstance(choice, Deal):
            return reason("no-deal")
        if choice == Deal():
            return reason("deal-of-nothing")
        give, get = self._turned(choice.give, self._other), self._turned(choice.get, self._seat)
        state = self._at.state
        for giver, taker, side in ((self._seat, self._other, give), (self._other, self._seat, get)):
            why = self._why_not(state, giver, taker, side)
            if why is not None:
                return why
        hand = list(state.held(self._seat))
        for card in give.cards:
            if card != ANY:
                if card not in hand:
                    return reason("this-card-not-held", card=card)
                hand.remove(card)
        if len(give.cards) > len(state.held(self._seat)):
            return reason("not-so-many-cards")
        return Deal(give, get)

    def _why_not(self, state: Cosmic, giver: Seat, taker: Seat, side: Give) -> Spoken | None:
        if side.base is not None:
            if side.base.place < 0 or not state.planets[side.base.place][giver]:
                return reason("base-not-theirs")
            if state.planets[side.base.place][taker]:
                return reason("base-there-already")
        if side.release and not self._at.allowed(giver, "release by deal"):
            return reason("no-release-by-deal")
        return None

    def _turned(self, side: Give, settler: Seat) -> Give:
        """In the source of a base's tokens, `home 1` means the home of the player who owns the tokens."""
        base, state = side.base, self._at.state
        if base is None or base.source is None or base.source < 0 or state.planets[base.source][settler]:
            return side
        home = settler * PLANETS + base.source % PLANETS
        return Give(Base(base.place, base.tokens, home), side.cards, side.release)

    def every(self) -> Iterator[Choice]:
        """A base for a base, on the lowest home planets that each player holds and the other does not."""
        planets, home, me, other = self._at.state.planets, self._at.state.home, self._seat, self._other
        mine = [p for p in home(me) if planets[p][me] and not planets[p][other]]
        theirs = [p for p in home(other) if planets[p][other] and not planets[p][me]]
        if mine and theirs:
            yield Deal(Give(Base(mine[0])), Give(Base(theirs[0])))


class Passing(NamedTuple):
    """What one side of a deal gives the other, and the tokens with which the other settles its base."""

    giver: Seat
    taker: Seat
    give: Give
    settlers: Batches

    def claims_on_giver(self) -> list[Claim]:
        """What it claims of its giver: the cards it names, and the number of all its cards."""
        cards = self.give.cards
        named = [Claim(("card", card), cards.count(card)) for card in dict.fromkeys(cards) if card != ANY]
        return [*named, Claim(HAND, len(cards))] if cards else []

    def claims_on_taker(self) -> list[Claim]:
        """What it claims of its taker: the base, the tokens that settle it, and those that leave the Warp."""
        base = [Claim((NEW_BASE, self.give.base.place), 1)] if self.give.base else []
        released = [Claim(WARP_TOKENS, self.give.release)] if self.give.release else []
        return [*base, *claims(self.settlers), *released]


def settlers(at: At[Cosmic], seat: Seat, base: Base) -> Batches | None:
    """The tokens with which a seat settles a base it is given; None if there are not enough.

    They come from the places that were named; otherwise from unpromised tokens in Limbo, and then from the fullest
    base.
    """
    count = 1 if base.tokens is None else base.tokens
    available = losable(at.opening, seat)
    order = [base.source] if base.source is not None else []
    if not order:
        available = {place: at.left(seat, token(place)) for place in available}
        order = sorted(available, key=lambda place: (place != LIMBO, -available[place], place))
    taken = []
    for place in order:
        tokens = min(count, available.get(place, 0))
        if tokens > 0:
            taken.append((place, tokens))
            count -= tokens
    return tuple(taken) if taken and not count else None


def _passing(at: At[Cosmic], giver: Seat, taker: Seat, give: Give) -> Passing | None:
    """One side of a deal; None if a player lacked what it needs when the phase's deals began.

    Things promised in several deals are settled by their claims.
    """
    opening = at.opening
    hand = opening.held(giver)
    sources = () if give.base is None else settlers(at, taker, give.base)
    if sources is None or give.release > opening.warp[taker] or len(give.cards) > len(hand):
        return None
    if any(card != ANY and give.cards.count(card) > hand.count(card) for card in give.cards):
        return None
    return Passing(giver, taker, give, sources)


Deals = dict[int, tuple[Passing, Passing]]
"""What passes in the deals of a phase that were made, by their challenges."""


def terms_carried(at: CosmicAt, first: Ranked, second: Ranked, deal: Deal, made: Deals) -> Script:
    """Carry out a deal if possible, except for its cards; returns whether it was possible."""
    one, other = first.ask.seat, second.ask.seat
    mine, theirs = _passing(at, one, other, deal.give), _passing(at, other, one, deal.get)
    if mine is None or theirs is None:
        return False
    wishes = [
        (first, (*mine.claims_on_giver(), *theirs.claims_on_taker())),
        (second, (*theirs.claims_on_giver(), *mine.claims_on_taker())),
    ]
    if not at.grant(wishes):
        return False
    made[at.where] = (mine, theirs)
    yield "given"
    yield from at.propose(DealMade(at.where))
    yield from earned(at)
    for giver, taker, give, sources in (mine, theirs):
        if give.base is not None:
            yield from at.propose(Settled(at.where, taker, give.base.place, sources))
        if give.release:
            yield from at.happens(Made(partial(released_some, seat=taker, tokens=give.release, by=giver)))
    return True


def cards_passed(at: CosmicAt, made: Deals) -> Script:
    """The cards of all deals pass, those that are named before those that are drawn.

    So a card given as `any card` is never one that another deal names, nor one that its giver has only received by a
    deal, not even their own card coming back. They are told side by side, so that nobody else learns which of them were
    named.
    """
    sides = [(where, side) for where, both in sorted(made.items()) for side in both]
    left = {giver: _since(at, giver) for _, (giver, *_) in sides}
    passing: list[Pile] = []
    for _, (giver, _, give, _) in sides:
        named = tuple([card for card in give.cards if card != ANY and card in left[giver]])
        passing.append(named)
        left[giver] = taken(left[giver], named)
    for (where, (giver, taker, give, _)), named in zip(sides, passing, strict=True):
        cards = [*named]
        for i in range(give.cards.count(ANY)):
            label = f"deal/turn {at.state.turn}/{where}/{at.state.seats[giver]}/{i}"
            drawn = at.chance.choose(label, left[giver], 1)
            left[giver] = taken(left[giver], drawn)
            cards += drawn
        for card in sorted(cards):
            yield CardGiven(giver, taker, card)


def _since(at: CosmicAt, seat: Seat) -> Pile:
    """What is left of a seat's hand as it was when the phase's deals began."""
    held = at.state.held(seat)
    return taken(held, taken(held, at.opening.held(seat)))
