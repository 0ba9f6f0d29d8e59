"""One deadline of many games on PostgreSQL, for one worker and for two: `make workers GAMES=200`.

Each worker is a process that takes games from the list of jobs which all share, as `adjudicator work` does; letters go
into the outbox and no further. They take turns (one, two, one, two), because other things run on the machine. Beside
the times stands how many of the sessions seen at work waited for a lock: nothing else would keep two workers from
working side by side. The server is the benchmark's own, from the programs on this machine.
"""

import os
import statistics
import subprocess
import sys
import tempfile
from collections.abc import Sequence
from contextlib import ExitStack
from pathlib import Path
from threading import Event
from time import perf_counter
from typing import NamedTuple

import psycopg
from msgspec.structs import replace

from adjudicator.service.office.office import Office
from adjudicator.service.runners.shared import Shared
from adjudicator.service.work.due_work import ask_due, look
from adjudicator.service.work.mailbox_guard import looked
from adjudicator.store.database.database import Store
from benchmarks.filed import DEADLINE, Clock, file, history, opened, seed_of
from tests.postgres import PostgresServer, at_work

PLAYERS = 6
GAMES = 60
PHASES = 12
"""Each game stands one phase further than the one before it, and after so many they begin anew."""
TURNS = 3
BOX = "mailbox"
BETWEEN = 0.02
"""Seconds between two looks at what is left."""
SESSIONS = """
    SELECT count(*), count(*) FILTER (WHERE wait_event_type = 'Lock') FROM pg_stat_activity
    WHERE state <> 'idle' AND pid <> pg_backend_pid() AND datname = current_database()
"""


class Turn(NamedTuple):
    """Seconds a game, and of the sessions that were seen at work how many there were and how many waited for a lock."""

    each: float
    seen: int
    waiting: int


def office(url: str) -> Office:
    """An office on PostgreSQL, at the deadline."""
    clock = Clock(DEADLINE)
    with tempfile.TemporaryDirectory() as folder:
        found = opened(Path(folder), clock)
        found.store.close()
    store = Store(url)
    store.migrate()
    return replace(found, store=store)


def work(url: str, first: int) -> None:
    """Look at whatever is asked for, once somebody says so, until the process is killed; but at one game before."""
    mine = office(url)
    runner = Shared(str(mine.store.server), mine.clock)
    # The first one pays for grammar, templates and shapes.
    look(mine, first, [BOX])
    print("ready", flush=True)
    sys.stdin.readline()

    def one(game: int) -> None:
        look(mine, game, [BOX])

    runner.run(one)


def turn(server: PostgresServer, name: str, games: int, workers: int) -> Turn:
    """All games of one deadline, for so many workers."""
    url = server.create(name)
    mine = office(url)
    for number in range(1, games + workers + 1):
        phases = number % PHASES + 1
        past = history(seed_of(phases), PLAYERS, phases)
        file(mine, number, past)
    looked(mine, BOX, DEADLINE)
    runner = Shared(str(mine.store.server), mine.clock)
    seen = waiting = 0
    with ExitStack() as stack:
        crew = [stack.enter_context(_worker(url, first)) for first in range(1, workers + 1)]
        for one in crew:
            stack.callback(one.kill)
            assert one.stdout is not None
            one.stdout.readline()
        ask_due(mine, runner, [BOX])
        watch = stack.enter_context(psycopg.connect(str(mine.store.server), autocommit=True))
        began = perf_counter()
        for one in crew:
            assert one.stdin is not None
            one.stdin.write("go\n")
            one.stdin.flush()
        while _left(mine):
            Event().wait(BETWEEN)
            sessions, locked = watch.execute(SESSIONS).fetchall()[0]
            seen, waiting = seen + sessions, waiting + locked
        took = perf_counter() - began
    runner.close()
    mine.store.close()
    return Turn(took / games, seen, waiting)


def _worker(url: str, first: int) -> "subprocess.Popen[str]":
    words = [sys.executable, "-m", "benchmarks.workers", url, str(first)]
    # In sessions of their own, or Linux would give all of them together what it gives to one other program.
    return subprocess.Popen(words, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True, start_new_session=True)


def _left(mine: Office) -> int:
    with mine.store.reading() as unit:
        return len(unit.agenda.due(DEADLINE, DEADLINE))


def report(games: int = GAMES) -> None:
    """Print the figures."""
    found: dict[int, list[Turn]] = {1: [], 2: []}
    with at_work() as server:
        for number in range(TURNS):
            for workers, turns in found.items():
                turns.append(turn(server, f"turn{number}_{workers}", games, workers))
    print(f"{games} games of {PLAYERS} at one deadline on PostgreSQL, medians of {TURNS} turns each")
    for workers, turns in found.items():
        print(f"  {workers} at work: {_median(turns) * 1e3:.1f} ms a game; {_locked(turns)}")
    print(f"  two are {_median(found[1]) / _median(found[2]):.2f} times one")


def _median(turns: Sequence[Turn]) -> float:
    return statistics.median(one.each for one in turns)


def _locked(turns: Sequence[Turn]) -> str:
    return f"{sum(one.waiting for one in turns)} of {sum(one.seen for one in turns)} sessions waited for a lock"


if __name__ == "__main__":
    if sys.argv[1:]:
        work(sys.argv[1], int(sys.argv[2]))
    else:
        report(int(os.environ.get("GAMES", GAMES)))
