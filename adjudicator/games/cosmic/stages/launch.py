"""Phase 1: every player launches one attack, all at one moment."""

from collections import Counter
from functools import partial

from adjudicator.core.event import Seat
from adjudicator.engine.contract.pieces import ASKS
from adjudicator.engine.contract.questions import Ask, OneOf
from adjudicator.engine.contract.script import Made, Script, Stage
from adjudicator.galaxy.systems import Place
from adjudicator.games.cosmic.events.destiny import AttackForgone
from adjudicator.games.cosmic.events.milestones import PhaseOpened
from adjudicator.games.cosmic.events.token_moves import Defended
from adjudicator.games.cosmic.kit import CosmicAt
from adjudicator.games.cosmic.mechanics.forces import Attacking, any_free
from adjudicator.games.cosmic.mechanics.second_challenges import second_attacks
from adjudicator.games.cosmic.mechanics.targets import intruders, launched, targets
from adjudicator.games.cosmic.stages.boundary import powers_checked
from adjudicator.games.cosmic.stages.scripts import each_seat
from adjudicator.games.cosmic.words.order_words import Attack, Defender


def _launch(at: CosmicAt) -> Script:
    """One player's attack: planet, tokens and sources; at random if the player is silent (L5)."""
    if at.matters(ASKS, "launch flares") or at.matters(ASKS, "aim"):
        yield "defender"
    state, seat = at.state, at.me
    target, last = state.targets[seat], state.last_turn
    if target is None or (last is not None and last.seat != seat) or not any_free(at, seat):
        return
    defender = None
    if target[0] == seat and target == at.opening.targets[seat]:
        others = intruders(state, seat)
        if not others:
            return
        announced = Defender(target[1]) if target[1] in others else None
        answer = yield Ask(seat, "defender", OneOf([Defender(other) for other in others]), default=announced)
        defender = answer.seat
    yield "launch"  # so that challenges are numbered by seats, no matter who was asked for a defender first
    planets = targets(state, seat, defender)
    if not planets:  # whom they were to attack has left the system meanwhile
        yield AttackForgone(seat)
        return
    answer = yield Ask(seat, "attack", Attacking(at, seat, planets), default=_instructed(at, planets))
    if isinstance(answer, Attack):
        yield from at.happens(Made(partial(launched, seat=seat, defence=planets[answer.place], attack=answer)))


def _instructed(at: CosmicAt, planets: dict[Place, Seat]) -> Attack | None:
    """The attack that a silent player's own-colour instruction implies; None if it implies none."""
    place = at.state.instructed[at.me]
    if not isinstance(place, int):
        return None
    settled = Attacking(at, at.me, planets).settle(Attack(place))
    return settled if isinstance(settled, Attack) else None


def _aim(at: CosmicAt) -> Script:
    """Before anybody attacks: flares, and pieces that choose whom to attack."""
    yield from at.flares("launch flares")
    yield from at.offers("aim")


def _more(at: CosmicAt) -> Script:
    """After everybody has attacked: second attacks."""
    if at.state.earned:
        yield "second"
        yield from second_attacks(at)
    yield from at.offers("further attacks")
    yield from at.flares("further flares")


def _close(at: CosmicAt) -> Script:
    yield "close"
    state = at.state
    against = Counter([(challenge.planet, challenge.defence) for challenge in state.challenges])
    for challenge in state.challenges:
        planet, defence = challenge.planet, challenge.defence
        if against[planet, defence] == 1:
            yield Defended(defence, planet, ((challenge.number, state.planets[planet][defence]),))
    yield from powers_checked(at)
    yield PhaseOpened(at.state.turn, 2)


LAUNCH = Stage(
    "launch",
    (
        "launch flares",
        "aim",
        "defender",
        "launch",
        "second",
        "further attacks",
        "further flares",
        "close",
        "lost flares",
    ),
    lambda scene: [(0, _aim), *each_seat(scene, _launch), (0, _more), (0, _close)],
)
