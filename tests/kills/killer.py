"""Killing a service again and again at moments that are drawn from a seed: some lines of its log after it began."""

import threading
import time
from collections.abc import Iterator
from random import Random
from types import TracebackType
from typing import Self

from adjudicator.rehearsal.worker import Worker

MOST_LINES = 7
DELAYS = (0.005, 0.05, 0.4)
"""Seconds after the last of those lines, at most: between two lines of a burst, and long after the last one, when
the clock has been moved and a phase is being adjudicated."""


class Killer:
    """Kills a service with SIGKILL and starts it anew, so many times: `with Killer(worker, 50, seed=1) as killer:`."""

    def __init__(self, worker: Worker, times: int, *, seed: int) -> None:
        self._worker = worker
        self._times = times
        self._chance = Random(seed)
        self._done = threading.Event()
        self._thread = threading.Thread(target=self._run, name="killer")
        self.kills = 0

    def _run(self) -> None:
        for lines, delay in self._moments():
            before = self._lines()
            while self._lines() < before + lines:
                if self._done.wait(0.001):
                    return
            time.sleep(delay)
            self._worker.kill()
            self.kills += 1
            self._worker.start()

    def _moments(self) -> Iterator[tuple[int, float]]:
        for _ in range(self._times):
            yield self._chance.randint(1, MOST_LINES), self._chance.uniform(0, self._chance.choice(DELAYS))

    def _lines(self) -> int:
        return self._worker.log.count("\n")

    def __enter__(self) -> Self:
        self._thread.start()
        return self

    def __exit__(
        self, kind: type[BaseException] | None, fault: BaseException | None, trace: TracebackType | None
    ) -> None:
        self._done.set()
        self._thread.join()
