"""Phase 4: deals, rewards, and consolation."""

from collections.abc import Iterator, Mapping, Sequence
from functools import partial

from adjudicator.core.chance import Chance
from adjudicator.core.event import Seat
from adjudicator.core.piles import taken
from adjudicator.engine.contract.order_words import Batch, Choice
from adjudicator.engine.contract.pieces import ASKS
from adjudicator.engine.contract.questions import Ask, Claim, Options
from adjudicator.engine.contract.script import Made, Parts, Scene, Script, Stage
from adjudicator.engine.contract.standpoint import At
from adjudicator.engine.text.sayings import Spoken
from adjudicator.galaxy.batches import as_sources, count
from adjudicator.galaxy.systems import Place
from adjudicator.games.cosmic.events.cards import CardGiven
from adjudicator.games.cosmic.events.milestones import DealFailed
from adjudicator.games.cosmic.events.token_moves import Released, TokensToWarp, released_named
from adjudicator.games.cosmic.forfeits.losses import DEAL_TOKENS, Losing, still_there
from adjudicator.games.cosmic.kit import CosmicAt
from adjudicator.games.cosmic.mechanics.deck import draw
from adjudicator.games.cosmic.mechanics.placements import landings, why_not
from adjudicator.games.cosmic.stages.scripts import each_challenge
from adjudicator.games.cosmic.stages.terms import WARP_TOKENS, Dealing, Deals, cards_passed, terms_carried
from adjudicator.games.cosmic.table.speech import reason
from adjudicator.games.cosmic.table.state import Cosmic
from adjudicator.games.cosmic.words.deal_terms import common
from adjudicator.games.cosmic.words.order_words import Loss, Reward


def _dealing(at: CosmicAt, made: Deals) -> Script:
    """The main players' deal, or the three tokens each loses without one (D1, D2)."""
    if at.matters(ASKS, "deal flares"):
        yield from at.flares("deal flares")
        yield "deal"
    challenge, where = at.challenge, at.where
    mains = (challenge.offence, challenge.defence)
    done = not challenge.deal
    if challenge.deal:
        one, other = yield [
            Ask(seat, "deal", Dealing(at, seat, mains[1 - side]), where=where, ranked=True)
            for side, seat in enumerate(mains)
        ]
        terms = common([ranked.choice for ranked in one], [ranked.choice for ranked in other])
        if terms:
            yield from at.offers("quash")
        for i, j, deal in terms if not at.challenge.quashed else ():
            done = yield from terms_carried(at, one[i], other[j], deal, made)
            if done:
                break
    if not done:
        yield "failed"
        yield DealFailed(where)
        yield from at.offers("failed")
        yield from at.flares("failed flares")
        yield "loss"
        for seat, named in (yield from _losses(at, mains)).items():
            # What one of them loses may cost the other tokens, too.
            if sources := still_there(at.state, seat, named):
                yield from at.propose(TokensToWarp(seat, count(sources), 0, sources, where))
    elif challenge.deal:
        yield from at.flares("dealt flares")
    if at.challenge.rewards:
        yield "reward"
        yield from _rewards(at)
    yield from at.offers("gas")
    yield from at.flares("consolation flares")


def _losses(at: CosmicAt, mains: Sequence[Seat]) -> Script:
    """What each main player loses without a deal; if it is more than they could name, the rest is drawn (D2)."""
    ways = {}
    for seat in mains:
        cost = yield from at.worth("deal loss", DEAL_TOKENS, seat)
        ways[seat] = Losing(at, seat, cost)
    lost = yield from _chosen(at, "loss", ways)
    missing = {seat: way.count - count(lost[seat]) for seat, way in ways.items() if way.count > DEAL_TOKENS}
    further = {seat: Losing(at, seat, tokens) for seat, tokens in missing.items() if tokens}
    if further:
        for seat, more in (yield from _chosen(at, "further loss", further)).items():
            tokens = dict(lost[seat])
            for place, n in more:
                tokens[place] = tokens.get(place, 0) + n
            lost[seat] = tuple(sorted(tokens.items()))
    return lost


def _chosen(at: CosmicAt, about: str, ways: Mapping[Seat, Losing]) -> Script:
    """The tokens that each player chooses to lose, or that are drawn for them."""
    answers = yield [Ask(seat, about, way, where=at.where, default=None) for seat, way in ways.items()]
    sources = [as_sources(answer.sources) if isinstance(answer, Loss) else () for answer in answers]
    return dict(zip(ways, sources, strict=True))


class Rewarding(Options):
    """Tokens from the Warp, cards, or some of each: one for each token sent as a winning defensive ally (D3)."""

    __slots__ = ("_at", "_seat", "_tokens")

    def __init__(self, at: At[Cosmic], seat: Seat, tokens: int) -> None:
        self._at = at
        self._seat = seat
        self._tokens = tokens

    def settle(self, choice: Choice) -> Choice | Spoken:
        if not isinstance(choice, Reward):
            return reason("no-reward")
        left = self._tokens
        free = self._at.left(self._seat, WARP_TOKENS)
        placed: dict[Place, int] = {}
        for batch in choice.to:
            why = why_not(self._at.state, self._seat, batch.place)
            if why is not None:
                return why
            tokens = min(left, max(free, 0)) if batch.count is None else batch.count
            if tokens > left:
                return reason("reward-in-all", count=self._tokens)
            if tokens > self._at.opening.warp[self._seat]:
                return reason("not-so-many-in-warp")
            left -= tokens
            free -= tokens
            if tokens:
                placed[batch.place] = placed.get(batch.place, 0) + tokens
        return Reward(tuple([Batch(tokens, place) for place, tokens in placed.items()]))

    def claims(self, choice: Choice) -> tuple[Claim, ...]:
        tokens = sum(batch.count or 0 for batch in choice.to) if isinstance(choice, Reward) else 0
        return (Claim(WARP_TOKENS, tokens),) if tokens else ()

    def drawn(self, chance: Chance, label: str) -> Iterator[Choice]:
        """For each part of the reward a token or a card, equally likely; tokens go to bases at random."""
        free = self._at.left(self._seat, WARP_TOKENS)
        places = landings(self._at.state, self._seat)
        counts: dict[Place, int] = {}
        for i in range(self._tokens):
            if free and places and chance.below(f"{label}/{i}", 2):
                free -= 1
                place = chance.pick(f"{label}/{i}/place", places)
                counts[place] = counts.get(place, 0) + 1
        yield Reward(tuple(Batch(n, place) for place, n in sorted(counts.items())))

    def every(self) -> Iterator[Choice]:
        """All cards, or as many tokens as possible to each place."""
        yield Reward(())
        for place in landings(self._at.state, self._seat):
            yield Reward((Batch(None, place),))


def _rewards(at: CosmicAt) -> Script:
    """Each winning defensive ally is rewarded, in timing order."""
    allies = at.challenge.rewards
    asks = [
        Ask(ally.seat, "reward", Rewarding(at, ally.seat, ally.tokens), where=at.where, default=None) for ally in allies
    ]
    answers = yield asks
    for ally, answer in zip(allies, answers, strict=True):
        sources = as_sources(answer.to) if isinstance(answer, Reward) else ()
        # Tokens that a piece has freed meanwhile are no longer there: for these it is cards.
        freed = Made(partial(released_named, seat=ally.seat, to=sources))
        yield from at.happens(freed)
        cards = ally.tokens - (count(freed.happened.to) if isinstance(freed.happened, Released) else 0)
        if cards:
            label = f"reward/turn {at.state.turn}/{at.where}/{at.state.seats[ally.seat]}"
            yield from draw(at, ally.seat, cards, label)


def _cards(at: CosmicAt, made: Deals) -> Script:
    """The cards of the deals that are made in one run of the stage."""
    made.clear()
    yield "drawn"
    yield from cards_passed(at, made)


def _consolations(at: CosmicAt) -> Script:
    """Consolation is taken at random from the rest of the winners' hands, with several claimants in turn (C3).

    All of it is taken at one moment: cards received as consolation are not there to console others with.
    """
    yield "consolation"
    dues = [(c.number, due) for c in at.state.challenges if (due := c.consolation) is not None]
    left = {due.giver: at.state.held(due.giver) for _, due in dues}
    for round_ in range(max((due.cards for _, due in dues), default=0)):
        for number, due in dues:
            if round_ < due.cards:
                label = f"consolation/turn {at.state.turn}/{number}/{round_}"
                cards = at.chance.choose(label, left[due.giver], 1)
                left[due.giver] = taken(left[due.giver], cards)
                for card in cards:
                    yield CardGiven(due.giver, due.taker, card)


def _open(scene: Scene) -> Parts:
    made: Deals = {}
    return [*each_challenge(scene, partial(_dealing, made=made)), (0, partial(_cards, made=made)), (0, _consolations)]


DEALS = Stage(
    "deals",
    (
        "deal flares",
        "deal",
        "quash",
        "given",
        "drawn",
        "failed",
        "failed flares",
        "loss",
        "dealt flares",
        "reward",
        "gas",
        "consolation flares",
        "consolation",
    ),
    _open,
)
