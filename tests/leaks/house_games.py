"""Games of house bots, each of them played once in a run of the suite, whatever files of tests look at its phases."""

import fcntl
import os
import shutil
from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from hashlib import sha256
from pathlib import Path

from tests import kept
from tests.leaks.house import House, Reply


class HouseGame:
    """One of them: the files of its world as each phase was opened, and as all orders for it had come.

    Nothing waits to leave in any of them. No orders are tried on the way.
    """

    def __init__(self, title: str, players: int, reply: Reply, options: Mapping[str, str]) -> None:
        self._title, self._players, self._reply, self._options = title, players, reply, options
        name = repr((title, players, reply, sorted(options.items())))
        self._folder = Path(os.environ[kept.GAMES]) / sha256(name.encode()).hexdigest()
        self._folder.mkdir(parents=True, exist_ok=True)

    def opened(self, phase: int) -> Path:
        """A phase, counted from 1, of which everybody has been told."""
        return self._played(2 * phase - 1)

    def ordered(self, phase: int) -> Path:
        """The same with a letter of everybody."""
        return self._played(2 * phase)

    def _played(self, steps: int) -> Path:
        with self._alone():
            there = next((step for step in range(steps, 0, -1) if self._after(step).exists()), 0)
            for step in range(there + 1, steps + 1):
                self._play(step)
        return self._after(steps)

    def _after(self, step: int) -> Path:
        return self._folder / str(step)

    @contextmanager
    def _alone(self) -> Iterator[None]:
        """No other process plays it at the same time."""
        with (self._folder / "lock").open("w") as file:
            fcntl.flock(file, fcntl.LOCK_EX)
            yield

    def _play(self, step: int) -> None:
        """What is played only in part does not count."""
        playing = self._folder / "playing"
        shutil.rmtree(playing, ignore_errors=True)
        if step > 1:
            shutil.copytree(self._after(step - 1), playing)
        else:
            playing.mkdir()
        house = House(playing, reply=self._reply, situations=0)
        if step == 1:
            house.join(self._title, self._players, self._options)
        elif step % 2:
            house.next_phase()
        else:
            house.bots()
        house.send()
        house.close()
        playing.rename(self._after(step))
