"""Losses: tokens and cards chosen for the Plague and for a failed deal, and tokens that leave the game for good."""

from collections.abc import Iterable, Iterator

from adjudicator.core.chance import Chance
from adjudicator.core.event import Seat
from adjudicator.engine.contract.order_words import Batch, Choice
from adjudicator.engine.contract.questions import Claim, Options
from adjudicator.engine.contract.script import Script
from adjudicator.engine.contract.standpoint import At
from adjudicator.engine.text.sayings import Spoken, Together
from adjudicator.galaxy.batches import Batches, as_batches, as_sources, count, drawn_tokens, fullest
from adjudicator.galaxy.forces import claims, exactly, token
from adjudicator.galaxy.systems import Place
from adjudicator.games.cosmic.events.token_moves import TokensRemoved, TokensToWarp, parted, turned
from adjudicator.games.cosmic.table.card_faces import kind
from adjudicator.games.cosmic.table.speech import reason
from adjudicator.games.cosmic.table.state import LIMBO, TOKENS, Cosmic
from adjudicator.games.cosmic.words.order_words import LOST, Loss, PlagueLoss

PLAGUE_TOKENS = LOST
DEAL_TOKENS = LOST


def losable(state: Cosmic, seat: Seat) -> dict[Place, int]:
    """A seat's tokens by place that can be lost: on planets not under attack, and in Limbo."""
    attacked = state.attacked()
    found = {place: state.planets[place][seat] for place in state.bases(seat) if place not in attacked}
    if state.limbo[seat]:
        found[LIMBO] = state.limbo[seat]
    return found


def still_there(state: Cosmic, seat: Seat, named: Batches) -> Batches:
    """The tokens named, or others from the fullest bases for those that something else has taken meanwhile."""
    left = losable(state, seat)
    found: dict[Place, int] = {}
    due = count(named)
    for place, tokens in (*named, *[(place, due) for place in fullest(left)]):
        here = min(tokens, left.get(place, 0), due)
        left[place] = left.get(place, 0) - here
        found[place] = found.get(place, 0) + here
        due -= here
    return tuple(sorted((place, tokens) for place, tokens in found.items() if tokens))


def _named(state: Cosmic, seat: Seat, sources: tuple[Batch, ...], count: int) -> tuple[Batch, ...] | Spoken:
    """The tokens an order names, exactly `count` of them; places without a number provide what is still missing."""
    return exactly(losable(state, seat), count, sources, reason)


def _first(named: tuple[Batch, ...], sources: tuple[Batch, ...], count: int) -> tuple[Batch, ...]:
    """The first tokens named, in the order in which the places were written."""
    tokens = dict(as_sources(named))
    taken: dict[Place, int] = {}
    for place in dict.fromkeys(batch.place for batch in sources):
        taken[place] = min(tokens.get(place, 0), count - sum(taken.values()))
    return as_batches(tuple(sorted((place, n) for place, n in taken.items() if n)))


class Losing(Options):
    """The ways to lose this many tokens when a deal fails (D2).

    A flare that nobody can foresee may change the usual number. A player who has named the usual number has chosen
    those: if more are to be lost, they are among them; if fewer, the first of them are lost.
    """

    __slots__ = ("_at", "_seat", "_usual", "count")

    def __init__(self, at: At[Cosmic], seat: Seat, count: int) -> None:
        self._at = at
        self._seat = seat
        available = sum(losable(at.state, seat).values())
        self.count = min(count, available)
        self._usual = min(DEAL_TOKENS, available)

    def settle(self, choice: Choice) -> Choice | Spoken:
        if not isinstance(choice, Loss):
            return reason("no-loss")
        named = _named(self._at.state, self._seat, choice.sources, self.count)
        if isinstance(named, str) and self.count != self._usual:
            usual = _named(self._at.state, self._seat, choice.sources, self._usual)
            if not isinstance(usual, str):
                named = _first(usual, choice.sources, self.count)
        return named if isinstance(named, str) else Loss(named)

    def claims(self, choice: Choice) -> tuple[Claim, ...]:
        return claims(as_sources(choice.sources)) if isinstance(choice, Loss) else ()

    def drawn(self, chance: Chance, label: str) -> Iterator[Choice]:
        seat = self._seat
        left = {
            place: free for place in losable(self._at.state, seat) if (free := self._at.left(seat, token(place))) > 0
        }
        drawn = drawn_tokens(chance, label, left, self.count)
        if drawn:
            yield Loss(as_batches(drawn))

    def every(self) -> Iterator[Choice]:
        """All from one place, for each place with enough of them."""
        for place, tokens in sorted(losable(self._at.state, self._seat).items()):
            if tokens >= self.count:
                yield Loss((Batch(self.count, place),))


class PlagueTakes(Options):
    """The ways to lose three tokens and a card of each type (G4)."""

    __slots__ = ("_at", "_count", "_seat")

    def __init__(self, at: At[Cosmic], seat: Seat) -> None:
        self._at = at
        self._seat = seat
        self._count = min(PLAGUE_TOKENS, sum(losable(at.state, seat).values()))

    def settle(self, choice: Choice) -> Choice | Spoken:
        if not isinstance(choice, PlagueLoss):
            return reason("no-loss")
        named = _named(self._at.state, self._seat, choice.sources, self._count)
        if isinstance(named, str):
            return named
        hand = self._at.state.held(self._seat)
        kinds = sorted({kind(card) for card in hand})
        if sorted(kind(card) for card in choice.cards) != kinds:
            return reason("one-card-of-each", kinds=Together([reason(f"kind-{one}") for one in kinds], ", "))
        if any(card not in hand for card in choice.cards):
            return reason("card-not-held")
        return PlagueLoss(named, choice.cards)

    def drawn(self, chance: Chance, label: str) -> Iterator[Choice]:
        hand = self._at.state.held(self._seat)
        tokens = drawn_tokens(chance, f"{label}/tokens", losable(self._at.state, self._seat), self._count)
        cards = tuple(
            chance.choose(f"{label}/{wanted}", [card for card in hand if kind(card) == wanted], 1)[0]
            for wanted in sorted({kind(card) for card in hand})
        )
        yield PlagueLoss(as_batches(tokens), cards)

    def every(self) -> Iterator[Choice]:
        """One fair choice: there are too many ways to list."""
        return self.drawn(self._at.chance, "plague loss")


def erasable(at: At[Cosmic], lost: TokensToWarp, *, spare: bool) -> int:
    """How many of the lost tokens can leave the game: with some spared, players keep enough to win with."""
    if not spare:
        return lost.tokens
    return max(0, min(lost.tokens, TOKENS - at.state.out[lost.seat] - int(at.state.options["bases_to_win"])))


def losers(at: At[Cosmic], seats: Iterable[Seat], *, spare: bool) -> Iterator[Seat]:
    """The players whose tokens leave the game if they lose this challenge."""
    challenge = at.state.challenge(at.where)
    for seat in seats:
        tokens = challenge.tokens_for(seat)
        if tokens and erasable(at, TokensToWarp(seat, tokens, at.where), spare=spare):
            yield seat


def erased(at: At[Cosmic], lost: TokensToWarp, *, spare: bool) -> Script:
    """As many tokens as possible leave the game instead of going to the Warp."""
    gone, rest = parted(lost, erasable(at, lost, spare=spare))
    yield turned(gone, TokensRemoved)
    if rest.tokens:
        yield rest
