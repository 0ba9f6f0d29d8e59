"""Databases as most tests begin with: with their tables and nothing in them, made once in each process."""

from functools import cache
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any

from sqlalchemy import event

from adjudicator.store.database import Store


@cache
def _empty() -> bytes:
    with TemporaryDirectory() as folder:
        file = Path(folder) / "games.db"
        store = Store(f"sqlite:///{file}")
        store.migrate()
        store.close()
        return file.read_bytes()


def lay(file: Path) -> None:
    """Put one where there is none."""
    if not file.exists():
        file.write_bytes(_empty())


def hurried(store: Store) -> Store:
    """A store that does not wait for the disk at each commit: processes are killed in tests, but no plug is pulled."""
    event.listen(store._engine, "connect", _unwaiting)
    return store


def _unwaiting(raw: Any, _record: object) -> None:
    raw.execute("PRAGMA synchronous = OFF")
