"""The workers at one database: each has a number while it lives, and all see which numbers are taken.

So they share games without asking anybody: a game belongs to one of those who are there, by its number. A number is a
lock that goes with the process that holds it, however that ends: of a byte of a file beside the games (SQLite), or of
a connection (PostgreSQL).
"""

import fcntl
import os
from collections.abc import Callable
from io import FileIO
from pathlib import Path
from typing import Final, Protocol

from sqlalchemy import Connection, Engine, text
from sqlalchemy.exc import StatementError

from adjudicator.store.records.database_faults import explained
from adjudicator.store.tables.errors import StoreUnreachable

MOST: Final = 64
"""How many workers have a number; further ones only take over what others have left."""
LOCKS: Final = 0x776F726B
"""The first half of the locks on a server; any that nothing else there uses will do: "work" in ASCII."""
_OTHERS: Final = text(
    "SELECT objid FROM pg_locks WHERE locktype = 'advisory' AND granted AND classid = :locks AND objsubid = 2"
    " AND database = (SELECT oid FROM pg_database WHERE datname = current_database())"
)


class _Numbers(Protocol):
    """Where numbers are taken."""

    def take(self, number: int) -> bool:
        """Take a number; False if somebody has it."""

    def others(self, own: int | None) -> set[int]:
        """The numbers that others have."""

    def close(self) -> None:
        """Give everything back."""


class Crew:
    """The workers at a database, as one of them sees them; for one thread that looks, and any that ask."""

    def __init__(self, numbers: Callable[[], _Numbers]) -> None:
        self._open = numbers
        self._numbers: _Numbers | None = None
        self._own: int | None = None
        self._all: tuple[int, ...] = ()

    def look(self) -> None:
        """See who is there, and take a number if this one has none. Raises the store's errors."""
        try:
            if self._numbers is None:
                self._numbers = self._open()
            others = self._numbers.others(self._own)
            if self._own is None:
                free = (number for number in range(MOST) if number not in others)
                self._own = next((number for number in free if self._numbers.take(number)), None)
        except Exception:
            # With a connection go its locks.
            self.close()
            raise
        self._all = tuple(sorted(others | ({self._own} if self._own is not None else set())))

    @property
    def alone(self) -> bool:
        """Whether nobody else was there at the last look."""
        return self._all == (self._own,)

    def mine(self, game: int) -> bool:
        """Whether a game belongs to this one. Until it has looked, none does."""
        return bool(self._all) and self._all[game % len(self._all)] == self._own

    def close(self) -> None:
        """Give the number back."""
        self._own, self._all = None, ()
        if self._numbers is not None:
            self._numbers.close()
            self._numbers = None


class InFile:
    """Numbers in a file beside the games: byte by byte, each locked by whoever has it."""

    def __init__(self, path: Path) -> None:
        """Raises StoreUnreachable."""
        try:
            self._file: FileIO = path.open("ab+", buffering=0)
        except OSError as fault:
            raise StoreUnreachable(f"{path} cannot be opened ({os.strerror(fault.errno or 0)})") from fault

    def take(self, number: int) -> bool:
        """Take a number; False if somebody has it."""
        return self._locked(fcntl.LOCK_EX, number)

    def others(self, own: int | None) -> set[int]:
        """The numbers that others have."""
        found = set()
        for number in range(MOST):
            if number == own:
                continue
            # Two that look at once do not get in each other's way.
            if self._locked(fcntl.LOCK_SH, number):
                fcntl.lockf(self._file, fcntl.LOCK_UN, 1, number)
            else:
                found.add(number)
        return found

    def close(self) -> None:
        """Give everything back."""
        self._file.close()

    def _locked(self, how: int, number: int) -> bool:
        try:
            fcntl.lockf(self._file, how | fcntl.LOCK_NB, 1, number)
        except OSError:
            return False
        return True


class OnServer:
    """Numbers on a server: locks of a connection, which it keeps."""

    def __init__(self, engine: Engine, place: str) -> None:
        """Raises the store's errors."""
        self._engine = engine
        self._place = place
        try:
            self._kept: Connection = engine.connect().execution_options(isolation_level="AUTOCOMMIT")
        except StatementError as error:
            raise explained(error, place) from error

    def take(self, number: int) -> bool:
        """Take a number; False if somebody has it."""
        try:
            words = text("SELECT pg_try_advisory_lock(:locks, :number)")
            return bool(self._kept.execute(words, {"locks": LOCKS, "number": number}).scalar())
        except StatementError as error:
            raise explained(error, self._place) from error

    def others(self, own: int | None) -> set[int]:
        """The numbers that others have."""
        try:
            return set(self._kept.execute(_OTHERS, {"locks": LOCKS}).scalars()) - {own}
        except StatementError as error:
            raise explained(error, self._place) from error

    def close(self) -> None:
        """Give everything back."""
        self._kept.invalidate()
        self._kept.close()
        self._engine.dispose()
