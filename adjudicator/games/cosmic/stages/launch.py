"""Phase 1: every player launches one attack, all at one moment."""

from adjudicator.core.event import Seat
from adjudicator.engine.asks import Ask, OneOf
from adjudicator.engine.script import Made, Script, Stage
from adjudicator.games.cosmic.kit import CosmicAt
from adjudicator.games.cosmic.marks import PhaseOpened
from adjudicator.games.cosmic.moves import Defended, Launched
from adjudicator.games.cosmic.sending import Attacking, as_sources, free
from adjudicator.games.cosmic.stages.boundary import powers_checked
from adjudicator.games.cosmic.stages.scripts import each_seat, table_flares
from adjudicator.games.cosmic.state import Cosmic, Place
from adjudicator.games.cosmic.words import Attack, Defender


def targets(state: Cosmic, seat: Seat, defender: Seat | None = None) -> dict[Place, Seat]:
    """The planets a seat can attack this turn, each with its defender (L4).

    In its own system: those where `defender` (by default whom its instruction named) has a base.
    """
    target = state.targets[seat]
    if target is None:
        return {}
    system, instructed = target
    if system != seat:
        return dict.fromkeys(state.home(system), system)
    foe = instructed if defender is None else defender
    return {place: foe for place in state.home(seat) if state.planets[place][foe]}


def intruders(state: Cosmic, seat: Seat) -> tuple[Seat, ...]:
    """The other players with a base in a seat's home system."""
    home = state.home(seat)
    there = list(map(any, zip(*state.planets[home.start : home.stop], strict=True)))
    return tuple([other for other in state.seats_in() if there[other] and other != seat])


def _launch(at: CosmicAt) -> Script:
    """One player's attack: planet, tokens and sources; at random where he is silent (L5)."""
    yield from at.reach("defender")
    state, seat = at.state, at.me
    target = state.targets[seat]
    if target is None or not free(at, seat):
        return
    defender = None
    if target[0] == seat:
        others = intruders(state, seat)
        if not others:
            return
        usual = target[1] if target[1] in others else others[0]
        answer = yield Ask(seat, "defender", OneOf([Defender(other) for other in others]), default=Defender(usual))
        defender = answer.seat
    yield from at.reach("launch")  # so that challenges are numbered by seats, whoever was asked for a defender first
    planets = targets(state, seat, defender)
    answer = yield Ask(seat, "attack", Attacking(at, seat, planets), default=_instructed(at, planets))
    if isinstance(answer, Attack):
        sources = as_sources(answer.sources)
        yield Made(lambda now: Launched(len(now.challenges) + 1, seat, planets[answer.place], answer.place, sources))


def _instructed(at: CosmicAt, planets: dict[Place, Seat]) -> Attack | None:
    """The attack that a silent player's own-colour instruction implies; None where it implies none."""
    place = at.state.instructed[at.me]
    if place is None or place not in planets:
        return None
    settled = Attacking(at, at.me, planets).settle(Attack(place))
    return settled if isinstance(settled, Attack) else None


def _close(at: CosmicAt) -> Script:
    yield from at.reach("close")
    for challenge in at.state.challenges:
        rivals = [c for c in at.state.challenges if (c.planet, c.defence) == (challenge.planet, challenge.defence)]
        if len(rivals) == 1:
            tokens = at.state.planets[challenge.planet][challenge.defence]
            yield Defended(challenge.defence, challenge.planet, ((challenge.number, tokens),))
    yield from powers_checked(at)
    yield PhaseOpened(at.state.turn, 2)


LAUNCH = Stage(
    "launch",
    ("launch flares", "defender", "launch", "close"),
    lambda run: [(0, table_flares("launch flares")), *each_seat(run, _launch), (0, _close)],
)
