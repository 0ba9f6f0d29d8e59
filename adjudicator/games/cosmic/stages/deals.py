"""Phase 4: deals, rewards, and consolation."""

from collections.abc import Iterator
from functools import partial

from adjudicator.core.chance import Chance
from adjudicator.core.event import Seat
from adjudicator.engine.asks import Ask, Claim, Options, Ranked
from adjudicator.engine.at import At
from adjudicator.engine.script import Made, Script, Stage
from adjudicator.engine.words import Batch, Choice
from adjudicator.games.cosmic.cards import CardGiven
from adjudicator.games.cosmic.deals import ANY, Base, Deal, Give, common
from adjudicator.games.cosmic.deck import draw
from adjudicator.games.cosmic.kit import CosmicAt
from adjudicator.games.cosmic.losing import Losing, losable
from adjudicator.games.cosmic.marks import DealFailed, DealMade
from adjudicator.games.cosmic.moves import Released, Settled, TokensToWarp, released_some
from adjudicator.games.cosmic.placing import landings, why_not
from adjudicator.games.cosmic.sending import as_sources, token
from adjudicator.games.cosmic.stages.scripts import each_challenge
from adjudicator.games.cosmic.state import LIMBO, Cosmic, Due, Place
from adjudicator.games.cosmic.words import Loss, Reward


class Dealing(Options):
    """The terms a main player may offer: what he gives he must have; what he gets is the other's to give."""

    __slots__ = ("_at", "_other", "_seat")

    def __init__(self, at: At[Cosmic], seat: Seat, other: Seat) -> None:
        self._at = at
        self._seat = seat
        self._other = other

    def settle(self, choice: Choice) -> Choice | str:
        if not isinstance(choice, Deal):
            return "that is no deal"
        give, get = self._turned(choice.give, self._other), self._turned(choice.get, self._seat)
        state = self._at.state
        for giver, side in ((self._seat, give), (self._other, get)):
            reason = self._why_not(state, giver, side)
            if reason is not None:
                return reason
        hand = list(state.held(self._seat))
        for card in give.cards:
            if card != ANY:
                if card not in hand:
                    return f"{card} is not in your hand"
                hand.remove(card)
        if len(give.cards) > len(state.held(self._seat)):
            return "you have not so many cards"
        return Deal(give, get)

    def _why_not(self, state: Cosmic, giver: Seat, side: Give) -> str | None:
        if side.base is not None and (side.base.place < 0 or not state.planets[side.base.place][giver]):
            return "only a planet on which the giver has a base can be given"
        if side.release and not self._at.allowed(giver, "release by deal"):
            return "nobody here can release tokens from the Warp by a deal"
        return None

    def _turned(self, side: Give, settler: Seat) -> Give:
        """`home 1` as the source of a base's tokens means the home of the player whose tokens they are."""
        base, state = side.base, self._at.state
        if base is None or base.source is None or base.source < 0 or state.planets[base.source][settler]:
            return side
        home = state.home(settler)[base.source % len(state.home(settler))]
        return Give(Base(base.place, base.tokens, home), side.cards, side.release)

    def every(self) -> Iterator[Choice]:
        """A base for a base, on the lowest planets each has in its home system."""
        state = self._at.state
        mine = [p for p in state.home(self._seat) if state.planets[p][self._seat]]
        theirs = [p for p in state.home(self._other) if state.planets[p][self._other]]
        if mine and theirs:
            yield Deal(Give(Base(mine[0])), Give(Base(theirs[0])))


def settlers(at: At[Cosmic], seat: Seat, base: Base) -> tuple[tuple[Place, int], ...] | None:
    """The tokens with which a seat settles a base it is given; None where there are not enough.

    They come from where it was said, else from Limbo and then its fullest base.
    """
    count = 1 if base.tokens is None else base.tokens
    available = {place: left for place in losable(at.state, seat) if (left := at.left(seat, token(place))) > 0}
    order = (
        [base.source]
        if base.source is not None
        else sorted(available, key=lambda place: (place != LIMBO, -available[place], place))
    )
    taken = []
    for place in order:
        tokens = min(count, available.get(place, 0))
        if tokens:
            taken.append((place, tokens))
            count -= tokens
    return tuple(taken) if taken and not count else None


def _terms_carried(at: CosmicAt, first: Ranked, second: Ranked, deal: Deal) -> Script:
    """Carry out a deal, if what both give is still there; returns whether it was."""
    moves: list[tuple[Seat, Seat, Give, tuple[tuple[Place, int], ...]]] = []
    for giver, taker, side in (
        (first.ask.seat, second.ask.seat, deal.give),
        (second.ask.seat, first.ask.seat, deal.get),
    ):
        sources = () if side.base is None else settlers(at, taker, side.base)
        if sources is None or side.release > at.state.warp[taker]:
            return False
        named = [card for card in side.cards if card != ANY]
        if any(named.count(card) > at.state.held(giver).count(card) for card in named) or len(side.cards) > len(
            at.state.held(giver)
        ):
            return False
        moves.append((giver, taker, side, sources))
    claims: dict[Seat, list[Claim]] = {first.ask.seat: [], second.ask.seat: []}
    for giver, taker, side, sources in moves:
        claims[giver] += [
            Claim(("card", card), side.cards.count(card)) for card in dict.fromkeys(side.cards) if card != ANY
        ]
        claims[taker] += [Claim(token(place), tokens) for place, tokens in sources]
    if not at.grant([(mine, tuple(claims[mine.ask.seat])) for mine in (first, second)]):
        return False
    yield DealMade(at.where)
    for giver, taker, side, sources in moves:
        if side.base is not None:
            yield Settled(at.where, taker, side.base.place, sources)
        for i, card in enumerate(side.cards):
            yield Made(partial(_handed, at, giver, taker, card, i))
        if side.release:
            yield Made(partial(released_some, seat=taker, tokens=side.release, by=giver))
    return True


def _handed(at: CosmicAt, giver: Seat, taker: Seat, card: str, which: int, now: Cosmic) -> CardGiven | None:
    """A card of a deal, or any card, passes to the other player."""
    hand = now.held(giver)
    if card == ANY and hand:
        label = f"deal/turn {now.turn}/{at.where}/{now.seats[giver]}/{which}"
        card = at.chance.choose(label, hand, 1)[0]
    return CardGiven(giver, taker, card) if card in hand else None


def _dealing(at: CosmicAt) -> Script:
    """The main players' deal, or the three tokens each loses without one (D1, D2)."""
    challenge, where = at.challenge, at.where
    mains = (challenge.offence, challenge.defence)
    done = not challenge.deal
    if challenge.deal:
        one, other = yield [
            Ask(seat, "deal", Dealing(at, seat, mains[1 - side]), where=where, ranked=True)
            for side, seat in enumerate(mains)
        ]
        terms = common([ranked.choice for ranked in one], [ranked.choice for ranked in other])
        for i, j, deal in terms:
            done = yield from _terms_carried(at, one[i], other[j], deal)
            if done:
                break
    yield from at.reach("loss")
    if not done:
        yield DealFailed(where)
        asks = [Ask(seat, "loss", Losing(at, seat), where=where, default=None) for seat in mains]
        answers = yield asks
        for seat, answer in zip(mains, answers, strict=True):
            if isinstance(answer, Loss):
                sources = as_sources(answer.sources)
                yield from at.propose(TokensToWarp(seat, sum(n for _, n in sources), 0, sources))
    yield from at.reach("reward")
    yield from _rewards(at)
    yield from at.reach("gas")
    yield from at.offer("gas")


class Rewarding(Options):
    """Tokens from the Warp, cards, or some of each: one for each token sent as a winning defensive ally (D3)."""

    __slots__ = ("_at", "_seat", "_tokens")

    def __init__(self, at: At[Cosmic], seat: Seat, tokens: int) -> None:
        self._at = at
        self._seat = seat
        self._tokens = tokens

    def settle(self, choice: Choice) -> Choice | str:
        if not isinstance(choice, Reward):
            return "that is no reward"
        left = self._tokens
        free = self._at.left(self._seat, ("warp",))
        placed = []
        for batch in choice.to:
            reason = why_not(self._at.state, self._seat, batch.place)
            if reason is not None:
                return reason
            tokens = min(left, free) if batch.count is None else batch.count
            if tokens > left:
                return f"the reward is {self._tokens} in all"
            if tokens > self._at.state.warp[self._seat]:
                return "you have not so many tokens in the Warp"
            left -= tokens
            free -= tokens
            if tokens:
                placed.append(Batch(tokens, batch.place))
        return Reward(tuple(placed))

    def claims(self, choice: Choice) -> tuple[Claim, ...]:
        tokens = sum(batch.count or 0 for batch in choice.to) if isinstance(choice, Reward) else 0
        return (Claim(("warp",), tokens),) if tokens else ()

    def drawn(self, chance: Chance, label: str) -> Iterator[Choice]:
        """For each part of the reward a token or a card, as likely; tokens to bases at random."""
        free = self._at.left(self._seat, ("warp",))
        places = landings(self._at.state, self._seat)
        counts: dict[Place, int] = {}
        for i in range(self._tokens):
            if free and places and chance.below(f"{label}/{i}", 2):
                free -= 1
                place = chance.pick(f"{label}/{i}/place", places)
                counts[place] = counts.get(place, 0) + 1
        yield Reward(tuple(Batch(n, place) for place, n in sorted(counts.items())))

    def every(self) -> Iterator[Choice]:
        """All cards, or as many tokens as there are to each place."""
        yield Reward(())
        for place in landings(self._at.state, self._seat):
            yield Reward((Batch(None, place),))


def _rewards(at: CosmicAt) -> Script:
    """Each winning defensive ally is rewarded, in timing order."""
    allies = at.challenge.rewards
    if not allies:
        return
    asks = [
        Ask(ally.seat, "reward", Rewarding(at, ally.seat, ally.tokens), where=at.where, default=None) for ally in allies
    ]
    answers = yield asks
    for ally, answer in zip(allies, answers, strict=True):
        sources = as_sources(answer.to) if isinstance(answer, Reward) else ()
        tokens = sum(n for _, n in sources)
        if tokens:
            yield Released(ally.seat, sources)
        cards = ally.tokens - tokens
        if cards:
            label = f"reward/turn {at.state.turn}/{at.where}/{at.state.seats[ally.seat]}"
            yield from draw(at, ally.seat, cards, label)


def _consolations(at: CosmicAt) -> Script:
    """Consolation is taken at random from what is left of the winners' hands, several claimants in turn (C3)."""
    yield from at.reach("consolation")
    dues = [(c.number, due) for c in at.state.challenges if (due := c.consolation) is not None]
    for round_ in range(max((due.cards for _, due in dues), default=0)):
        for number, due in dues:
            if round_ < due.cards:
                yield Made(partial(_consoled, at, number, due, round_))


def _consoled(at: CosmicAt, number: int, due: Due, which: int, now: Cosmic) -> CardGiven | None:
    hand = now.held(due.giver)
    if not hand:
        return None
    label = f"consolation/turn {now.turn}/{number}/{which}"
    return CardGiven(due.giver, due.taker, at.chance.choose(label, hand, 1)[0])


DEALS = Stage(
    "deals",
    ("deal", "loss", "reward", "gas", "consolation"),
    lambda run: [*each_challenge(run, _dealing), (0, _consolations)],
)
