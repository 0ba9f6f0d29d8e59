"""The turns of a round, one after the other in clockwise order, as long as the players' plans answer."""

from adjudicator.core.event import Seat
from adjudicator.engine.contract.order_words import NO, Choice
from adjudicator.engine.contract.questions import Ask
from adjudicator.engine.contract.script import Script, Stage
from adjudicator.engine.contract.standpoint import At
from adjudicator.games.cosmoclasm.events.events import (
    CardsDrawn,
    CardsPlayed,
    CardTaken,
    PhaseOpened,
    Reshuffled,
    Retired,
    StationPlaced,
)
from adjudicator.games.cosmoclasm.kit import OTHER_SUIT, Backed
from adjudicator.games.cosmoclasm.options import Places, Recruits, Turns
from adjudicator.games.cosmoclasm.stages.cleanup import cleanup
from adjudicator.games.cosmoclasm.table.board import POINTS_OF
from adjudicator.games.cosmoclasm.table.cards import STARGATE
from adjudicator.games.cosmoclasm.table.majorities import would_take
from adjudicator.games.cosmoclasm.table.state import STATIONS, Solar, placed
from adjudicator.games.cosmoclasm.words.order_words import Play, Retire

CARDS = 2
"""How many cards a player takes from the market when retiring; the last one takes one less."""


def owing(state: Solar) -> list[Seat]:
    """The players who must answer for their next turn in the open phase, whether their plans do or not."""
    asked = [seat for seat in state.inside() if state.hands[seat] or not state.contest]
    return [seat for seat in asked if seat == state.turn] if state.options["tempo"] == "turn" else asked


def laps(at: At[Solar]) -> Script:
    """The round goes on until somebody's plan does not answer, or all have retired."""
    always = at.state.options["tempo"] == "round"
    owed = set(owing(at.state))
    while at.state.inside():
        state = at.state
        seat = state.turn
        choice: Choice = Retire()
        if state.hands[seat] or not state.contest:
            due = always or seat in owed or not state.hands[seat]
            owed.discard(seat)
            options = Turns(state, seat, free=at.allowed(seat, OTHER_SUIT))
            choice = yield Ask(seat, "turn", options, where=state.lap(seat), default=choice if due else NO)
        if choice is NO:
            yield PhaseOpened(seat, state.phase + 1)
            return
        yield from _turn(at, seat, choice)
    yield from cleanup(at)


def _turn(at: At[Solar], seat: Seat, choice: Choice) -> Script:
    if isinstance(choice, Play):
        yield CardsPlayed(seat, choice.black, choice.white or "")
    elif isinstance(choice, Backed):
        free = at.allowed(seat, OTHER_SUIT)
        yield from at.propose(CardsPlayed(seat, choice.black, "", choice.ability, free=free, details=choice.details()))
    else:
        yield from _retire(at, seat)


def _retire(at: At[Solar], seat: Seat) -> Script:
    """Superiorities with their immediate effects, then the new cards."""
    state = at.state
    lap, played = state.lap(seat), state.played[seat]
    forces = would_take(state, seat)
    yield Retired(seat, forces, played)
    if state.contest:
        return
    for force in forces:
        if force != STARGATE:
            yield from _station(at, seat, force, lap)
    if STARGATE in forces:
        yield from _recruit(at, seat, STARGATE, lap)
    for number in range(CARDS if at.state.inside() else CARDS - 1):
        yield from _recruit(at, seat, str(number + 1), lap)
    if not state.laps[seat]:  # a player who has taken back their only played card has still played it
        yield from _draw(at, seat)


def _station(at: At[Solar], seat: Seat, force: str, lap: int) -> Script:
    state = at.state
    if state.planet is None or placed(state, seat) == STATIONS:
        return
    free = [point for point in POINTS_OF[state.planet] if point not in state.fresh]
    answer = yield Ask(seat, "station", Places(free), where=lap, default=None, detail=force)
    yield StationPlaced(seat, answer.points[0], force)


def _recruit(at: At[Solar], seat: Seat, which: str, lap: int) -> Script:
    market = at.state.market
    if market:
        answer = yield Ask(seat, "take", Recruits(market), where=lap, default=None, detail=which)
        yield CardTaken(seat, answer.picks[0], which == STARGATE)


def _draw(at: At[Solar], seat: Seat) -> Script:
    """A card from the deck for a player who has played none."""
    if not at.state.deck and at.state.discard:
        yield Reshuffled()
    label = f"{at.run.title.label(at.state)}/draw/{at.state.seats[seat]}"
    drawn = at.chance.choose(label, at.state.deck, 1)
    if drawn:
        yield CardsDrawn(seat, drawn)


LAPS = Stage("round", ("turns",), lambda scene: [(0, laps)])
