"""Nothing leaks: what a seat cannot know changes nothing that it is shown."""

from collections.abc import Iterator, Sequence
from functools import lru_cache
from typing import Any, NamedTuple

import msgspec
import pytest
from msgspec.structs import replace

from adjudicator.core.chance import Chance
from adjudicator.core.codec import encode
from adjudicator.core.event import Event, State, fold, told
from adjudicator.engine.contract.questions import SILENT, Candidate, Standing
from adjudicator.engine.contract.trace import Answer
from adjudicator.engine.run.phase import Outcome, adjudicate
from adjudicator.games.catalogue import titles
from adjudicator.orders.standing.evidence import Weighed, Witness
from adjudicator.orders.values.standing_orders import StandingOrders
from tests.contract.games import Game, Played, Setup, game, misbelieved, sampled, seats, setups
from tests.contract.recorded import Recorded
from tests.sampling import EVERYTHING, some

ALL = sampled([setup for setup in setups() if setup.author != "nobody"])
EVERY = pytest.mark.parametrize("setup", ALL, ids=str)
SECRET = pytest.mark.parametrize("setup", [setup for setup in ALL if titles()[setup.title].secrets], ids=str)
OPEN = pytest.mark.parametrize("setup", [setup for setup in ALL if not titles()[setup.title].secrets], ids=str)

GAME_BY_GAME = pytest.mark.parametrize(
    "setup", [setup for setup in ALL if titles()[setup.title].secrets], ids=str, scope="module"
)
"""All tests of one game, then all of the next: each phase is adjudicated once for all of them."""

FEW = 4
"""Kinds of questions."""

SOME = 3
"""One in so many phases is asked about."""
SHOWN = 5 if EVERYTHING else 10
"""One in so many views is shown."""
DEALT = 2 if EVERYTHING else 3
"""One in so many seats is dealt something else."""

REDEAL = Chance(b"another deal")

Notes = list[tuple[int, tuple[Weighed, ...]]]
"""How the orders of a seat were weighed, answer by answer."""


def shown(played: Game, view: State, seat: int) -> bytes:
    """All that a seat is shown at a boundary: what it is asked, what it can name, the rules, the picture."""
    title = played.title
    names = title.vocabulary(view, seat)
    return encode(
        (
            view,
            title.questions(view, seat),
            [[kind, list(spellings.items())] for kind, spellings in names.kinds.items()],
            title.rules_text(view),
            repr(title.picture(view)),
        )
    )


def redealt(played: Game) -> Iterator[tuple[State, State, int, State]]:
    """For every second seat at every boundary another position it could not tell from the true one."""
    for i, (state, views) in enumerate(played.boundaries()):
        for seat in some(seats(state)[0 if EVERYTHING else i % 2 :], 2):
            if played.title.playing(state, seat):
                other = played.title.redeal(state, views[seat], seat, Chance(b"another deal %d" % i))
                yield state, views[seat], seat, other


@OPEN
def test_a_title_without_secrets_has_none(setup: Setup) -> None:
    """Everybody knows everything at every boundary, and there is no other deal."""
    played = game(setup)
    for state, views in played.boundaries():
        assert all(view == state for view in views)
        assert all(
            played.title.redeal(state, view, seat, Chance(b"another deal")) == state for seat, view in enumerate(views)
        )


@SECRET
def test_another_deal_is_a_position_that_could_be(setup: Setup) -> None:
    """It has no faults, agrees with all that the seat knows, and is another one as often as not."""
    played = game(setup)
    different = count = 0
    for state, view, seat, other in redealt(played):
        assert played.title.faults(other) == ()
        assert misbelieved(view, other) == {}
        assert played.title.where(other) == played.title.where(state)
        assert played.title.playing(other, seat)
        count += 1
        different += other != state
    assert different * 2 > count


@EVERY
def test_views_are_all_that_anybody_is_shown(setup: Setup) -> None:
    """Questions, names and rules are made from the view alone: from its bytes they come out the same."""
    played = game(setup)
    for number, (state, views) in enumerate(played.boundaries()):
        for seat, view in enumerate(views):
            if (number + seat) % SHOWN == 0 and played.title.playing(state, seat):
                copy = msgspec.json.decode(encode(view), type=played.title.state)
                assert shown(played, copy, seat) == shown(played, view, seat)


Told = tuple[bytes, bytes]
"""What a seat is told of a phase, and all that WHY is made of for it."""
Asked = list[tuple[bytes, tuple[int, str, int, str], tuple[Candidate, ...]]]
"""The questions that a seat is asked in the end: the view in which it answers, which it is, and what it answers."""


class Alone(NamedTuple):
    """A phase with nobody's orders but one seat's."""

    out: Outcome
    events: tuple[Event[Any], ...]
    """What the seat is told of it."""
    asked: Asked
    why: bytes
    """All that WHY is made of for it."""


class Deals(NamedTuple):
    """A phase, and another deal that one seat cannot tell from the true one; what comes of that seat's orders alone."""

    phase: Played
    seat: int
    other: State
    true: Alone
    redealt: Alone


def witnessed(played: Game, phase: Played, seat: int, notes: Notes) -> Standing:
    """A seat's orders, which note how they are weighed."""
    mine = phase.standing[seat]
    if not isinstance(mine, StandingOrders):
        return mine
    return Witness(mine.clauses, played.title.vocabulary(phase.views[seat], seat), notes)


def why_of(
    played: Game, phase: Played, out: Outcome, events: Sequence[Event[Any]], seat: int, notes: Notes | None
) -> bytes:
    """All that WHY is made of for a seat."""
    answers = [answer for answer in out.answers if answer.seat == seat]
    # In what order the questions came is no part of it: the answers are not told in that order.
    weighed = sorted(notes[len(notes) - len(answers) :], key=encode) if notes is not None else []
    return encode((answers, weighed, played.title.stopped_uses(events, phase.views[seat], seat)))


def noting(phase: Played, seat: int, notes: Notes) -> Notes | None:
    """The notes of a seat, if its orders make any."""
    return notes if isinstance(phase.standing[seat], StandingOrders) else None


def alone(played: Game, phase: Played, state: State, seat: int) -> Alone:
    """The phase with nobody's orders but this seat's."""
    notes: Notes = []
    recorded = Recorded(witnessed(played, phase, seat, notes))
    standing: list[Standing] = [recorded if one == seat else SILENT for one in range(len(phase.standing))]
    out = adjudicate(played.title, state, phase.views, standing, played.chance, explain=True)
    events = told(out.events, seat)
    final = {(answer.seat, answer.about, answer.where, answer.detail) for answer in out.answers}
    # What several challenges ask at the same time may come in any order: nobody is told in which.
    asked = sorted(
        [(view, key, found) for key, (view, found) in recorded.asked.items() if key in final],
        key=lambda one: one[1][2],
    )
    return Alone(out, events, asked, why_of(played, phase, out, events, seat, noting(phase, seat, notes)))


@lru_cache(maxsize=1)
def deals(setup: Setup) -> Sequence[Deals]:
    """In every phase of a game some of the seats for which there is another deal; kept for the tests of one game."""
    played = game(setup)
    found = []
    for number, phase in enumerate(played.phases):
        for seat in seats(phase.state)[number % DEALT :: DEALT]:
            other = played.title.redeal(phase.state, phase.views[seat], seat, REDEAL)
            if other != phase.state and played.title.playing(phase.state, seat):
                true, redealt = (alone(played, phase, state, seat) for state in (phase.state, other))
                found.append(Deals(phase, seat, other, true, redealt))
    return found


def reported(played: Game, phase: Played, one: Alone, seat: int) -> bytes:
    """What a seat is told of a phase in words."""
    view = fold(phase.views[seat], one.events)
    return encode(played.title.report(phase.views[seat], view, one.events, mine(one, seat), seat))


def mine(one: Alone, seat: int) -> list[Answer]:
    """How a seat's own questions were answered."""
    return [answer for answer in one.out.answers if answer.seat == seat]


@GAME_BY_GAME
def test_what_happens_tells_nothing_but_what_is_told(setup: Setup) -> None:
    """Where another deal changes nothing of what a seat is told, nothing else that it gets is changed either.

    Its view follows from what it is told, and what it is shown from its view, as the test above holds.
    Why an alternative did not happen is kept for the game master, and may differ; then the report says nothing of it.

    Where there are hardly any questions there may be no such deal: every one is told apart by what happens.
    """
    played = game(setup)
    alike = compared = 0
    for phase, seat, _, true, other in deals(setup):
        compared += 1
        if encode(true.events) == encode(other.events):
            alike += 1
            here, there = mine(true, seat), mine(other, seat)
            assert [replace(answer, tried=()) for answer in here] == [replace(answer, tried=()) for answer in there]
            assert here == there or reported(played, phase, true, seat) == reported(played, phase, other, seat)
    few = len({choice.about for choice in played.title.choices}) < FEW
    assert alike > 0 or (few and compared > 0)


@GAME_BY_GAME
def test_a_seat_is_asked_the_same_until_it_knows_the_difference(setup: Setup) -> None:
    """Of two deals that a seat cannot tell apart, in the same view, it is asked the same, and answers the same."""
    compared = 0
    for _, _, _, true, other in deals(setup):
        parting = next((pair for pair in zip(true.asked, other.asked, strict=False) if pair[0] != pair[1]), None)
        if parting is not None:
            assert parting[0][0] != parting[1][0]
        elif len(true.asked) != len(other.asked):
            assert true.events != other.events
        compared += len(true.asked)
    assert compared > 0


def with_others(
    played: Game, phase: Played, state: State, asking: Sequence[int], silent: int | None = None
) -> Iterator[Told]:
    """What each seat that asks is told of a phase, and all that WHY is made of for it; one seat may be silent."""
    notes: list[Notes] = [[] for _ in phase.standing]
    standing: list[Standing] = [
        SILENT if one == silent else witnessed(played, phase, one, notes[one]) if one in asking else orders
        for one, orders in enumerate(phase.standing)
    ]
    out = adjudicate(played.title, state, phase.views, standing, played.chance, explain=True)
    for seat in asking:
        events = told(out.events, seat)
        yield encode(events), why_of(played, phase, out, events, seat, noting(phase, seat, notes[seat]))


def pairs(played: Game, phase: Played, others: Sequence[Deals]) -> Iterator[tuple[Told, Told]]:
    """What a seat is told, and WHY, of two phases of which only the one is true: other hands, other letters."""
    asking = [seat for seat in seats(phase.state) if played.title.playing(phase.state, seat)]
    true = dict(zip(asking, with_others(played, phase, phase.state, asking), strict=True))
    for _, seat, other, one, another in others:
        yield (encode(one.events), one.why), (encode(another.events), another.why)
        yield from ((true[seat], found) for found in with_others(played, phase, other, [seat]))
    for seat in asking:
        quiet = (seat + 1) % len(phase.standing)
        if phase.standing[quiet] is not SILENT:
            yield from ((true[seat], found) for found in with_others(played, phase, phase.state, [seat], quiet))


def why_tells_nothing_but_what_is_told(setup: Setup) -> None:
    """Where other hands, or other orders of somebody else, change nothing of what a seat is told, WHY says the same."""
    played = game(setup)
    alike = 0
    sample = played.phases[::SOME]
    # Where nothing in the sample is alike, the other phases are looked through, too.
    for phase in (*sample, *(one for one in played.phases if one not in sample)):
        if alike and phase not in sample:
            break
        others = [one for one in deals(setup) if one.phase is phase]
        for (events, why), (other_events, other_why) in pairs(played, phase, others):
            if events == other_events:
                alike += 1
                assert why == other_why
    assert alike > 0


@GAME_BY_GAME
def test_why_tells_nothing_but_what_is_told(setup: Setup) -> None:
    why_tells_nothing_but_what_is_told(setup)


@OPEN
def test_why_tells_nothing_where_only_orders_are_secret(setup: Setup) -> None:
    why_tells_nothing_but_what_is_told(setup)
