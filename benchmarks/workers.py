"""The critical minute: a deadline of many games that are all different, for one worker and for two, on both databases.

`make workers GAMES=1000`. Each worker is the service in a process of its own, as `adjudicator work` has it, with the
games that are its own by their numbers; its ends are prepared in the hour before, and letters go into the outbox and
no further. What is counted begins when the clock shows the deadline: processor time of the workers and of the database
server, memory, and time by the clock, which means something only where nothing else is at work. `PREPARED=no` has
everything worked out at the deadline instead. `BED=folder` keeps the games there, for another run with as many: to
file a thousand takes minutes. The server is the benchmark's own, from the programs on this machine.
"""

import os
import shutil
import subprocess
import sys
import tempfile
import threading
from collections.abc import Callable, Iterator
from contextlib import ExitStack, contextmanager
from datetime import datetime, timedelta
from multiprocessing import Process
from pathlib import Path
from time import perf_counter, process_time
from typing import Final, NamedTuple

import psycopg
from msgspec.structs import replace

from adjudicator.mail.servers.server_settings import SmtpServer
from adjudicator.service.office.office import Office
from adjudicator.service.runners import Runner
from adjudicator.service.runners.inside import Inside
from adjudicator.service.runners.shared import Shared
from adjudicator.service.work.due_work import Seen
from adjudicator.service.work.mailbox_guard import looked
from adjudicator.service.work.serve import Service
from adjudicator.store.database.database import Store
from benchmarks.deadline import filed
from benchmarks.filed import DEADLINE, Clock, memory, opened
from tests.postgres import PostgresServer, at_work

GAMES: Final = 60
AIM, SHARED_AIM, MEMORY_AIM = 4, 1.8, 350
BOX: Final = "mailbox"
QUIET: Final = timedelta(minutes=30)
BETWEEN: Final = 0.25
"""Seconds between two looks at what is left."""
IDLE: Final = 0.3
"""The load of a machine on which nothing else is at work."""
TICKS: Final = os.sysconf("SC_CLK_TCK")
SESSIONS: Final = """
    SELECT count(*), count(*) FILTER (WHERE wait_event_type = 'Lock') FROM pg_stat_activity
    WHERE state <> 'idle' AND pid <> pg_backend_pid() AND datname = current_database()
"""


class Moved(Clock):
    """A clock that is moved by hand, for a service that waits by it."""

    def seconds_until(self, instant: datetime) -> float:
        """How long it would be if it ran."""
        return max(0.0, (instant - self.instant).total_seconds())


class Indoors(Service):
    """A service from whose outbox nothing leaves."""

    ended = 0.0
    """When it had looked at a game the last time, by a clock that all processes share."""

    def _send(self) -> None:
        self._stopped.wait(BETWEEN)

    def _prepare(self) -> None:
        if os.environ.get("PREPARED") != "no":
            super()._prepare()

    def _looked(self, game: int) -> Seen:
        seen = super()._looked(game)
        self.ended = perf_counter()
        return seen

    def prepared(self) -> int:
        """How many ends are prepared."""
        return len(self._ends)

    def tell(self) -> None:
        """The mailbox has been read."""
        self._changed.set()


class Spent(NamedTuple):
    """What all workers of a turn took: seconds by the clock, of processor time, and of the server's; megabytes."""

    clock: float
    workers: float
    server: float
    most: float
    grown: float
    waits: str


def office(url: str, clock: Clock) -> Office:
    """An office at a database."""
    with tempfile.TemporaryDirectory() as folder:
        found = opened(Path(folder), clock)
        found.store.close()
    return replace(found, store=Store(url))


def work(url: str) -> None:
    """Serve, and answer on standard output what is asked on standard input, a line each."""
    clock = Moved(DEADLINE - QUIET)
    mine = office(url, clock)
    runner: Runner = Shared(mine.store.server, clock) if mine.store.server is not None else Inside(clock)
    smtp = SmtpServer(host="127.0.0.1", port=9, security="plain")
    service = Indoors(mine, [], smtp, runner=runner, mailboxes=[BOX])

    def deadline() -> str:
        clock.instant = DEADLINE
        service.tell()
        return ""

    answers: dict[str, Callable[[], str]] = {
        "prepared": lambda: str(service.prepared()),
        "deadline": deadline,
        "spent": lambda: f"{process_time()} {memory()} {service.ended}",
    }
    thread = threading.Thread(target=service.run)
    thread.start()
    for line in sys.stdin:
        print(answers[line.strip()](), flush=True)
    service.stop()
    thread.join()


class Worker:
    """A worker in a process of its own."""

    def __init__(self, url: str) -> None:
        # In a session of its own, or Linux would give all of them together what it gives to one other program.
        self._process = subprocess.Popen(
            [sys.executable, "-m", "benchmarks.workers", url],
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            text=True,
            start_new_session=True,
        )

    def ask(self, word: str) -> str:
        """What it answers."""
        assert self._process.stdin is not None
        assert self._process.stdout is not None
        self._process.stdin.write(f"{word}\n")
        self._process.stdin.flush()
        return self._process.stdout.readline().strip()

    def close(self) -> None:
        """Have it end."""
        self._process.communicate()

    def spent(self) -> tuple[float, float, float]:
        """Seconds of processor time so far, the most megabytes, and when it last looked at a game."""
        seconds, most, ended = map(float, self.ask("spent").split())
        return seconds, most, ended


def turn(url: str, games: int, workers: int, server: PostgresServer | None) -> Spent:
    """All games of one deadline, for so many workers."""
    mine = office(url, Clock(DEADLINE))
    mine.store.migrate()
    with ExitStack() as stack:
        crew = [Worker(url) for _ in range(workers)]
        for one in crew:
            stack.callback(one.close)
        # The first that comes begins with all of them, until it sees the other.
        shares = [str(games // workers)] * workers if os.environ.get("PREPARED") != "no" else ["0"] * workers
        while [one.ask("prepared") for one in crew] != shares:
            threading.Event().wait(0.5)
        looked(mine, BOX, DEADLINE)
        before, began = [one.spent() for one in crew], perf_counter()
        of_server = _of_server(server)
        for one in crew:
            one.ask("deadline")
        waits = _until_done(mine)
        after, of_server = [one.spent() for one in crew], _of_server(server) - of_server
    mine.store.close()
    pairs = list(zip(before, after, strict=True))
    return Spent(
        max(ended for *_, ended in after) - began,
        sum(last[0] - first[0] for first, last in pairs),
        of_server,
        max(most for _, most, _ in after),
        max(last[1] - first[1] for first, last in pairs),
        waits,
    )


def _until_done(mine: Office) -> str:
    """Wait until no phase is due; on a server, how many of the sessions seen at work waited for a lock."""
    if mine.store.server is None:
        while _left(mine):
            threading.Event().wait(BETWEEN)
        return ""
    seen = waiting = 0
    with psycopg.connect(mine.store.server, autocommit=True) as watch:
        while _left(mine):
            threading.Event().wait(BETWEEN)
            sessions, locked = watch.execute(SESSIONS).fetchall()[0]
            seen, waiting = seen + sessions, waiting + locked
    return f"; {waiting} of {seen} sessions waited for a lock"


def _left(mine: Office) -> int:
    with mine.store.reading() as unit:
        return len(unit.agenda.due(DEADLINE, DEADLINE))


def _of_server(server: PostgresServer | None) -> float:
    """Seconds of processor time of all processes of a server, those that have ended among them."""
    if server is None:
        return 0.0
    first = (server.home / "data/postmaster.pid").read_text().split("\n")[0]
    ticks = 0
    for path in Path("/proc").glob("[0-9]*/stat"):
        try:
            fields = path.read_text().rpartition(")")[2].split()
        except OSError:
            continue
        if path.parent.name == first:
            ticks += sum(map(int, fields[11:15]))
        elif fields[1] == first:
            ticks += sum(map(int, fields[11:13]))
    return ticks / TICKS


@contextmanager
def _bed(games: int) -> Iterator[Path]:
    """A file with so many games."""
    with tempfile.TemporaryDirectory() as folder:
        place = Path(os.environ.get("BED", folder))
        place.mkdir(exist_ok=True)
        if not (place / "games.db").exists():
            began = perf_counter()
            filing = Process(target=filed, args=(place, games))
            filing.start()
            filing.join()
            if filing.exitcode != 0:
                raise AssertionError("the games could not be filed")
            print(f"{games} games were filed in {perf_counter() - began:.0f} s", flush=True)
        yield place / "games.db"


def _fresh(bed: Path, folder: Path, server: PostgresServer | None) -> str:
    """The address of a database with these games."""
    copy = folder / "games.db"
    shutil.copy2(bed, copy)
    if server is None:
        return f"sqlite:///{copy}"
    url, old = server.create(), Store(f"sqlite:///{copy}")
    new = Store(url)
    old.copy_to(new)
    for one in (old, new):
        one.close()
    return url


def report(games: int = GAMES) -> None:
    """Print the figures."""
    games += games % 2
    how = "worked out" if os.environ.get("PREPARED") == "no" else "prepared"
    with _bed(games) as bed, at_work() as server:
        print(
            f"one deadline of {games} different games of 6, {how}; the load of the machine is {os.getloadavg()[0]:.1f}"
        )
        for where in (None, server):
            turns = []
            for workers in (1, 2):
                with tempfile.TemporaryDirectory() as folder:
                    turns.append(turn(_fresh(bed, Path(folder), where), games, workers, where))
                _print("SQLite" if where is None else "PostgreSQL", workers, games, turns[-1])
            one, two = turns
            idle = "" if os.getloadavg()[0] < 2 + IDLE else ", which means nothing: others are at work"
            print(f"  by the clock two are {one.clock / two.clock:.2f} times one (aim: {SHARED_AIM}){idle}; they take")
            print(f"  {(two.workers + two.server) / (one.workers + one.server):.2f} times the processor time of one")


def _print(where: str, workers: int, games: int, took: Spent) -> None:
    served = f" and {took.server / games * 1e3:.2f} of the server" if took.server else ""
    print(
        f"{where}, {workers} at work: {took.workers / games * 1e3:.2f} ms of processor time a game{served} (aim: {AIM})"
    )
    print(f"  {took.clock / games * 1e3:.2f} ms by the clock{took.waits}")
    print(
        f"  at most {took.most:.0f} MB each (aim: {MEMORY_AIM}), {took.grown:.1f} of them after the deadline",
        flush=True,
    )


if __name__ == "__main__":
    if sys.argv[1:]:
        work(sys.argv[1])
    else:
        report(int(os.environ.get("GAMES", GAMES)))
