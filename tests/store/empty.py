"""Databases as most tests begin with: with their tables and nothing in them, made once in each process."""

from functools import cache
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any

from sqlalchemy import Engine, create_engine, event

from adjudicator.store.database.database import Store


@cache
def _empty() -> bytes:
    with TemporaryDirectory() as folder:
        file = Path(folder) / "games.db"
        store = Store(f"sqlite:///{file}")
        store.migrate()
        store.close()
        return file.read_bytes()


def lay(file: Path) -> None:
    """Put one where there is none; like any that the store makes, it is its owner's alone."""
    if not file.exists():
        file.touch(mode=0o600)
        file.write_bytes(_empty())


def hurried(store: Store) -> Store:
    """A store that does not wait for the disk at each commit: processes are killed in tests, but no plug is pulled.

    Nor does it put a statement together that another store of this process has put together already.
    """
    engine, shared = store._connections.engine, _shared()
    event.listen(engine, "connect", _unwaiting)
    engine.dialect = engine.pool._dialect = shared.dialect
    engine._compiled_cache = shared._compiled_cache
    return store


@cache
def _shared() -> Engine:
    """What is kept of statements is kept by engine and by dialect, of which each engine makes its own."""
    engine = create_engine("sqlite://", query_cache_size=2000)
    with engine.connect():
        return engine


def _unwaiting(raw: Any, _record: object) -> None:
    raw.execute("PRAGMA synchronous = OFF")
