"""Phases: one open at a time, closed once, due when their time has come and the game runs."""

from datetime import timedelta

import pytest
from msgspec.structs import replace
from sqlalchemy import LargeBinary, func, select, type_coerce, update

from adjudicator.engine.contract.heading import Heading
from adjudicator.store.database.database import Store
from adjudicator.store.tables import tables
from adjudicator.store.tables.errors import StoreConflict
from adjudicator.store.tables.values import Due, Game, Phase
from tests.store.samples import NOON, a_game, a_phase

HOUR = timedelta(hours=1)


@pytest.fixture
def running(store: Store, game: Game) -> Game:
    with store.unit() as unit:
        unit.games.start(game.id, "ee" * 32)
        return unit.games.get(game.id)


@pytest.mark.parametrize("said", [b"", b"\0", b"\0" * 9, b"{}", b'{"planets":[5,5,5]}' * 99, bytes(range(256))])
def test_positions_and_events_read_back_to_the_byte(store: Store, running: Game, said: bytes) -> None:
    with store.unit() as unit:
        unit.phases.open(replace(a_phase(running.id, 1), state=said, views=said))
        assert unit.phases.close(running.id, 1, at=NOON, events=said, trace=said)
        closed = unit.phases.get(running.id, 1)
    assert closed is not None
    assert (closed.state, closed.views, closed.events, closed.trace) == (said, said, said, said)


def test_what_is_long_is_kept_deflated_and_what_was_not_is_read_as_it_is(store: Store, running: Game) -> None:
    plain = b'{"planets":[5,5,5]}' * 999
    with store.unit() as unit:
        unit.phases.open(replace(a_phase(running.id, 1), state=plain, views=plain))
    phase, size = tables.phase, func.length(tables.phase.c.state)
    with store.connection() as db:
        assert db.execute(select(size)).scalar_one() < len(plain) / 50
        db.execute(update(phase).values(state=type_coerce(plain, LargeBinary)))
        assert db.execute(select(size)).scalar_one() == len(plain)
    with store.unit() as unit:
        (filed,) = unit.phases.all(running.id)
    assert (filed.state, filed.views) == (plain, plain)


def test_a_phase_reads_back_as_it_was_opened_and_closed(store: Store, running: Game) -> None:
    with store.unit() as unit:
        unit.phases.open(a_phase(running.id, 1, deadline=NOON + HOUR, remind_at=NOON))
        assert unit.games.get(running.id).serial == 1
        opened = unit.phases.current(running.id)
        assert opened == Phase(
            game_id=running.id,
            serial=1,
            heading=Heading(1, 1),
            opened_at=NOON,
            deadline=NOON + HOUR,
            remind_at=NOON,
            reminded_at=None,
            ends_at=None,
            held=None,
            moves=0,
            planned=None,
            stretched=(),
            state=b"state 1",
            views=b"views 1",
            kept=None,
            closed_at=None,
            events=None,
            trace=None,
        )
        assert unit.phases.close(running.id, 1, at=NOON + HOUR, events=b"events", trace=b"trace")
        closed = unit.phases.get(running.id, 1)
        assert unit.phases.current(running.id) is None
    assert closed is not None
    assert (closed.closed_at, closed.events, closed.trace) == (NOON + HOUR, b"events", b"trace")
    assert (closed.state, closed.views) == (b"state 1", b"views 1")


def test_a_phase_is_closed_once(store: Store, running: Game) -> None:
    with store.unit() as unit:
        unit.phases.open(a_phase(running.id, 1))
        assert unit.phases.close(running.id, 1, at=NOON, events=b"first", trace=b"")
        assert not unit.phases.close(running.id, 1, at=NOON + HOUR, events=b"second", trace=b"")
        assert not unit.phases.close(running.id, 2, at=NOON, events=b"", trace=b"")
        assert not unit.phases.move(running.id, 1, deadline=NOON, remind_at=None)
        assert not unit.phases.remind(running.id, 1, NOON)
        phase = unit.phases.get(running.id, 1)
    assert phase is not None
    assert phase.events == b"first"


def test_phases_follow_each_other(store: Store, running: Game) -> None:
    with store.unit() as unit:
        with pytest.raises(StoreConflict, match="phase 2 does not follow"):
            unit.phases.open(a_phase(running.id, 2))
        unit.phases.open(a_phase(running.id, 1))
        with pytest.raises(StoreConflict, match="phase 1 is open; close it"):
            unit.phases.open(a_phase(running.id, 2))
        unit.phases.close(running.id, 1, at=NOON, events=b"", trace=b"")
        with pytest.raises(StoreConflict, match="phase 1 does not follow"):
            unit.phases.open(a_phase(running.id, 1))
        unit.phases.open(a_phase(running.id, 2))
    with store.unit() as unit:
        assert [phase.serial for phase in unit.phases.of(running.id)] == [1, 2]
        assert unit.games.get(running.id).serial == 2
        assert unit.phases.get(running.id, 3) is None


def test_what_an_unfinished_adjudication_wrote_is_gone(store: Store, running: Game) -> None:
    with store.unit() as unit:
        unit.phases.open(a_phase(running.id, 1))
    with pytest.raises(ZeroDivisionError), store.unit() as unit:
        unit.phases.close(running.id, 1, at=NOON, events=b"", trace=b"")
        unit.phases.open(a_phase(running.id, 2))
        _ = 1 / 0
    with store.unit() as unit:
        assert [phase.closed_at for phase in unit.phases.of(running.id)] == [None]
        assert unit.games.get(running.id).serial == 1


def test_phases_are_due_at_their_deadline_in_running_games_only(store: Store) -> None:
    with store.unit() as unit:
        games = [unit.games.create(a_game(name), []) for name in ("late", "early", "paused", "forming")]
        late, early, paused, forming = (game.id for game in games)
        for number in (late, early, paused):
            unit.games.start(number, "ee" * 32)
        unit.phases.open(a_phase(late, 1, deadline=NOON + HOUR))
        for number in (early, paused, forming):
            unit.phases.open(a_phase(number, 1, deadline=NOON))
        unit.games.pause(paused)
    first, second = Due(early, "early", 1, NOON), Due(late, "late", 1, NOON + HOUR)
    with store.unit() as unit:
        assert unit.phases.due(NOON - timedelta(microseconds=1)) == []
        assert unit.phases.due(NOON) == [first]
        assert unit.phases.due(NOON + HOUR) == [first, second]
        # Whoever looks again at the very end of one has looked at it in between, and will not have the next time.
        assert unit.phases.between(NOON - HOUR, NOON) == [first]
        assert unit.phases.between(NOON, NOON + HOUR) == [second]
        unit.phases.close(early, 1, at=NOON, events=b"", trace=b"")
        assert unit.phases.due(NOON + HOUR) == [second]


def test_a_phase_is_due_at_another_instant_than_its_deadline(store: Store, running: Game) -> None:
    with store.unit() as unit:
        unit.phases.open(a_phase(running.id, 1, deadline=NOON + HOUR))
        assert unit.phases.end_at(running.id, 1, NOON)
        assert [due.deadline for due in unit.phases.due(NOON)] == [NOON + HOUR]
        assert unit.phases.between(NOON, NOON + timedelta(minutes=1)) == []
        assert unit.phases.next_instant() == NOON
        assert unit.phases.end_at(running.id, 1, None)
        assert unit.phases.due(NOON) == []
        assert unit.phases.end_at(running.id, 1, NOON + 3 * HOUR, told=False)
        assert unit.phases.due(NOON + 2 * HOUR) == []
        # Nor is it looked at before then: who reads mailboxes would do so all the time.
        assert unit.phases.next_instant() == NOON + 3 * HOUR
        assert unit.phases.between(NOON + HOUR, NOON + 2 * HOUR) == []
        assert unit.phases.between(NOON + 2 * HOUR, NOON + 3 * HOUR) == unit.phases.running()
        phase = unit.phases.current(running.id)
        assert phase is not None
        assert phase.moves == 2
        assert not unit.phases.end_at(running.id, 2, NOON)
        assert unit.phases.hold(running.id, 1, "the clock went back")
        assert unit.phases.next_instant() is None


def test_a_phase_that_is_held_is_not_due_until_it_is_released_or_moved(store: Store, running: Game) -> None:
    with store.unit() as unit:
        unit.phases.open(a_phase(running.id, 1, deadline=NOON, remind_at=None))
        assert not unit.phases.release(running.id, 1)
        assert unit.phases.hold(running.id, 1, "the clock went back")
        assert not unit.phases.hold(running.id, 1, "and again")
        assert unit.phases.due(NOON) == []
        assert unit.phases.next_instant() is None
        assert unit.phases.release(running.id, 1)
        assert len(unit.phases.due(NOON)) == 1
        unit.phases.hold(running.id, 1, "too quiet")
        unit.phases.move(running.id, 1, deadline=NOON + HOUR, remind_at=None)
        phase = unit.phases.current(running.id)
        assert phase is not None
        assert (phase.held, phase.ends_at, phase.moves) == (None, None, 1)


def test_reminders_are_due_once(store: Store, running: Game) -> None:
    with store.unit() as unit:
        unit.phases.open(a_phase(running.id, 1, deadline=NOON + 2 * HOUR, remind_at=NOON + HOUR))
        assert unit.agenda.due(NOON, None) == []
        assert unit.agenda.due(NOON + HOUR, None) == [running.id]
        assert unit.phases.remind(running.id, 1, NOON + HOUR)
        assert not unit.phases.remind(running.id, 1, NOON + HOUR)
        assert unit.agenda.due(NOON + HOUR, None) == []


def test_the_next_instant_is_a_reminder_or_a_deadline(store: Store, running: Game) -> None:
    with store.unit() as unit:
        assert unit.phases.next_instant() is None
        unit.phases.open(a_phase(running.id, 1, deadline=NOON + 3 * HOUR, remind_at=NOON + HOUR))
        other = unit.games.create(a_game("betelgeuse"), [])
        unit.games.start(other.id, "ee" * 32)
        unit.phases.open(a_phase(other.id, 1, deadline=NOON + 2 * HOUR))
        assert unit.phases.next_instant() == NOON + HOUR
        unit.phases.remind(running.id, 1, NOON + HOUR)
        assert unit.phases.next_instant() == NOON + 2 * HOUR
        unit.games.pause(other.id)
        assert unit.phases.next_instant() == NOON + 3 * HOUR
        unit.phases.close(running.id, 1, at=NOON, events=b"", trace=b"")
        assert unit.phases.next_instant() is None


def test_a_moved_deadline_counts(store: Store, running: Game) -> None:
    with store.unit() as unit:
        unit.phases.open(a_phase(running.id, 1, deadline=NOON, remind_at=NOON - HOUR))
        assert unit.phases.move(running.id, 1, deadline=NOON + 2 * HOUR, remind_at=NOON + HOUR)
        assert unit.phases.due(NOON) == []
        assert unit.phases.next_instant() == NOON + HOUR
