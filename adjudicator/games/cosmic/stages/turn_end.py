"""The end of a turn: cards kept and discarded, removals, the end of the game, and destiny for the next turn."""

from collections.abc import Iterator, Mapping

from adjudicator.core.event import Seat
from adjudicator.core.piles import added
from adjudicator.engine.contract.order_words import Choice
from adjudicator.engine.contract.questions import Ask, Claim, Options
from adjudicator.engine.contract.script import Parts, Scene, Script, Stage
from adjudicator.engine.text.sayings import Spoken
from adjudicator.galaxy.batches import as_batches, as_sources
from adjudicator.galaxy.forces import claims
from adjudicator.galaxy.systems import Place
from adjudicator.games.cosmic.belongings.power_cards import put_away
from adjudicator.games.cosmic.events.cards import CardsDiscarded
from adjudicator.games.cosmic.events.destiny import DestinyDrawn, DestinyRefilled
from adjudicator.games.cosmic.events.milestones import GameEnded, HandRenewed, PhaseOpened, SeatRemoved, TurnEnded
from adjudicator.games.cosmic.events.timeouts import AttackMissed, TimeoutEnded
from adjudicator.games.cosmic.events.token_moves import Resettled
from adjudicator.games.cosmic.kit import CosmicAt
from adjudicator.games.cosmic.mechanics.forces import gathered, limit
from adjudicator.games.cosmic.mechanics.targets import intruders
from adjudicator.games.cosmic.stages.boundary import powers_checked
from adjudicator.games.cosmic.stages.scripts import each_offer, position
from adjudicator.games.cosmic.table.card_faces import kind
from adjudicator.games.cosmic.table.speech import reason
from adjudicator.games.cosmic.table.state import Cosmic, LastTurn, leaving
from adjudicator.games.cosmic.words.order_words import OwnColour

DISCS = 3
"""Discs of each colour in the destiny pile."""


class InOwnSystem(Options):
    """The bases in a player's own system that they could attack, and the planets there to settle again."""

    __slots__ = ("_at", "_seat", "_state")

    def __init__(self, at: CosmicAt, seat: Seat) -> None:
        self._at = at
        self._state = at.state
        self._seat = seat

    def settle(self, choice: Choice) -> Choice | Spoken:
        if not isinstance(choice, OwnColour):
            return reason("no-instruction")
        if choice.place is None:
            return OwnColour()  # what was said of tokens besides means nothing where nobody is attacked
        if choice.seat is None:
            return self._resettled(choice, choice.place)
        if choice.place not in self._state.home(self._seat) or choice.seat not in intruders(self._state, self._seat):
            return reason("no-base-in-system")
        if not self._state.planets[choice.place][choice.seat]:
            return reason("no-base-on-planet")
        return OwnColour(choice.seat, choice.place)

    def _resettled(self, choice: OwnColour, place: Place) -> Choice | Spoken:
        if place not in empty_homes(self._state, self._seat):
            return reason("no-resettling")
        # Pieces may have moved tokens since the stage began.
        sources = gathered(self._at, self._seat, choice.tokens, choice.sources, self._state)
        if isinstance(sources, str):
            return sources
        return OwnColour(None, place, sum(tokens for _, tokens in sources), as_batches(sources))

    def claims(self, choice: Choice) -> tuple[Claim, ...]:
        return claims(as_sources(choice.sources)) if isinstance(choice, OwnColour) else ()

    def every(self) -> Iterator[Choice]:
        """Drawing again, every base that could be attacked, and every planet with every number of tokens."""
        yield OwnColour()
        for place in self._state.home(self._seat):
            for other in intruders(self._state, self._seat):
                if self._state.planets[place][other]:
                    yield OwnColour(other, place)
        for place in empty_homes(self._state, self._seat):
            for tokens in range(1, limit(self._at, self._seat) + 1):
                settled = self.settle(OwnColour(None, place, tokens))
                if not isinstance(settled, str):
                    yield settled


def empty_homes(state: Cosmic, seat: Seat) -> tuple[Place, ...]:
    """The planets of its home system that a seat could settle again, because nobody has a token there.

    None if it has no tokens to come with, or if the game is played without this rule.
    """
    empty = tuple([place for place in state.home(seat) if not any(state.planets[place])])
    return empty if empty and state.options["resettle"] != "no" and state.bases(seat) else ()


def _after_all(at: CosmicAt) -> Script:
    """What powers and flares do with one challenge when everything is settled."""
    yield from at.offers("after all")
    yield from at.flares("after all flares")


def _close(at: CosmicAt) -> Script:
    """The turn is over."""
    yield "close"
    yield TurnEnded()
    yield from _hands_renewed(at)
    state = at.state
    for seat in state.seats_in():
        if leaving(state, seat):
            gone = [card for hoard in at.state.hoards if hoard.seat == seat for card in hoard.cards]
            yield SeatRemoved(seat, added(at.state.held(seat), gone))
            yield from put_away(at, seat)
    if (yield from _ended(at)):
        return
    yield from _timeouts_over(at)
    resting, last = at.state.benched(turn=at.state.turn + 1, whole=True), at.state.last_turn
    for seat in at.state.seats_in():
        if seat in resting or (last is not None and seat != last.seat):
            yield AttackMissed(seat)
        else:
            yield from drawn_destiny(at, seat, at.state.turn + 1)
    yield from at.offers("destiny")
    drawn = at.state.targets
    yield from at.flares("destiny flares")
    state = at.state
    for seat in state.seats_in():
        if state.targets[seat] is None and drawn[seat] is not None:
            yield from drawn_destiny(at, seat, at.state.turn + 1, " again")
    yield from powers_checked(at)
    # A flare played for a lost power may have founded the missing base.
    if not (yield from _ended(at)):
        yield PhaseOpened(at.state.turn + 1, 1)


def _timeouts_over(at: CosmicAt) -> Script:
    """Players take part again whose turn is over, and all of them if nobody else could be attacked."""
    state = at.state
    for one in state.timeouts:
        if one.turn <= state.turn:
            yield from at.propose(TimeoutEnded(one.seat, one.piece))
    state = at.state
    if state.timeouts and len({*state.seats_in()} - state.benched(turn=state.turn + 1, whole=True)) <= 1:
        for one in state.timeouts:
            yield from at.propose(TimeoutEnded(one.seat, one.piece))


def _hands_renewed(at: CosmicAt) -> Script:
    """The rest of the old cards is discarded, and the new cards become the hand (rule 13)."""
    state = at.state
    for seat in state.seats_in():
        if seat in state.renewed:
            old = at.state.hands[seat]
            if at.allowed(seat, "keep edicts"):
                old = tuple([card for card in old if kind(card) != "edict"])
            if old:
                yield CardsDiscarded(seat, old)
            if state.fresh[seat]:
                yield HandRenewed(seat)


def _ended(at: CosmicAt) -> Script:
    """Whether the game is over; if so, the event that says so happens.

    A piece may have a player play one more turn alone instead; what comes of that turn decides.
    """
    state = at.state
    if state.last_turn is not None and state.turn < state.last_turn.turn:
        return False
    usual = int(state.options["bases_to_win"])
    needed = {}
    for seat in state.seats_in():
        needed[seat] = yield from at.worth("bases to win", usual, seat)
    winners = won(state, needed) if state.last_turn is None else won_at_last(state, state.last_turn, needed)
    winners = tuple([seat for seat in state.seats_in() if at.allowed(seat, "win")]) or winners
    if winners is not None:
        yield from at.propose(GameEnded(winners))
    return at.state.winners is not None


def won(state: Cosmic, needed: Mapping[Seat, int]) -> tuple[Seat, ...] | None:
    """The winners at the end of a turn: five foreign bases, the most of them, equal ones jointly (rule 4, G7).

    Where a piece says that a player needs more or fewer, it is the most above what they need. The last player left
    wins; if nobody is left, nobody does.
    """
    seats = state.seats_in()
    if len(seats) <= 1:
        return seats
    bases = state.all_foreign_bases()
    above = {seat: bases[seat] - needed[seat] for seat in seats}
    best = max(above.values())
    return tuple([seat for seat in seats if above[seat] == best]) if best >= 0 else None


def won_at_last(state: Cosmic, last: LastTurn, needed: Mapping[Seat, int]) -> tuple[Seat, ...]:
    """The winners after a turn that one player has played alone: all who have enough bases, if that player is one.

    Otherwise it is those who would have won before, as far as they are still in the game.
    """
    seats = state.seats_in()
    if len(seats) <= 1:
        return seats
    bases = state.all_foreign_bases()
    enough = tuple([seat for seat in seats if bases[seat] >= needed[seat]])
    return enough if last.seat in enough else tuple([seat for seat in last.winners if seat in seats])


def drawn_destiny(at: CosmicAt, seat: Seat, turn: int, again: str = "") -> Script:
    """A disc for one player; again if it is their own colour and they cannot or will not do anything there (T3)."""
    draws = 0
    while True:
        if not at.state.destiny:
            yield DestinyRefilled(tuple([colour for colour in at.state.seats_in() for _ in range(DISCS)]))
        state = at.state
        discs = [state.seats[colour] for colour in state.destiny]
        label = f"destiny{again}/turn {turn}/{state.seats[seat]}/{draws}"
        colour = state.seats.index(at.chance.choose(label, discs, 1)[0])
        draws += 1
        resting = state.benched(turn=turn, whole=True)
        if colour in resting and colour != seat:
            yield DestinyDrawn(seat, colour, None)
            continue
        if colour != seat:
            yield from at.propose(DestinyDrawn(seat, colour, colour))
            return
        answer: Choice = OwnColour()
        if intruders(state, seat) or empty_homes(state, seat):
            options = InOwnSystem(at, seat)
            answer = yield Ask(seat, "own colour", options, default=OwnColour(), detail=f"{draws}{again}")
        if not isinstance(answer, OwnColour) or answer.seat in resting:
            answer = OwnColour()
        yield from at.propose(DestinyDrawn(seat, colour, answer.seat, answer.place))
        if answer.place is not None:
            if answer.seat is None:
                yield Resettled(seat, answer.place, as_sources(answer.sources))
            return


def _open(scene: Scene) -> Parts:
    return [*each_offer(scene, _after_all, "after all", "after all flares"), (0, _close)]


def _open_unless_held(scene: Scene) -> Parts:
    """The same, if nothing public was left and phase 4 is skipped (T5)."""
    return () if position(scene).phase == 4 else _open(scene)


_MOMENTS = ("after all", "after all flares", "close", "destiny", "destiny flares", "lost flares")

TURN_END = Stage("turn end", _MOMENTS, _open)
TURN_END_IF_SKIPPED = Stage("turn end", _MOMENTS, _open_unless_held)
