"""The runner for several processes on one PostgreSQL database: procrastinate, with each process as a worker.

It keeps jobs in tables of its own, in their own schema. They are never the truth: jobs lost there are asked for again.
So the job of a dead worker is deleted and asked for anew, and the tables of another version of procrastinate are
dropped and made again.
"""

import asyncio
import contextlib
import logging
import threading
from datetime import UTC, datetime
from typing import Any, Final, cast

import procrastinate
import psycopg
from procrastinate.exceptions import AlreadyEnqueued, ConnectorException
from procrastinate.jobs import DeleteJobCondition, Job, Status
from procrastinate.schema import SchemaManager

from adjudicator.service.runners import FORESIGHT, Look
from adjudicator.service.settings.clock import Clock, WallClock
from adjudicator.store.tables.errors import StoreUnusable

SCHEMA: Final = "adjudicator_jobs"
QUEUE: Final = "games"
TASK: Final = "look"
HEARTBEAT: Final = 5.0
"""Seconds between two heartbeats of a worker."""
STALLED: Final = 20.0
"""After this many seconds without a heartbeat a worker counts as dead, and its game is given to another."""
POLL: Final = 1.0
"""After this many seconds jobs are looked for without being announced: those whose time has come."""
NOW, LATER = 1, 0
"""Priorities. A job waits for all earlier jobs of its game with the same priority; hence two."""

# Any number that nothing else in the database locks will do: "adjs" in ASCII.
SETTING_UP: Final = 0x61646A73


class Shared:
    """Asks for looks at games, and carries them out: one at a time in each process, and one per game in all of them."""

    def __init__(self, server: str, clock: Clock, *, heartbeat: float = 0, stalled: float = 0) -> None:
        """`server` is what libpq connects with; 0 means the usual. Raises StoreUnusable."""
        self._arguments: dict[str, Any] = {
            "conninfo": server,
            "kwargs": {"options": f"-c search_path={SCHEMA}"},
            "min_size": 1,
        }
        self._clock = clock
        self._heartbeat = heartbeat or HEARTBEAT
        self._stalled = stalled or STALLED
        self._stopped = threading.Event()
        self._end: asyncio.Event | None = None
        self._loop: asyncio.AbstractEventLoop | None = None
        # `run` itself says what it would log about a failure.
        logging.getLogger("procrastinate").setLevel(logging.CRITICAL)
        set_up(server)
        self._app = procrastinate.App(connector=procrastinate.SyncPsycopgConnector(**self._arguments, max_size=4))
        self._app.open()

    def close(self) -> None:
        """Return every connection."""
        self._app.close()

    def look_at(self, *games: int) -> None:
        """Have games looked at by the first free worker."""
        if len(games) > 1:
            # Every process asks for everything due, every second: most of it was asked for before.
            asked = {job.queueing_lock for job in self._app.job_manager.list_jobs(queue=QUEUE, status="todo")}
            games = tuple(game for game in dict.fromkeys(games) if _name(game, NOW) not in asked)
        jobs = [_job(game, NOW, None) for game in games]
        try:
            if jobs:
                self._app.job_manager.batch_defer_jobs(jobs)
        except AlreadyEnqueued:
            for job in jobs if len(jobs) > 1 else ():
                self._defer(job)

    def look_at_later(self, game: int, at: datetime) -> None:
        """Have a game looked at then too, if not before; instants far ahead are left to be asked for again."""
        if not self._soon(at):
            return
        waiting = self._waiting(game)
        if waiting is None or (waiting.scheduled_at is not None and at < waiting.scheduled_at):
            self.move(game, at)

    def move(self, game: int, at: datetime) -> None:
        """Have a game looked at then, instead of at any later instant asked for."""
        self.cancel(game)
        if self._soon(at):
            self._defer(_job(game, LATER, at))

    def cancel(self, game: int) -> None:
        """Have a game not looked at later."""
        waiting = self._waiting(game)
        if waiting is not None and waiting.id is not None:
            self._app.job_manager.cancel_job_by_id(waiting.id, delete_job=True)

    def run(self, look: Look) -> None:
        """Look at games until stopped."""
        if not self._stopped.is_set():
            asyncio.run(self._work(look))

    def stop(self) -> None:
        """End `run` soon; the game that is being looked at is finished first."""
        self._stopped.set()
        if self._loop is not None and self._end is not None:
            with contextlib.suppress(RuntimeError):  # the loop has ended meanwhile
                self._loop.call_soon_threadsafe(self._end.set)

    # ---- asking

    def _soon(self, at: datetime) -> bool:
        # Jobs wait by the wall clock. If a clock is moved by hand, nobody knows when it will show that instant.
        return isinstance(self._clock, WallClock) and at <= datetime.now(UTC) + FORESIGHT

    def _waiting(self, game: int) -> Job | None:
        found = self._app.job_manager.list_jobs(queueing_lock=_name(game, LATER), status="todo")
        return next(iter(found), None)

    def _defer(self, job: Job) -> None:
        with contextlib.suppress(AlreadyEnqueued):
            self._app.job_manager.defer_job(job)

    # ---- working

    async def _work(self, look: Look) -> None:
        end, faults = asyncio.Event(), list[Exception]()
        app = procrastinate.App(connector=procrastinate.PsycopgConnector(**self._arguments, max_size=4))

        @app.task(name=TASK, queue=QUEUE)
        def looks(game: int) -> None:
            try:
                if not self._stopped.is_set() and not faults:
                    look(game)
            except Exception as fault:  # noqa: BLE001 - raised by `run`, which may be called again
                faults.append(fault)
                loop.call_soon_threadsafe(end.set)

        loop = asyncio.get_running_loop()
        self._end, self._loop = end, loop
        if self._stopped.is_set():
            return
        async with app.open_async():
            worker: asyncio.Task[Any] = asyncio.create_task(
                app.run_worker_async(
                    queues=[QUEUE],
                    install_signal_handlers=False,
                    delete_jobs=DeleteJobCondition.ALWAYS,
                    fetch_job_polling_interval=POLL,
                    update_heartbeat_interval=self._heartbeat,
                    stalled_worker_timeout=self._stalled,
                )
            )
            minding: asyncio.Task[Any] = asyncio.create_task(self._take_over(app))
            ending: asyncio.Task[Any] = asyncio.create_task(end.wait())
            tasks = (worker, minding, ending)
            done, _ = await asyncio.wait(tasks, return_when=asyncio.FIRST_COMPLETED)
            for task in tasks:
                task.cancel()
            await asyncio.gather(*tasks, return_exceptions=True)
        if faults:
            raise faults[0]
        for task in done - {ending}:
            await task
        if not self._stopped.is_set():
            raise ConnectionError("the database server does not answer the worker any more")

    async def _take_over(self, app: procrastinate.App) -> None:
        """Give the games of dead workers to others."""
        while True:
            for job in await app.job_manager.get_stalled_jobs(seconds_since_heartbeat=self._stalled):
                # Asked for anew, not retried: somebody else may have asked meanwhile.
                with contextlib.suppress(ConnectorException):
                    await app.job_manager.finish_job(job=job, status=Status.FAILED, delete_job=True)
                await asyncio.to_thread(self.look_at, cast(int, job.task_kwargs["game"]))
            await asyncio.sleep(self._heartbeat)


def _job(game: int, priority: int, at: datetime | None) -> Job:
    """The job that asks for a look: a game's number, under the game's lock."""
    return Job(
        queue=QUEUE,
        task_name=TASK,
        task_kwargs={"game": game},
        lock=str(game),
        queueing_lock=_name(game, priority),
        priority=priority,
        scheduled_at=at,
    )


def _name(game: int, priority: int) -> str:
    return f"{game} now" if priority == NOW else f"{game} later"


def set_up(server: str) -> None:
    """Make the tables of jobs, or replace those of another version. Raises StoreUnusable."""
    wanted = f"procrastinate {procrastinate.__version__}"
    try:
        with psycopg.connect(server) as db:
            db.execute("SELECT pg_advisory_xact_lock(%s)", (SETTING_UP,))
            found = db.execute("SELECT obj_description(to_regnamespace(%s), 'pg_namespace')", (SCHEMA,)).fetchone()
            if found is not None and found[0] == wanted:
                return
            db.execute(f"DROP SCHEMA IF EXISTS {SCHEMA} CASCADE")
            db.execute(f"CREATE SCHEMA {SCHEMA}")
            db.execute(f"SET LOCAL search_path = {SCHEMA}")
            db.execute(SchemaManager.get_schema())
            db.execute(f"COMMENT ON SCHEMA {SCHEMA} IS '{wanted}'")
    except psycopg.Error as fault:
        words = " ".join(str(fault).split())
        raise StoreUnusable(f"the tables of jobs cannot be made in the schema {SCHEMA}: {words}") from fault
