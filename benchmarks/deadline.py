"""One deadline of many six-player games, orders on file: adjudicated, rendered, composed, stored and queued.

No game is a copy of another: pictures and sentences that were made for one serve others only as far as they would.
`GAMES=1000 python -m benchmarks.deadline` (or `make deadline`) takes more of them. Every second one was prepared in the
quiet before, as the service does with games in a file; the others are worked out when their time has come. It is all
that the service does but handing over to the mail server. Beside both stand the statements of the database, and how
memory grows after the first fifth of the games.
"""

import gc
import os
import sys
import tempfile
from collections.abc import Sequence
from datetime import timedelta
from multiprocessing import Process
from pathlib import Path
from time import process_time

from adjudicator.cli.tools.given_letters import RARELY
from adjudicator.service.office.office import Office
from adjudicator.service.work.adjudication import adjudicate
from adjudicator.service.work.prepared_ends import PreparedEnds
from adjudicator.store.tables.values import Due
from benchmarks.filed import DEADLINE, Clock, counted, different, file, memory, opened
from benchmarks.yardstick import Yardstick

PLAYERS = 6
GAMES = 20
PHASES = 24
"""Each game stands one phase further than the one before it, and after so many they begin anew; all are different."""
WARM = 0.2
MOST_GROWTH = 32.0
"""Megabytes."""
AIM, AIM_NOW = 4, 2.7
"""Milliseconds a game: as it was prepared, and if it is worked out at the deadline."""


def filed(folder: Path, games: int) -> None:
    """Put so many games on file, each of its own kind."""
    office = opened(folder, Clock())
    for number, past in zip(range(1, games + 1), different(PLAYERS, PHASES), strict=False):
        file(office, number, past)
    office.store.close()


def report(games: int = GAMES) -> bool:
    """Print the figures; whether memory stayed within bounds."""
    clock = Clock()
    with tempfile.TemporaryDirectory() as folder:
        # In a process of its own: what it takes to play the games is no part of the memory of a deadline.
        filing = Process(target=filed, args=(Path(folder), games + 1))
        filing.start()
        filing.join()
        if filing.exitcode != 0:
            raise AssertionError("the games could not be filed")
        office = opened(Path(folder), clock)
        clock.instant = DEADLINE
        with office.store.unit() as unit:
            due = unit.phases.due(DEADLINE)
        # The first one pays for grammar, templates and shapes.
        adjudicate(office, due[0].game_id, due[0].serial)
        warm = max(2, int(len(due) * WARM))
        # Whoever listens makes the library tell of every statement: they are counted here, and not where it is timed.
        with counted() as statements:
            for one in due[1:warm]:
                adjudicate(office, one.game_id, one.serial)
        # The collector looks as often as in the service, and not through what filed the games.
        gc.collect()
        gc.freeze()
        gc.set_threshold(RARELY)
        ends, half = PreparedEnds(Path(folder)), due[warm::2]
        took = prepared(office, ends, half, clock)
        yardstick = Yardstick()
        yardstick.lay()
        before = memory()
        # Taking turns, so that both have the same of whatever else the machine does.
        spent = {"as it was prepared": 0.0, "worked out": 0.0}
        for number, one in enumerate(due[warm:]):
            ready, began = number % 2 == 0, process_time()
            if not adjudicate(office, one.game_id, one.serial, ahead=ends if ready else None):
                raise AssertionError(f"game {one.game_id} was not adjudicated")
            spent["as it was prepared" if ready else "worked out"] += process_time() - began
        grown, each = memory() - before, statements.count / (warm - 1)
        with office.store.unit() as unit:
            letters = sum(len(unit.outbox.of_game(one.game_id)) for one in due[warm:])
        ends.close()
        office.store.close()
    done = len(due) - warm
    print(f"{done} games of {PLAYERS} at one deadline, from orders on file to {letters} letters in the outbox")
    for (how, seconds), aim in zip(spent.items(), (AIM, AIM_NOW), strict=True):
        games = len(half) if aim == AIM else done - len(half)
        print(f"  {how}: {seconds / games * 1e3:.1f} ms of processor time a game (aim: {aim})")
    print(f"  preparing: {took / len(half) * 1e3:.1f} ms a game, before the deadline")
    print(f"  {yardstick.told(spent['worked out'] / (done - len(half)) * 1e3, 'a game that is worked out')}")
    print(f"  {each:.1f} statements a game; memory at most {memory():.0f} MB, {grown:.1f} MB late")
    return grown <= MOST_GROWTH


def prepared(office: Office, ends: PreparedEnds, games: Sequence[Due], clock: Clock) -> float:
    """Prepare the ends of these games a quarter of an hour before; the seconds of processor time that it took."""
    clock.instant = DEADLINE - timedelta(minutes=15)
    began = process_time()
    for one in games:
        if not ends.prepare(office, one):
            raise AssertionError(f"the end of game {one.game_id} could not be prepared")
    clock.instant = DEADLINE
    return process_time() - began


if __name__ == "__main__":
    sys.exit(0 if report(int(os.environ.get("GAMES", GAMES))) else 1)
