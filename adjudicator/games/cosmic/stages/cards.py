"""Phase 3: challenge cards, and the results of the challenges."""

from collections.abc import Sequence

from adjudicator.core.event import Event, Seat
from adjudicator.engine.contract.order_words import Choice
from adjudicator.engine.contract.pieces import ASKS, DECIDES_FOR, SEES, WORTH, Holding
from adjudicator.engine.contract.questions import Ask
from adjudicator.engine.contract.script import Script, Stage
from adjudicator.games.cosmic.events.cards import CardLaid, CardsShown
from adjudicator.games.cosmic.events.milestones import Counted, LeadTurned, PhaseOpened, Resolved
from adjudicator.games.cosmic.events.replays import AsideLaid, AsideReturned
from adjudicator.games.cosmic.events.token_moves import Landed, TokensToLimbo, TokensToWarp
from adjudicator.games.cosmic.kit import CosmicAt
from adjudicator.games.cosmic.mechanics.card_laying import laying
from adjudicator.games.cosmic.mechanics.resolutions import rewarded
from adjudicator.games.cosmic.mechanics.second_challenges import earned
from adjudicator.games.cosmic.stages.boundary import powers_checked
from adjudicator.games.cosmic.stages.scripts import each_challenge
from adjudicator.games.cosmic.table.card_faces import COMPROMISE, attack_value
from adjudicator.games.cosmic.table.state import DEFENCE, NEITHER, OFFENCE, Challenge, Cosmic, Due
from adjudicator.games.cosmic.words.order_words import LayCard


def _challenge(at: CosmicAt) -> Script:
    """One challenge from the laying of cards to its consequences."""
    yield from at.offer("force field")
    yield from at.offers("before lay")
    yield from at.flares("before lay flares")
    if not (yield from _fought(at)):
        yield from _unfought(at)
        return
    yield from at.offers("replay")
    if not at.challenge.replayed:
        yield from at.flares("replay flares")
    if at.challenge.replayed:
        fought = yield from _fought(at, " again")
        if at.challenge.aside:
            yield AsideReturned(at.where)
        if not fought:
            yield from _unfought(at)
            return
    if at.matters(ASKS, "reinforce") and at.both_attack():
        yield from _reinforced(at)
    yield from at.offers("control")
    yield "settle"
    yield from at.propose((yield from _resolution(at)))
    yield from at.flares("settle flares")
    if at.matters(ASKS, "settled"):
        # One challenge after the other: what is taken in one is not there for the next.
        yield SETTLED[min(at.where, len(SETTLED)) - 1]
        yield from at.offer("settled")
    yield "consequences"
    yield from _consequences(at)


def _fought(at: CosmicAt, again: str = "") -> Script:
    """Cards are laid, turned up and counted; `again` says that it is the second time.

    Returns whether they were: before they are turned up the challenge may be called off, or decided by a piece.
    """
    yield from _laid(at, again)
    yield from at.offers("laid", again)
    yield from at.flares("laid flares", again)
    if at.challenge.over:
        return False
    yield f"show{again}"
    yield from at.propose(CardsShown(at.where, at.challenge.laid))
    yield from at.offers("shown", again)
    yield from at.flares("shown flares", again)
    yield f"count{again}"
    yield from counted(at)
    if at.matters(ASKS, "counted"):
        yield f"counted{again}"
        yield from _weighed_again(at)
    return True


def _unfought(at: CosmicAt) -> Script:
    """What follows where no cards were turned up."""
    if at.challenge.called_off:
        yield from earned(at)  # it goes on as if a deal had been made
    else:
        yield "consequences"
        yield from _consequences(at)


def _weighed_again(at: CosmicAt) -> Script:
    """Pieces add to what has been counted."""
    before = at.challenge.totals
    yield from at.offer("counted")
    if at.challenge.totals != before and at.matters(WORTH, "winner"):
        yield from _led(at)


def _laid(at: CosmicAt, again: str) -> Script:
    """Both main players lay a card; a player who sees the other's card first lays their own afterwards."""
    seers: Sequence[Holding] = ()
    ruled: frozenset[Seat] = frozenset()
    if at.matters(SEES, "card") or at.matters(DECIDES_FOR, "card"):
        yield f"foresee{again}"
        seers = yield from at.seers("card")
        ruled = yield from at.overruled("card")
    late = [holding.seat for holding in seers] if seers else ()
    yield f"lay{again}"
    asks = [laying(at, seat, heard=seat not in ruled, detail=again) for seat in at.unlaid if seat not in late]
    if asks:
        yield from _lay(at, asks, (yield asks))
    if seers:
        yield f"see{again}"
        for holding in seers:
            yield from holding.rule.method(holding.piece, at.of(holding.seat))
        asks = [laying(at, seat, heard=seat not in ruled, detail=again) for seat in at.unlaid if seat in late]
        if asks:
            yield from _lay(at, asks, (yield asks))


def _lay(at: CosmicAt, asks: Sequence[Ask], answers: Sequence[Choice]) -> list[Event[Cosmic]]:
    """The seats that were asked lay a card each; in a replay, a seat with no other card lays the one set aside."""
    where = at.where
    laid: list[Event[Cosmic]] = []
    for ask, answer in zip(asks, answers, strict=True):
        if isinstance(answer, LayCard):
            laid.append(CardLaid(ask.seat, where, answer.card))
        elif any(owner == ask.seat for owner, _ in at.challenge.aside):
            laid.append(AsideLaid(ask.seat, where))
    return laid


def counted(at: CosmicAt) -> Script:
    """Card, own tokens and allied tokens of each side, after all powers have changed them (C2).

    If a Compromise decides, or a side has no tokens, no power is used on the numbers, and no card is spent to stop one.
    """
    totals, tokens = [], []
    challenge = at.challenge
    decides = COMPROMISE not in (challenge.shows(OFFENCE), challenge.shows(DEFENCE))
    live = at.run.live
    weighed = decides and (WORTH, "token") in live
    weighed_sum = decides and (WORTH, "total") in live
    for side in (OFFENCE, DEFENCE):
        own, allied = challenge.tokens_of(side), 0
        if weighed and own:
            own *= yield from at.worth("token", 1, challenge.main(side))
        for ally in challenge.allies:
            if ally.side == side:
                each = (yield from at.worth("token", 1, ally.seat)) if weighed and ally.tokens else 1
                allied += ally.tokens * each
        card = challenge.shows(side)
        value = attack_value(card) if card is not None else None
        total = (value or 0) + own + allied
        if weighed_sum:
            total = yield from at.worth("total", total, side, value, own, allied)
        totals.append(total)
        tokens.append((own, allied))
        if weighed or weighed_sum:
            challenge = at.challenge
    yield Counted(at.where, (totals[0], totals[1]), (tokens[0], tokens[1]))
    if (WORTH, "winner") in live:
        yield from _led(at)


def _led(at: CosmicAt) -> Script:
    """Powers may let another side win than the one that is ahead."""
    winner = ahead(at.challenge)
    if winner is not None:
        turned = yield from at.worth("winner", winner)
        if turned != winner:
            yield LeadTurned(at.where, turned)


def _reinforced(at: CosmicAt) -> Script:
    """Everybody concerned may add a card to either side, and answer, until nobody does so in a round."""
    for moment in _REINFORCING:
        yield moment
        before = at.challenge.totals
        yield from at.offer_at_once("reinforce")
        if at.challenge.totals == before:
            return
        if at.matters(WORTH, "winner"):
            yield from _led(at)


def winning(challenge: Challenge) -> int | None:
    """The side that wins; NEITHER if both lose; None if both sides must deal."""
    side = ahead(challenge)
    return 1 - side if challenge.upset and side in (OFFENCE, DEFENCE) else side


def ahead(challenge: Challenge) -> int | None:
    """The side that wins by the cards and totals shown, without any upset. A tie is the defence's."""
    offence, defence = challenge.shows(OFFENCE) == COMPROMISE, challenge.shows(DEFENCE) == COMPROMISE
    if challenge.controlled or (offence and defence):
        return None
    if challenge.leading is not None:
        return challenge.leading
    if offence or defence:
        return DEFENCE if offence else OFFENCE
    first, second = challenge.totals or (0, 0)
    return OFFENCE if first > second else DEFENCE


def _resolution(at: CosmicAt) -> Script:
    """Who won, what the loser with a Compromise may take, and which allies are to be rewarded."""
    challenge = at.challenge
    winner = winning(challenge)
    if winner is None or winner == NEITHER:
        return Resolved(challenge.number, None, both_lose=winner == NEITHER)
    loser = 1 - winner
    consolation = None
    lost = challenge.tokens_of(loser)
    if challenge.shows(loser) == COMPROMISE and lost:
        cards = yield from at.worth("consolation", lost, challenge.main(loser))
        consolation = Due(challenge.main(loser), challenge.main(winner), cards) if cards else None
    rewards = yield from rewarded(at, winner)
    return Resolved(challenge.number, winner, consolation, rewards)


def _consequences(at: CosmicAt) -> Script:
    """Losers go to the Warp, the offence's winners land, everybody else involved goes to Limbo (rules 12, 20e)."""
    challenge, where = at.challenge, at.where
    if challenge.deal:
        for seat, tokens in _parties(challenge, OFFENCE) + _allies(challenge, DEFENCE):
            yield TokensToLimbo(seat, tokens, where)
        return
    winner = challenge.winner
    for side in (OFFENCE, DEFENCE):
        for seat, tokens in _parties(challenge, side) if side != winner else ():
            yield from at.propose(TokensToWarp(seat, tokens, where))
    if winner == OFFENCE:
        yield from earned(at)
    for seat, tokens in _parties(challenge, OFFENCE) if winner == OFFENCE else ():
        yield from at.propose(Landed(where, seat, tokens))
    for seat, tokens in _allies(challenge, DEFENCE) if winner == DEFENCE else ():
        yield TokensToLimbo(seat, tokens, where)


def _allies(challenge: Challenge, side: int) -> list[tuple[Seat, int]]:
    allies = challenge.allies
    return [(ally.seat, ally.tokens) for ally in allies if ally.side == side] if allies else []


def _parties(challenge: Challenge, side: int) -> list[tuple[Seat, int]]:
    """The main player of a side, if they have tokens there, and their allies."""
    own = challenge.tokens_of(side)
    return ([(challenge.main(side), own)] if own else []) + _allies(challenge, side)


def unsettled(state: Cosmic) -> bool:
    """Whether anything public is left for phase 4: a deal, rewards, consolation, losses to the Plague (T5)."""
    return any(state.plagued) or any(c.deal or c.consolation or c.rewards for c in state.challenges)


def _close(at: CosmicAt) -> Script:
    yield "close"
    if unsettled(at.state):
        yield from powers_checked(at)
        yield PhaseOpened(at.state.turn, 4)


_FOUGHT = ("foresee", "lay", "see", "laid", "laid flares", "show", "shown", "shown flares", "count", "counted")

REINFORCEMENTS = 6
"""The number of such cards, and so the most rounds in which one is played."""
_REINFORCING = tuple(f"reinforce {number}" for number in range(1, REINFORCEMENTS + 1))

SETTLED = tuple([f"settled {number}" for number in range(1, 41)])
"""The moments at which pieces act on a result, by challenge: eight players have at most five attacks each."""

CARDS = Stage(
    "cards",
    (
        "fields",
        "before lay",
        "before lay flares",
        *_FOUGHT,
        "replay",
        "replay flares",
        *(f"{moment} again" for moment in _FOUGHT),
        *_REINFORCING,
        "control",
        "settle",
        "settle flares",
        *SETTLED,
        "consequences",
        "close",
        "lost flares",
    ),
    lambda scene: [*each_challenge(scene, _challenge), (0, _close)],
)
