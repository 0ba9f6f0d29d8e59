"""Connections to the database: opened as each kind of database wants it, and never two writers at a time.

SQLite left to its defaults begins a transaction as a reader and loses updates when two of them turn
into writers, so every transaction that writes begins as a writer, and there is one at a time. On PostgreSQL every one
takes one advisory lock first, which means the same; transactions about one game each share it, and lock the
row of their game instead.
"""

import sqlite3
import time
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any

from sqlalchemy import Connection, Engine, NullPool, create_engine, event, select
from sqlalchemy.engine import URL
from sqlalchemy.exc import NoSuchModuleError, StatementError

from adjudicator.store.database import urls
from adjudicator.store.records.database_faults import explained
from adjudicator.store.tables import tables
from adjudicator.store.tables.errors import StoreUnusable

BUSY_SECONDS = 30
"""How long to wait for a database that somebody else is writing to."""
BUSY_PAUSE = 0.01
# A worker that was stopped within a transaction, or whose machine is gone, keeps its locks this long.
IDLE_SECONDS = 60
# Any number that nothing else in the same database locks will do: "adju" in ASCII.
WRITER_LOCK = 0x61646A75
_ONE_INSTANT = "SET TRANSACTION ISOLATION LEVEL REPEATABLE READ READ ONLY"


class Connections:
    """The connections of one process to one database; what goes wrong on them is raised as a `StoreError`."""

    def __init__(self, url: URL) -> None:
        self._url = url
        self.place = urls.place(url)
        """Where the database is, safe to show: the file, or the address without its password."""
        self.is_file = urls.file(url) is not None
        self.engine = _engine(url)

    @contextmanager
    def open(self) -> Iterator[Connection]:
        """A connection without a transaction."""
        with self.explaining(), self.engine.connect() as db:
            yield db

    @contextmanager
    def reading(self) -> Iterator[Connection]:
        """One instant of the database, whatever others write meanwhile. Nobody waits for it."""
        with self.open() as db:
            db.exec_driver_sql("BEGIN" if self.is_file else _ONE_INSTANT)
            yield db

    @contextmanager
    def writing(self, game: int | None = None, *, alone: bool = True) -> Iterator[Connection]:
        """A transaction without other writers; about one `game`, only without others about the same one.

        If it is not `alone`, only those that are wait for it, which is for whoever locks their own rows.
        """
        with self.explaining(), _writing(self.engine, alone=alone and game is None) as db:
            if game is not None:
                _fence(db, game)
            yield db

    @contextmanager
    def altering(self) -> Iterator[Connection]:
        """A transaction that may alter tables.

        Altering a table on SQLite means copying and dropping it, which foreign keys forbid. They can be switched off
        only outside a transaction, hence a separate connection.
        """
        engine = self.separate()
        try:
            with self.explaining(), _writing(engine) as db:
                yield db
        finally:
            engine.dispose()

    def separate(self) -> Engine:
        """Makes connections that are used once each, without foreign keys. Whoever asks for it disposes of it."""
        return _engine(self._url, once=True)

    @contextmanager
    def explaining(self) -> Iterator[None]:
        """Raise what the database says as a `StoreError`."""
        try:
            yield
        except StatementError as error:
            raise explained(error, self.place) from error


def _engine(url: URL, *, once: bool = False) -> Engine:
    sqlite = url.get_backend_name() == "sqlite"
    try:
        engine = create_engine(
            url,
            **({"poolclass": NullPool} if once else {}),
            **({"connect_args": {"timeout": BUSY_SECONDS}} if sqlite else {"pool_pre_ping": True}),
        )
    except (NoSuchModuleError, ModuleNotFoundError) as error:
        raise StoreUnusable(
            f"the driver for {url.drivername!r} is missing ({error}); "
            "install it with: pip install 'adjudicator[postgres]'"
        ) from error
    if sqlite:

        @event.listens_for(engine, "connect")
        def prepare(raw: Any, _record: object) -> None:
            # Python's module would begin transactions by its own rules; we say BEGIN ourselves.
            raw.isolation_level = None
            _write_ahead(raw)
            raw.execute("PRAGMA synchronous = FULL")
            raw.execute(f"PRAGMA foreign_keys = {'OFF' if once else 'ON'}")

    return engine


def _write_ahead(raw: sqlite3.Connection) -> None:
    """Switch SQLite to write-ahead logging. If another process is doing so, SQLite is busy at once, so wait here."""
    until = time.monotonic() + BUSY_SECONDS
    while True:
        try:
            raw.execute("PRAGMA journal_mode = WAL")
        except sqlite3.OperationalError as fault:
            if fault.sqlite_errorname != "SQLITE_BUSY" or time.monotonic() > until:
                raise
            time.sleep(BUSY_PAUSE)
        else:
            return


def _fence(db: Connection, game: int) -> None:
    """Keep everybody else from working on a game until this transaction ends; on SQLite it is alone anyway."""
    if db.dialect.name != "sqlite":
        # References to the game are allowed: a notice about it, or a letter, may be filed meanwhile.
        row = select(tables.game.c.id).where(tables.game.c.id == game)
        db.execute(row.with_for_update(key_share=True))


@contextmanager
def _writing(engine: Engine, *, alone: bool = True) -> Iterator[Connection]:
    """A transaction that excludes all others from its beginning or, if it is not `alone`, only those that are."""
    lock = "pg_advisory_xact_lock" if alone else "pg_advisory_xact_lock_shared"
    first = (
        "BEGIN IMMEDIATE"
        if engine.dialect.name == "sqlite"
        else f"SET LOCAL lock_timeout = {1000 * BUSY_SECONDS:.0f};"
        f"SET LOCAL idle_in_transaction_session_timeout = {1000 * IDLE_SECONDS:.0f};"
        f"SELECT {lock}({WRITER_LOCK})"
    )
    # Not in the library's begin event: a listener there makes it report every statement.
    with engine.begin() as db:
        db.exec_driver_sql(first)
        yield db
