"""The opening of every phase: losses to the Plague, tokens leaving Warp and Limbo, edicts outside challenges."""

from functools import partial

from adjudicator.engine.contract.order_words import Choice
from adjudicator.engine.contract.pieces import ASKS
from adjudicator.engine.contract.questions import Ask
from adjudicator.engine.contract.script import Made, Parts, Scene, Script, Stage
from adjudicator.galaxy.batches import as_sources
from adjudicator.games.cosmic.events.cards import CardsDiscarded
from adjudicator.games.cosmic.events.milestones import PlagueOver
from adjudicator.games.cosmic.events.token_moves import Placed, TokensToWarp, released_named
from adjudicator.games.cosmic.forfeits.losses import PLAGUE_TOKENS, PlagueTakes, losable
from adjudicator.games.cosmic.kit import CosmicAt
from adjudicator.games.cosmic.mechanics.agreements import PLAYED, agreements
from adjudicator.games.cosmic.mechanics.placements import Landing, Releasing, landings
from adjudicator.games.cosmic.stages.scripts import each_seat, position, table_flares
from adjudicator.games.cosmic.table.state import LIMBO
from adjudicator.games.cosmic.words.order_words import FromLimbo, PlagueLoss, Release


def _opening(at: CosmicAt) -> Script:
    """A seat's actions before everything else in a phase (L1)."""
    seat = at.me
    if at.opening.plagued[seat]:
        yield "losses"
        for i in range(at.state.plagued[seat]):
            yield from _plague_losses(at, i)
    yield "placing"
    state = at.state
    waiting = state.limbo[seat]
    if waiting and landings(state, seat):
        answer = yield Ask(seat, "limbo", Landing(at, waiting), default=FromLimbo(()))
        if answer.to:
            yield from at.propose(Placed(seat, as_sources(answer.to)))
    if state.phase == 1:
        if (
            state.warp[seat]
            and seat not in state.late
            and (at.forbidden(seat, "release", None) is None or at.allowed(seat, "release all the same"))
        ):
            answer = yield Ask(seat, "release", Releasing(at))
            place = answer.place if isinstance(answer, Release) else LIMBO
            yield from at.happens(Made(partial(released_named, seat=seat, to=((place, 1),))))
        if at.matters(ASKS, "mobius"):
            yield "mobius"
            yield from at.offer("mobius", only=seat)
    if at.matters(ASKS, "plague"):
        yield "plague"
        yield from at.offer("plague", only=seat)


def _plague_losses(at: CosmicAt, which: int) -> Script:
    """Three tokens and a card of each type, of the victim's choice (G4)."""
    seat = at.me
    answer: Choice | None = None
    if at.state.held(seat) or losable(at.state, seat):
        answer = yield Ask(seat, "plague loss", PlagueTakes(at, seat), default=None, detail=str(which))
    if isinstance(answer, PlagueLoss):
        # The cards go first: powers may be used and zaps played while the tokens leave.
        if answer.cards:
            yield CardsDiscarded(seat, answer.cards)
        sources = as_sources(answer.sources)
        tokens = min(PLAGUE_TOKENS, sum(losable(at.state, seat).values()))
        if tokens:
            yield from at.propose(TokensToWarp(seat, tokens, 0, sources))
    yield PlagueOver(seat)


def _start(at: CosmicAt) -> Script:
    """What powers do as a turn begins, before anything is placed or released."""
    yield from at.offers("start")


def _powers(at: CosmicAt) -> Script:
    """What powers do when everybody has placed their tokens."""
    yield from at.offers("opening")
    yield from at.flares("opened flares")


def _busy(scene: Scene) -> Parts:
    """The script of every seat that has anything to do or to be asked; most have nothing."""
    state = position(scene)
    holders = {holding.seat for edict in ("mobius", "plague") for holding in scene.live.get((ASKS, edict), ())}
    busy = [
        seat
        for seat in state.seats_in()
        if state.limbo[seat] or state.plagued[seat] or seat in holders or (state.phase == 1 and state.warp[seat])
    ]
    agreeing = [(0, agreements)] if state.options.get("agreements") == PLAYED else []
    flares = [(0, table_flares("opening flares"))] if (ASKS, "opening flares") in scene.live else []
    start = [(0, _start)] if state.phase == 1 and (ASKS, "start") in scene.live else []
    powers = [(0, _powers)] if {(ASKS, "opening"), (ASKS, "opened flares")} & scene.live.keys() else []
    return [*agreeing, *flares, *start, *each_seat(scene, _opening, busy), *powers]


_MOMENTS = ("losses", "placing", "mobius", "freed", "plague", "opening", "opened flares")

OPENING = Stage("opening", ("agreements", "opening flares", *_MOMENTS), _busy)
TURN_OPENING = Stage("opening", ("agreements", "opening flares", "start", *_MOMENTS), _busy)
"""The same where a turn begins."""
