"""The runner of several workers, on a real PostgreSQL: a game at a time each, each game once, none forgotten."""

import subprocess
import sys
import threading
from collections import Counter
from collections.abc import Callable, Iterator
from contextlib import contextmanager, suppress
from datetime import UTC, datetime, timedelta
from pathlib import Path

import psycopg
import pytest

from adjudicator.service.runners import FORESIGHT
from adjudicator.service.runners.shared import SCHEMA, Shared, set_up
from adjudicator.service.settings.clock import WallClock
from adjudicator.store.database.database import Store
from adjudicator.store.tables.errors import StoreUnusable
from tests.patience import PATIENCE
from tests.postgres import PostgresServer

pytestmark = pytest.mark.postgres


@pytest.fixture
def url(server: PostgresServer) -> str:
    store = Store(server.create())
    assert store.server is not None
    return store.server


@pytest.fixture
def make(url: str) -> Iterator[Callable[[], Shared]]:
    made: list[Shared] = []

    def one() -> Shared:
        made.append(Shared(url, WallClock(), heartbeat=0.2, stalled=1.0))
        return made[-1]

    yield one
    for runner in made:
        runner.stop()
        runner.close()


@contextmanager
def running(runner: Shared, look: Callable[[int], None]) -> Iterator[None]:
    thread = threading.Thread(target=runner.run, args=(look,))
    thread.start()
    try:
        yield
    finally:
        runner.stop()
        thread.join(PATIENCE)
    assert not thread.is_alive()


class Looks:
    """Writes down which games were looked at, until so many were."""

    def __init__(self, wanted: int) -> None:
        self.seen: list[int] = []
        self.enough = threading.Event()
        self._wanted = wanted

    def __call__(self, game: int) -> None:
        self.seen.append(game)
        if len(self.seen) == self._wanted:
            self.enough.set()


def jobs(url: str) -> list[tuple[object, ...]]:
    with psycopg.connect(url) as db:
        return db.execute(
            f"SELECT lock, priority, scheduled_at FROM {SCHEMA}.procrastinate_jobs ORDER BY id"
        ).fetchall()


def test_a_game_asked_for_twice_is_looked_at_once(make: Callable[[], Shared], url: str) -> None:
    runner, looks = make(), Looks(2)
    for game in (7, 8, 7):
        runner.look_at(game)
    with running(runner, looks):
        assert looks.enough.wait(PATIENCE)
    assert looks.seen == [7, 8]
    assert jobs(url) == []


def test_many_are_asked_for_at_once_though_some_were_before(make: Callable[[], Shared], url: str) -> None:
    runner, other = make(), make()
    runner.look_at(2)
    runner.look_at(1, 2, 3, 3)
    runner.look_at()
    assert [lock for lock, *_ in jobs(url)] == ["2", "1", "3"]
    looks = Looks(300)
    every = range(100, 400)
    # Two that ask for the same at the same time.
    asking = [threading.Thread(target=one.look_at, args=every) for one in (runner, other)]
    for thread in asking:
        thread.start()
    for thread in asking:
        thread.join()
    assert Counter(lock for lock, *_ in jobs(url)) == Counter(map(str, [1, 2, 3, *every]))
    with running(runner, looks), running(other, looks):
        assert looks.enough.wait(PATIENCE)


def test_who_works_is_told_of_what_is_asked(make: Callable[[], Shared]) -> None:
    runner, other, looks = make(), make(), Looks(1)
    with running(runner, looks):
        other.look_at(7)
        assert looks.enough.wait(PATIENCE)


def test_what_was_asked_for_later_can_be_moved_and_cancelled(make: Callable[[], Shared], url: str) -> None:
    runner, now = make(), datetime.now(UTC)
    soon, later = now + timedelta(seconds=1), now + FORESIGHT / 2
    runner.look_at_later(1, later)
    runner.look_at_later(1, soon)
    runner.look_at_later(1, later)
    runner.look_at_later(2, soon)
    runner.move(2, later)
    runner.look_at_later(3, soon)
    runner.cancel(3)
    runner.look_at_later(4, now + timedelta(days=3))
    assert jobs(url) == [("1", 0, soon), ("2", 0, later)]
    # What is due now does not wait for what was asked for before it and is due later.
    runner.look_at(2)
    looks = Looks(2)
    with running(runner, looks):
        assert looks.enough.wait(PATIENCE)
    assert looks.seen == [2, 1]


def test_no_game_is_looked_at_by_two_at_once(make: Callable[[], Shared]) -> None:
    first, second = make(), make()
    busy = threading.Lock()
    looks = Looks(20)

    def look(game: int) -> None:
        if game == 0:
            assert busy.acquire(blocking=False), "two at once"
            first.look_at(0)
            threading.Event().wait(0.01)
            busy.release()
        looks(game)

    first.look_at(0)
    with running(first, look), running(second, look):
        assert looks.enough.wait(PATIENCE)


def test_a_look_that_fails_ends_the_run_which_may_begin_again(make: Callable[[], Shared], url: str) -> None:
    def fail(game: int) -> None:
        raise ValueError(f"game {game}")

    runner = make()
    runner.look_at(7)
    with pytest.raises(ValueError, match="game 7"):
        runner.run(fail)
    assert jobs(url) == []
    runner.look_at(8)
    looks = Looks(1)
    with running(runner, looks):
        assert looks.enough.wait(PATIENCE)


def test_the_game_of_a_killed_worker_is_taken_over(make: Callable[[], Shared], url: str) -> None:
    runner, looks = make(), Looks(1)
    runner.look_at(7)
    with subprocess.Popen(
        [sys.executable, "-m", "tests.service.looker", url],
        cwd=Path(__file__).parents[2],
        stdout=subprocess.PIPE,
        text=True,
    ) as process:
        assert process.stdout is not None
        assert process.stdout.readline() == "7\n"
        # Somebody asks meanwhile, which must wait as long as the worker lives.
        runner.look_at(7)
        process.kill()
    with running(runner, looks):
        assert looks.enough.wait(PATIENCE)
    assert set(looks.seen) == {7}


def test_a_worker_whose_connections_are_cut_goes_on(make: Callable[[], Shared], url: str) -> None:
    runner, other, looks = make(), make(), Looks(1)

    def cut(game: int) -> None:
        if game == 7:
            with psycopg.connect(url, autocommit=True) as db:
                db.execute("SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE pid <> pg_backend_pid()")
            other.look_at(8)
        else:
            looks(game)

    def keep() -> None:
        while not looks.enough.is_set():
            with suppress(Exception):
                runner.run(cut)

    runner.look_at(7)
    thread = threading.Thread(target=keep)
    thread.start()
    try:
        assert looks.enough.wait(PATIENCE)
    finally:
        looks.enough.set()
        runner.stop()
        thread.join(PATIENCE)
    assert looks.seen == [8]


def test_tables_of_another_version_are_made_anew(url: str) -> None:
    set_up(url)
    with psycopg.connect(url) as db:
        db.execute(f"SET search_path = {SCHEMA}")
        db.execute("INSERT INTO procrastinate_jobs (queue_name, task_name) VALUES ('games', 'look')")
    set_up(url)
    assert len(jobs(url)) == 1
    with psycopg.connect(url) as db:
        db.execute(f"COMMENT ON SCHEMA {SCHEMA} IS 'procrastinate 2.0'")
    set_up(url)
    assert jobs(url) == []
    # The games are not in that schema, and are not touched.
    store = Store(url)
    store.migrate()
    set_up(url)
    store.migrate()
    store.close()


def test_why_the_tables_cannot_be_made_is_said(server: PostgresServer) -> None:
    with pytest.raises(StoreUnusable, match="tables of jobs cannot be made in the schema adjudicator_jobs"):
        set_up(f"postgresql://gm@/nowhere?host={server.home}")
