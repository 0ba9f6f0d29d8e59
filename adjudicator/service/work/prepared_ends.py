"""Ends of phases that are worked out before their time: rehearsed in quiet, undone, and carried out at the deadline.

What was worked out is known to nobody. It is in a file without a name, which ends with this process however that ends.
It counts only if everything that it was worked out from reads the same when the time has come; otherwise the phase ends
as if nothing had been prepared.
"""

import logging
import os
import threading
import time
from collections.abc import Callable
from datetime import datetime, timedelta
from pathlib import Path
from tempfile import TemporaryFile
from typing import IO, Final

from msgspec import Struct
from msgspec.structs import replace

from adjudicator.service.log.entries import Fact, Withheld, warn_of, withheld
from adjudicator.service.office.office import Office
from adjudicator.service.settings.clock import StoppedClock
from adjudicator.service.work.adjudication import ended
from adjudicator.store.database.rehearsal import Changed
from adjudicator.store.tables.errors import StoreError
from adjudicator.store.tables.values import Due

_log = logging.getLogger(__name__)

AHEAD: Final = timedelta(hours=1)
"""How long before its end a phase is prepared."""
LATE: Final = timedelta(minutes=10)
"""So long after its end what was prepared is used: its letters bear the instant of the end as their date."""
MOST: Final = 1 << 30
"""How many bytes are kept at once: a thousand games of six take a tenth."""


class _Prepared(Struct, frozen=True):
    """The end of a phase: its place in the file, and what is said of it in the log once it has come."""

    serial: int
    at: datetime
    offset: int
    length: int
    facts: dict[str, Fact]
    entries: tuple[Withheld, ...]


class PreparedEnds:
    """The ends of phases that this process has prepared; thread-safe."""

    def __init__(self, folder: Path | None) -> None:
        """`folder` is where the games are if they are in a file; otherwise it is where files without a name go."""
        self._lock = threading.Lock()
        self._folder = folder
        self._file: IO[bytes] | None = None
        self._size = 0
        self._prepared: dict[int, _Prepared] = {}
        self._seen: dict[int, object] = {}
        """By game, the phase and the letters for which its end was last prepared, whether that could be done or not."""

    def close(self) -> None:
        """Throw everything away."""
        with self._lock:
            self._prepared.clear()
            if self._file is not None:
                self._file.close()

    def __len__(self) -> int:
        """How many ends are prepared."""
        return len(self._prepared)

    def has(self, game_id: int) -> bool:
        """Whether the end of a game's phase is prepared."""
        with self._lock:
            return game_id in self._prepared

    def prepare_some(
        self,
        office: Office,
        stopped: Callable[[float], bool],
        mine: Callable[[int], bool] = lambda game: True,
        ready: Callable[[int], None] = lambda game: None,
    ) -> int:
        """Prepare the ends of phases that come soon in games that are `mine` to end; returns how many.

        `ready` is told of each of them. Whatever else is to be done comes first, and has half of the time: `stopped`
        waits for so many seconds, and says whether this is to end.
        """
        done = 0
        for due, mark in self._coming(office, mine):
            if not _quiet(office):
                break
            began = time.perf_counter()
            self._seen[due.game_id] = mark
            if self.prepare(office, due):
                ready(due.game_id)
                done += 1
            if stopped(time.perf_counter() - began):
                break
        return done

    def _coming(self, office: Office, mine: Callable[[int], bool]) -> list[tuple[Due, object]]:
        """The phases that end soon and have not been prepared for the letters on file, the first of them first."""
        now = office.clock.now()
        with office.store.reading() as unit:
            # What has just come due is kept until it is carried out, or too late to be used.
            coming = [one for one in unit.phases.between(now - LATE, now + AHEAD) if mine(one.game_id)]
            newest = unit.glances.newest() if coming else {}
        marks = {one.game_id: (one.serial, one.deadline, newest.get(one.game_id)) for one in coming}
        with self._lock:
            for game in self._prepared.keys() - marks.keys():
                del self._prepared[game]
            self._seen = {game: mark for game, mark in self._seen.items() if game in marks}
        return [
            (one, marks[one.game_id])
            for one in coming
            if one.deadline > now and self._seen.get(one.game_id) != marks[one.game_id]
        ]

    def prepare(self, office: Office, due: Due) -> bool:
        """Rehearse the end of a phase; whether it can be carried out."""
        with office.store.reading() as unit:
            at = unit.agenda.of(due.game_id).ends
        self.forget(due.game_id)
        if at is None:
            return False
        still, entries = replace(office, clock=StoppedClock(at)), list[Withheld]()
        try:
            with withheld(entries), office.store.rehearsing(due.game_id) as (unit, rehearsal):
                facts = ended(still, unit, due.game_id, due.serial, by_hand=False)
        except StoreError:
            raise
        except Exception as fault:  # noqa: BLE001 - it is met again when the phase ends, and dealt with then
            warn_of(_log, "the end of a phase could not be prepared", fault, number=due.game_id)
            return False
        if facts is None or not rehearsal.fit:
            return False
        return self._keep(due, at, rehearsal.written(), facts, tuple(entries))

    def _keep(
        self, due: Due, at: datetime, written: bytes, facts: dict[str, Fact], entries: tuple[Withheld, ...]
    ) -> bool:
        with self._lock:
            try:
                if self._file is None:
                    self._file = TemporaryFile(buffering=0, dir=self._folder)  # noqa: SIM115 - it stays open
                if not self._prepared:
                    os.ftruncate(self._file.fileno(), 0)
                    self._size = 0
                if self._size + len(written) > MOST:
                    return False
                if os.pwrite(self._file.fileno(), written, self._size) < len(written):
                    return False
            except OSError:
                # Without room for it, everything is worked out when its time has come.
                return False
            self._prepared[due.game_id] = _Prepared(due.serial, at, self._size, len(written), facts, entries)
            self._size += len(written)
        return True

    def forget(self, game_id: int) -> None:
        """Throw away what was prepared for a game."""
        with self._lock:
            self._prepared.pop(game_id, None)

    def carried_out(self, office: Office, game_id: int, serial: int) -> dict[str, Fact] | None:
        """End a phase as it was prepared, and say what is noted of it; None if it must be worked out."""
        with self._lock:
            one = self._prepared.pop(game_id, None)
            if one is None or one.serial != serial or not timedelta(0) <= office.clock.now() - one.at <= LATE:
                return None
            assert self._file is not None, "what was prepared is in it"
            written = os.pread(self._file.fileno(), one.length, one.offset)
        try:
            with office.store.unit(game_id) as unit:
                unit.carry_out(written)
        except Changed:
            return None
        except Exception as fault:  # noqa: BLE001 - whatever it is, the phase is worked out as if nothing were prepared
            warn_of(_log, "a prepared end could not be carried out", fault, number=game_id, serial=serial)
            return None
        for entry in one.entries:
            entry.write()
        late = (office.clock.now() - one.at).total_seconds() if one.facts.get("late") is not None else None
        return {**one.facts, "late": late}


def _quiet(office: Office) -> bool:
    """Whether nothing else waits to be done: no letter is to be handled, and no phase is past its end."""
    with office.store.reading() as unit:
        return not unit.letters.waiting() and not unit.phases.due(office.clock.now())
