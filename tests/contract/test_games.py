"""What holds in every game of every title: nothing is lost, everything can be told again, everybody knows his part."""

import pickle
from collections import Counter
from itertools import chain
from typing import Any, Union

import msgspec
import pytest
from msgspec.structs import replace

from adjudicator.core.codec import decode, encode
from adjudicator.core.event import Event, OpenEvent, fold, followed, passed, told
from adjudicator.engine.contract.order_words import NO, No
from adjudicator.engine.contract.piece_acts import spoken
from adjudicator.engine.contract.questions import SILENT
from adjudicator.engine.contract.title import Title
from adjudicator.engine.contract.trace import Answer
from adjudicator.engine.run.phase import adjudicate
from adjudicator.games.catalogue import titles
from adjudicator.orders.dry_run.order_checks import Sheet
from adjudicator.orders.values.clauses import Alternative
from adjudicator.service.game.boundary import Boundary, opening
from tests.contract.games import (
    AUTHORS,
    Setup,
    by_bots,
    game,
    misbelieved,
    of_everything,
    played_anew,
    sampled,
    seats,
    setups,
)
from tests.sampling import EVERYTHING

BREAKS = 3
"""A phase is broken off behind one in so many events."""
EVERY = pytest.mark.parametrize("setup", sampled(setups()), ids=str)


def events_of(title: Title[Any]) -> Any:
    """The type of this title's events."""
    return Union[(*title.events,)]


def kinds_of(title: Title[Any]) -> set[str]:
    """The kinds of questions that its words answer."""
    return {choice.about for choice in title.choices}


def answers_of(title: Title[Any]) -> Any:
    """The type of this title's answers: the same fields as Answer, with its own choices."""
    choices: Any = Union[(No, *title.choices)]
    fields: list[Any] = [
        (field.name, choices if field.name == "choice" else field.type, field.default)
        if field.default is not msgspec.NODEFAULT
        else (field.name, choices if field.name == "choice" else field.type)
        for field in msgspec.structs.fields(Answer)
    ]
    return msgspec.defstruct("AnswerOfTitle", fields, frozen=True)


@EVERY
def test_nothing_is_lost_or_made(setup: Setup) -> None:
    """No event of the deal or of any phase leaves a position that cannot be."""
    played = game(setup)
    state = played.table
    for event in played.events():
        state = event.apply(state)
        assert played.title.faults(state) == (), event
    assert played.phases


@EVERY
def test_a_boundary_is_the_one_before_and_what_happened(setup: Setup) -> None:
    played = game(setup)
    state = fold(played.table, played.deal)
    for phase in played.phases:
        assert fold(state, phase.missed) == phase.state
        state = fold(phase.state, phase.out.events)
        assert state == phase.out.state


@EVERY
def test_everything_can_be_written_down_and_read_again(setup: Setup) -> None:
    played = game(setup)
    title = played.title
    for state, views in played.boundaries():
        for value in (state, *views):
            assert decode(encode(value), title.state) == value
            assert encode(decode(encode(value), title.state)) == encode(value)
        assert opening(title, encode(state), encode(views)) == Boundary(state, views)
    every_event, every_answer = tuple[events_of(title), ...], tuple[answers_of(title), ...]  # type: ignore[misc]
    for phase in played.phases:
        for seat in seats(phase.state):
            heard = told(phase.out.events, seat)
            assert decode(encode(heard), every_event) == heard
        written = encode(phase.out.events)
        assert decode(written, every_event) == phase.out.events
        assert encode(decode(written, every_event)) == written
        answers = decode(encode(phase.out.answers), every_answer)
        assert encode(answers) == encode(phase.out.answers)
        assert [answer.choice for answer in answers] == [answer.choice for answer in phase.out.answers]


@EVERY
def test_running_a_phase_again_gives_the_same_bytes(setup: Setup) -> None:
    """From the values as they are read again, with the same orders, which nothing has changed in between.

    In every run every second phase is run with the very same orders, and the others with orders that are made again.
    """
    played = game(setup)
    title = played.title
    for number, phase in enumerate(played.phases):
        state = decode(encode(phase.state), title.state)
        views = [decode(encode(view), title.state) for view in phase.views]
        if EVERYTHING or number % 2:
            again = adjudicate(title, state, views, phase.standing, played.chance, explain=True)
            assert encode((again.state, again.events)) == encode((phase.out.state, phase.out.events))
            assert [(a.seat, a.how, a.choice) for a in again.answers] == [
                (a.seat, a.how, a.choice) for a in phase.out.answers
            ]
        if EVERYTHING or not number % 2:
            fresh = AUTHORS[setup.author](title, state, views, played.chance)
            fresh = [new if orders is not SILENT else SILENT for new, orders in zip(fresh, phase.standing, strict=True)]
            once_more = adjudicate(title, state, views, fresh, played.chance)
            assert encode(once_more) == encode(phase.out)


@EVERY
def test_a_view_is_the_fold_of_what_its_seat_was_told(setup: Setup) -> None:
    """After the deal, after every phase, and wherever one may be broken off."""
    played = game(setup)
    nobody = (played.table,) * setup.players
    views = tuple(fold(played.table, told(played.deal, seat)) for seat in range(setup.players))
    assert followed(played.table, nobody, played.deal, passed(played.table, played.deal)) == views
    for phase in played.phases:
        state, events, path = phase.state, phase.out.events, phase.out.path
        assert list(path) == passed(state, events)
        views, done = phase.views, 0
        apart = BREAKS if EVERYTHING else 3 * BREAKS
        for cut in range(len(events) % apart, len(events) + 1, apart):
            views = tuple(fold(view, told(events[done:cut], seat)) for seat, view in enumerate(views))
            done = cut
            assert followed(state, phase.views, events[:cut], path[:cut]) == views


def test_what_is_open_is_told_to_all() -> None:
    for title in titles().values():
        for kind in title.events:
            assert kind.open == issubclass(kind, OpenEvent)
            assert not kind.open or kind.told is Event.told, kind


@EVERY
def test_whether_a_seat_owes_orders_is_whether_a_question_is_owed(setup: Setup) -> None:
    played = game(setup)
    title = played.title
    for state, views in played.boundaries():
        for seat, view in enumerate(views):
            owed = any(question.owed for question in title.questions(view, seat))
            assert title.owes(view, seat) == title.owes(state, seat) == owed, (title.where(view), seat)


@EVERY
def test_everybody_knows_his_own_part(setup: Setup) -> None:
    """A view is true wherever it is not marked as hidden, and counts right."""
    played = game(setup)
    for state, views in played.boundaries():
        for seat, view in enumerate(views):
            assert misbelieved(view, state) == {}, seat


@EVERY
def test_somebody_is_told_of_everything(setup: Setup) -> None:
    """Every event is told to somebody, whole or in part, as an event of the title."""
    played = game(setup)
    for event in played.events():
        heard = [event.told(seat) for seat in seats(played.table)]
        assert any(one is not None for one in heard)
        assert all(one is None or type(one) in played.title.events for one in heard)


@pytest.mark.parametrize("setup", [setup for setup in setups() if setup.author == "bots"], ids=str)
def test_bots_always_say_the_same(setup: Setup) -> None:
    played = game(setup)
    asked: Counter[str] = Counter()
    for phase in played.phases:
        for seat, view in enumerate(phase.views):
            clauses = list(played.title.bot(view, seat, played.chance))
            copy = decode(encode(view), played.title.state)
            assert list(played.title.bot(copy, seat, played.chance)) == clauses
            asked.update(clause.about for clause in clauses)
    assert len(asked) >= min(4, len(kinds_of(played.title)))


@pytest.mark.parametrize("setup", [setup for setup in setups() if setup.author == "bots"], ids=str)
def test_orders_reach_another_process_as_they_are(setup: Setup) -> None:
    """Where they are tried; and what comes of them is found again by what they are."""
    played = game(setup)
    for phase in played.phases[::5]:
        view = phase.views[0]
        facts = Sheet(played.title, view, 0, ()).examples
        clauses = tuple(played.title.bot(view, 0, played.chance))
        clauses += tuple(replace(one, alternatives=(*one.alternatives, Alternative(NO))) for one in clauses[:1])
        there = pickle.loads(pickle.dumps((view, clauses, facts)))
        assert there == (view, clauses, facts)
        assert hash(there[1:]) == hash((clauses, facts))
        assert encode(there[0]) == encode(view)
        assert all(one.alternatives[-1].choice is NO for one in there[1][-1:])


def test_the_games_are_not_all_alike() -> None:
    """Between them bots and chance bring about all but the rarest events, and answer questions of many kinds."""
    for name, title in titles().items():
        # Where nothing can be wished for, it takes more luck.
        more = 4 if title.wishes(title.empty(title.fewest, {})) else 60
        known = (game(setup) for setup in setups() if setup.title == name)
        others = (played_anew(setup) for times in range(1, more) for setup in of_everything(title, times))
        happened: set[type[Event[Any]]] = set()
        asked: set[str] = set()
        missing: list[str] = []
        for one in chain(known, others):
            for event in one.events():
                happened.add(type(event))
                happened.update(type(heard) for seat in seats(one.table) if (heard := event.told(seat)) is not None)
            asked |= {answer.about for phase in one.phases for answer in phase.out.answers}
            missing = [kind.__name__ for kind in title.events if kind not in happened]
            if len(missing) * 10 <= len(title.events) and len(asked) >= min(5, len(kinds_of(title))):
                break
        assert len(missing) * 10 <= len(title.events), missing
        assert len(asked) >= min(5, len(kinds_of(title)))


def test_letters_are_judged_alike_whatever_was_read_first() -> None:
    """The same orders, looked up before in another order and for other positions, give the same outcome."""
    for setup in setups():
        if setup.author != "bots":
            continue
        played = game(setup)
        for phase in played.phases[:4]:
            fresh = by_bots(played.title, phase.state, phase.views, played.chance)
            backwards = list(reversed(by_bots(played.title, phase.state, phase.views, played.chance)))
            adjudicate(played.title, phase.state, phase.views, backwards, played.chance)
            used = list(reversed(backwards))
            assert encode(adjudicate(played.title, phase.state, phase.views, used, played.chance)) == encode(
                adjudicate(played.title, phase.state, phase.views, fresh, played.chance)
            )


@pytest.mark.parametrize("setup", setups()[::3], ids=str)
def test_what_a_question_is_about_can_be_said(setup: Setup) -> None:
    """The detail that tells a question from others of its kind is made for people, too."""
    played = game(setup)
    for phase in played.phases:
        for answer in phase.out.answers:
            assert spoken(answer.detail, phase.state.seats) or not answer.detail
