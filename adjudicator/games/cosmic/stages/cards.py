"""Phase 3: challenge cards, and what comes of the challenges."""

from collections.abc import Iterator, Sequence

from adjudicator.core.event import Seat
from adjudicator.engine.asks import Ask, Claim, Options
from adjudicator.engine.at import At
from adjudicator.engine.rules import ASKS, SEES, WORTH, Holding
from adjudicator.engine.script import Script, Stage
from adjudicator.engine.words import Choice
from adjudicator.games.cosmic.cards import CardLaid, CardsShown
from adjudicator.games.cosmic.deck import COMPROMISE, attack_value, is_challenge_card
from adjudicator.games.cosmic.kit import CosmicAt
from adjudicator.games.cosmic.marks import Counted, PhaseOpened, Resolved
from adjudicator.games.cosmic.moves import Landed, TokensToLimbo, TokensToWarp
from adjudicator.games.cosmic.stages.boundary import powers_checked
from adjudicator.games.cosmic.stages.scripts import each_challenge
from adjudicator.games.cosmic.state import DEFENCE, OFFENCE, Challenge, Cosmic, Due
from adjudicator.games.cosmic.words import LayCard

NEW_CARDS = ("new challenge cards",)
"""The right to play one of the new cards: only as many as the old ones do not suffice for (rule 13)."""


def new_cards_playable(state: Cosmic, seat: Seat) -> int:
    """How many of a seat's new challenge cards may be played: the old ones must all be played, first or with them."""
    old = sum(1 for card in state.hands[seat] if is_challenge_card(card))
    return max(0, len(state.challenges_of(seat)) - old)


class Laying(Options):
    """The challenge cards a seat holds; an old one that is not promised is meant before a new one like it."""

    __slots__ = ("_at", "_fresh", "_old", "_seat")

    def __init__(self, at: At[Cosmic], seat: Seat) -> None:
        self._at = at
        self._seat = seat
        self._old = [card for card in at.opening.hands[seat] if is_challenge_card(card)]
        self._fresh = [card for card in at.opening.fresh[seat] if is_challenge_card(card)]

    def settle(self, choice: Choice) -> Choice | str:
        if not isinstance(choice, LayCard):
            return "that is no challenge card"
        new = choice.card in self._fresh
        if choice.card in self._old and not (new and self._at.left(self._seat, ("old card", choice.card)) <= 0):
            return LayCard(choice.card)
        if new:
            return LayCard(choice.card, fresh=True)
        return "that card is not in your hand"

    def claims(self, choice: Choice) -> tuple[Claim, ...]:
        if not isinstance(choice, LayCard):
            return ()
        if choice.fresh:
            return (Claim(("new card", choice.card), 1), Claim(NEW_CARDS, 1))
        return (Claim(("old card", choice.card), 1),)

    def every(self) -> Iterator[Choice]:
        """Each kind of card once, new ones after old ones."""
        for card in dict.fromkeys(self._old):
            yield LayCard(card)
        for card in dict.fromkeys(self._fresh):
            yield LayCard(card, fresh=True)


def _challenge(at: CosmicAt) -> Script:
    """One challenge from the laying of cards to its consequences."""
    yield from at.offer("force field")
    yield from _laid(at)
    yield from at.reach("show")
    yield CardsShown(at.where, at.challenge.laid)
    yield from at.reach("count")
    yield from _counted(at)
    if at.matters(ASKS, "control"):
        yield from at.reach("control")
        yield from at.offer("control")
    yield from at.reach("settle")
    yield _resolution(at.challenge)
    yield from _consequences(at)


def _laid(at: CosmicAt) -> Script:
    """Both main players lay a card; whoever sees the other's first lays his afterwards."""
    challenge = at.challenge
    mains = (challenge.offence, challenge.defence)
    seers: Sequence[Holding] = ()
    if at.matters(SEES, "card"):
        yield from at.reach("foresee")
        seers = yield from at.seers("card")
    late = {holding.seat for holding in seers}
    yield from at.reach("lay")
    yield from _lay(at, [seat for seat in mains if seat not in late])
    if seers:
        yield from at.reach("see")
        for holding in seers:
            yield from holding.rule.method(holding.piece, at.of(holding.seat))
        yield from _lay(at, [seat for seat in mains if seat in late])


def _lay(at: CosmicAt, seats: list[Seat]) -> Script:
    asks = [Ask(seat, "card", Laying(at, seat), where=at.where, default=None) for seat in seats]
    answers = (yield asks) if asks else []
    for seat, answer in zip(seats, answers, strict=True):
        if isinstance(answer, LayCard):
            yield CardLaid(seat, at.where, answer.card)


def _counted(at: CosmicAt) -> Script:
    """Card, own tokens and allied tokens of each side, after all powers have had their say (C2).

    Where a Compromise decides, no power is used on the numbers, and no card to stop one is spent; nor on no tokens.
    """
    totals, tokens = [], []
    decides = COMPROMISE not in at.challenge.laid
    for side in (OFFENCE, DEFENCE):
        challenge = at.challenge
        mine = challenge.tokens_of(side)
        own = mine * (yield from _each(at, challenge.main(side), mine, decides=decides))
        allied = 0
        for ally in challenge.allies:
            if ally.side == side:
                allied += ally.tokens * (yield from _each(at, ally.seat, ally.tokens, decides=decides))
        card = challenge.laid[side]
        value = attack_value(card) if card is not None else None
        total = (value or 0) + own + allied
        if decides and at.matters(WORTH, "total"):
            total = yield from at.worth("total", total, side, value, own + allied)
        totals.append(total)
        tokens.append((own, allied))
    yield Counted(at.where, (totals[0], totals[1]), (tokens[0], tokens[1]))


def _each(at: CosmicAt, seat: Seat, tokens: int, *, decides: bool) -> Script:
    """What each of a seat's tokens counts."""
    if not (tokens and decides and at.matters(WORTH, "token")):
        return 1
    return (yield from at.worth("token", 1, seat))


def winning(challenge: Challenge) -> int | None:
    """The side that wins by the cards and totals shown; None where both sides must deal. A tie is the defence's."""
    offence, defence = (card == COMPROMISE for card in challenge.laid)
    if challenge.controlled or (offence and defence):
        return None
    if offence or defence:
        return DEFENCE if offence else OFFENCE
    first, second = challenge.totals or (0, 0)
    return OFFENCE if first > second else DEFENCE


def _resolution(challenge: Challenge) -> Resolved:
    """Who won, what the loser of a Compromise may take, and which allies are to be rewarded."""
    winner = winning(challenge)
    if winner is None:
        return Resolved(challenge.number, None)
    loser = 1 - winner
    consolation = None
    lost = challenge.tokens_of(loser)
    if challenge.laid[loser] == COMPROMISE and lost:
        consolation = Due(challenge.main(loser), challenge.main(winner), lost)
    rewards = tuple(ally for ally in challenge.allies if ally.side == winner == DEFENCE)
    return Resolved(challenge.number, winner, consolation, rewards)


def _consequences(at: CosmicAt) -> Script:
    """Losers go to the Warp, the offence's winners land, everybody else involved goes to Limbo (rules 12, 20e)."""
    challenge, where = at.challenge, at.where
    if challenge.deal:
        for seat, tokens in _parties(challenge, OFFENCE) + _allies(challenge, DEFENCE):
            yield TokensToLimbo(seat, tokens, where)
        return
    winner = challenge.winner
    for seat, tokens in _parties(challenge, DEFENCE if winner == OFFENCE else OFFENCE):
        yield from at.propose(TokensToWarp(seat, tokens, where))
    for seat, tokens in _parties(challenge, OFFENCE) if winner == OFFENCE else ():
        yield Landed(where, seat, tokens)
    for seat, tokens in _allies(challenge, DEFENCE) if winner == DEFENCE else ():
        yield TokensToLimbo(seat, tokens, where)


def _allies(challenge: Challenge, side: int) -> list[tuple[Seat, int]]:
    return [(ally.seat, ally.tokens) for ally in challenge.allies if ally.side == side]


def _parties(challenge: Challenge, side: int) -> list[tuple[Seat, int]]:
    """The main player of a side, if he has tokens there, and his allies."""
    own = challenge.tokens_of(side)
    return ([(challenge.main(side), own)] if own else []) + _allies(challenge, side)


def unsettled(state: Cosmic) -> bool:
    """Whether anything public is left for phase 4: a deal, rewards, consolation, losses to the Plague (T5)."""
    return any(state.plagued) or any(c.deal or c.consolation or c.rewards for c in state.challenges)


def _close(at: CosmicAt) -> Script:
    yield from at.reach("close")
    if unsettled(at.state):
        yield from powers_checked(at)
        yield PhaseOpened(at.state.turn, 4)


CARDS = Stage(
    "cards",
    ("fields", "foresee", "lay", "see", "show", "count", "control", "settle", "close"),
    lambda run: [*each_challenge(run, _challenge), (0, _close)],
)
