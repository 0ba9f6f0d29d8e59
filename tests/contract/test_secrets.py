"""Nothing leaks: what a seat cannot know changes nothing that it is shown."""

from collections.abc import Iterator

import msgspec
import pytest
from msgspec.structs import replace

from adjudicator.core.chance import Chance
from adjudicator.core.codec import encode
from adjudicator.core.event import State, fold, told
from adjudicator.engine.contract.questions import SILENT, Standing
from adjudicator.engine.run.phase import Outcome, adjudicate
from adjudicator.games.catalogue import titles
from adjudicator.orders.standing.evidence import Weighed, Witness
from adjudicator.orders.values.standing_orders import StandingOrders
from tests.contract.games import Game, Played, Setup, game, misbelieved, seats, setups
from tests.contract.recorded import Recorded

ALL = [setup for setup in setups() if setup.author != "nobody"]
EVERY = pytest.mark.parametrize("setup", ALL, ids=str)
SECRET = pytest.mark.parametrize("setup", [setup for setup in ALL if titles()[setup.title].secrets], ids=str)
OPEN = pytest.mark.parametrize("setup", [setup for setup in ALL if not titles()[setup.title].secrets], ids=str)

FEW = 4
"""Kinds of questions."""

SOME = 3
"""One in so many phases is asked about."""

REDEAL = Chance(b"another deal")


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
    """For every seat at every boundary another position it could not tell from the true one."""
    for i, (state, views) in enumerate(played.boundaries()):
        for seat in seats(state):
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
    for state, views in played.boundaries():
        for seat, view in enumerate(views):
            if played.title.playing(state, seat):
                copy = msgspec.json.decode(encode(view), type=played.title.state)
                assert shown(played, copy, seat) == shown(played, view, seat)


def alone(played: Game, phase: Played, state: State, seat: int) -> Outcome:
    """The phase with nobody's orders but this seat's."""
    standing = [orders if one == seat else SILENT for one, orders in enumerate(phase.standing)]
    return adjudicate(played.title, state, phase.views, standing, played.chance, explain=True)


def told_to(played: Game, phase: Played, out: Outcome, seat: int) -> tuple[bytes, bytes]:
    """What a seat is told after a phase: its events, and all that is made for it."""
    events = told(out.events, seat)
    view = fold(phase.views[seat], events)
    answers = [answer for answer in out.answers if answer.seat == seat]
    report = played.title.report(phase.views[seat], view, events, answers, seat)
    # Why an alternative did not happen is kept for the game master, and may differ; the report says nothing of it.
    told_of = [replace(answer, tried=()) for answer in answers]
    return encode(events), encode((report, told_of)) + shown(played, view, seat)


@SECRET
def test_what_happens_tells_nothing_but_what_is_told(setup: Setup) -> None:
    """Where another deal changes nothing of what a seat is told, nothing else that it gets is changed either.

    Where there are hardly any questions there may be no such deal: every one is told apart by what happens.
    """
    played = game(setup)
    alike = compared = 0
    for phase in played.phases:
        for seat in seats(phase.state):
            other = played.title.redeal(phase.state, phase.views[seat], seat, REDEAL)
            if other == phase.state or not played.title.playing(phase.state, seat):
                continue
            events, made = told_to(played, phase, alone(played, phase, phase.state, seat), seat)
            other_events, other_made = told_to(played, phase, alone(played, phase, other, seat), seat)
            compared += 1
            if events == other_events:
                alike += 1
                assert made == other_made
    few = len({choice.about for choice in played.title.choices}) < FEW
    assert alike > 0 or (few and compared > 0)


@SECRET
def test_a_seat_is_asked_the_same_until_it_knows_the_difference(setup: Setup) -> None:
    """Of two deals that a seat cannot tell apart, in the same view, it is asked the same, and answers the same."""
    played = game(setup)
    compared = 0
    for phase in played.phases:
        for seat in seats(phase.state):
            other = played.title.redeal(phase.state, phase.views[seat], seat, REDEAL)
            if other == phase.state or not played.title.playing(phase.state, seat):
                continue
            histories, events = [], []
            for state in (phase.state, other):
                recorded = Recorded(phase.standing[seat])
                standing: list[Standing] = [SILENT for _ in phase.standing]
                standing[seat] = recorded
                out = adjudicate(played.title, state, phase.views, standing, played.chance)
                final = {(a.seat, a.about, a.where, a.detail) for a in out.answers}
                histories.append([(view, key, found) for key, (view, found) in recorded.asked.items() if key in final])
                events.append(told(out.events, seat))
            one, another = histories
            parting = next((pair for pair in zip(one, another, strict=False) if pair[0] != pair[1]), None)
            if parting is not None:
                assert parting[0][0] != parting[1][0]
            elif len(one) != len(another):
                assert events[0] != events[1]
            compared += len(one)
    assert compared > 0


def reasons(played: Game, phase: Played, state: State, seat: int, standing: list[Standing]) -> tuple[bytes, bytes]:
    """What a seat is told of a phase, and everything that WHY is made of for it."""
    notes: list[tuple[int, tuple[Weighed, ...]]] = []
    mine = standing[seat]
    if isinstance(mine, StandingOrders):
        names = played.title.vocabulary(phase.views[seat], seat)
        standing = [Witness(mine.clauses, names, notes) if one == seat else its for one, its in enumerate(standing)]
    out = adjudicate(played.title, state, phase.views, standing, played.chance, explain=True)
    events = told(out.events, seat)
    answers = [answer for answer in out.answers if answer.seat == seat]
    weighed = notes[len(notes) - len(answers) :] if isinstance(mine, StandingOrders) else []
    stopped = played.title.stopped_uses(events, phase.views[seat], seat)
    return encode(events), encode((answers, weighed, stopped))


@EVERY
def test_why_tells_nothing_but_what_is_told(setup: Setup) -> None:
    """Where other hands, or other orders of somebody else, change nothing of what a seat is told, WHY says the same."""
    played = game(setup)
    alike = 0
    sample = played.phases[::SOME]
    # Where nothing in the sample is alike, the other phases are looked through, too.
    for phase in (*sample, *(one for one in played.phases if one not in sample)):
        if alike and phase not in sample:
            break
        for seat in seats(phase.state):
            if not played.title.playing(phase.state, seat):
                continue
            other = played.title.redeal(phase.state, phase.views[seat], seat, REDEAL)
            alone = [orders if one == seat else SILENT for one, orders in enumerate(phase.standing)]
            every = list(phase.standing)
            quiet = (seat + 1) % len(every)
            without = [SILENT if one == quiet else orders for one, orders in enumerate(every)]
            for one, another in (
                ((phase.state, alone), (other, alone)),
                ((phase.state, every), (other, every)),
                ((phase.state, every), (phase.state, without)),
            ):
                if one == another:
                    continue
                events, why = reasons(played, phase, one[0], seat, one[1])
                other_events, other_why = reasons(played, phase, another[0], seat, another[1])
                if events == other_events:
                    alike += 1
                    assert why == other_why
    assert alike > 0
