"""The runner inside the service, for one process: a list of instants, kept in memory and made again at every start."""

import heapq
import threading
from datetime import UTC, datetime
from typing import Final

from adjudicator.service.runners import Look
from adjudicator.service.settings.clock import Clock

AT_ONCE: Final = datetime.min.replace(tzinfo=UTC)
LONGEST_SLEEP: Final = 1.0
"""After this many seconds the clock is read again: it may have been put forward."""


class Inside:
    """Looks at games in the thread that runs it, the most overdue first."""

    def __init__(self, clock: Clock) -> None:
        self._clock = clock
        self._due: dict[int, datetime] = {}
        self._heap: list[tuple[datetime, int]] = []
        """Entries that are or were due; an entry that `_due` does not know any more counts for nothing."""
        self._lock = threading.Lock()
        self._woken = threading.Event()
        self._stopped = False

    def look_at(self, *games: int) -> None:
        """Have games looked at before all whose time has not come."""
        for game in games:
            self.look_at_later(game, AT_ONCE)

    def look_at_later(self, game: int, at: datetime) -> None:
        """Have a game looked at then too, if not before."""
        with self._lock:
            if game not in self._due or at < self._due[game]:
                self._put(game, at)

    def move(self, game: int, at: datetime) -> None:
        """Have a game looked at then; a game that is to be looked at as soon as possible still is."""
        with self._lock:
            if self._due.get(game) not in (AT_ONCE, at):
                self._put(game, at)

    def cancel(self, game: int) -> None:
        """Do not have a game looked at again until somebody asks for it."""
        with self._lock:
            self._due.pop(game, None)

    def run(self, look: Look) -> None:
        """Look at games until stopped."""
        while not self._stopped:
            self._woken.clear()
            game = self._next()
            if game is not None:
                look(game)

    def stop(self) -> None:
        """End `run` soon."""
        self._stopped = True
        self._woken.set()

    def _put(self, game: int, at: datetime) -> None:
        self._due[game] = at
        heapq.heappush(self._heap, (at, game))
        if self._heap[0] == (at, game):
            self._woken.set()

    def _next(self) -> int | None:
        """The game whose time has come first; None after a sleep in which no game's time has come."""
        now = self._clock.now()
        with self._lock:
            while self._heap and self._due.get(self._heap[0][1]) != self._heap[0][0]:
                heapq.heappop(self._heap)
            if self._heap and self._heap[0][0] <= now:
                _, game = heapq.heappop(self._heap)
                del self._due[game]
                return game
            coming = self._heap[0][0] if self._heap else None
        left = LONGEST_SLEEP if coming is None else self._clock.seconds_until(coming)
        if not self._stopped:
            self._woken.wait(min(left, LONGEST_SLEEP))
        return None
