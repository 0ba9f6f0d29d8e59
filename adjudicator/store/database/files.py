"""The file of an SQLite database: readable only by its owner, and checked before it is opened.

SQLite takes an empty file for a new database, and then discards the newest part of the old one beside it.
"""

import os
import sqlite3
from collections.abc import Iterable, Sequence
from contextlib import closing
from pathlib import Path
from typing import Any, Final

from sqlalchemy.exc import DBAPIError

from adjudicator.store.records.database_faults import damaged, explained
from adjudicator.store.tables.errors import StoreUnreachable

NEWEST: Final = "-wal"
"""The name endings of the files in which SQLite keeps its latest writes."""


def require_contents(file: Path) -> None:
    """Raise StoreDamaged for an empty or partial file, StoreUnreachable for a folder; a missing file is fine.

    No file of ours is ever empty, because `make` leaves none, so such a file has held somebody's games.
    """
    if file.is_dir():
        raise StoreUnreachable(
            f"{file}: the database cannot be read or written (it is a folder, and games are kept in a file): move it "
            "away, or correct store.url"
        )
    if file.is_file() and file.stat().st_size == 0:
        raise damaged(str(file), "it is empty; if there were no games yet, delete it")
    newest = file.with_name(f"{file.name}{NEWEST}")
    if not file.exists() and newest.is_file() and newest.stat().st_size:
        # It would be taken for the newest part of the next database of this name.
        raise damaged(str(file), f"it is gone, and only its newest part is there; if it is a rest, delete {newest}")


def make(file: Path) -> None:
    """Make an empty database that only its owner can read, if there is no file yet; raises StoreUnreachable.

    It will contain everybody's cards. SQLite gives the same mode to the files it makes beside it. The file appears
    complete or not at all, with write-ahead logging on, so nobody finds it empty.
    """
    if file.exists() or not file.parent.is_dir():
        return
    draft = file.with_name(f".{file.name}.{os.getpid()}.new")
    try:
        os.close(os.open(draft, os.O_WRONLY | os.O_CREAT | os.O_TRUNC, 0o600))
        with closing(sqlite3.connect(draft)) as db:
            db.execute("PRAGMA journal_mode = WAL")
        _there(draft, file)
    except sqlite3.Error as error:
        raise explained(DBAPIError("", None, error), str(file)) from error
    except OSError as fault:
        raise StoreUnreachable(
            f"{file} cannot be made ({fault.strerror}): whoever gives this command must be able to write to "
            f"{file.parent.absolute()}"
        ) from fault
    finally:
        draft.unlink(missing_ok=True)


def _there(draft: Path, file: Path) -> None:
    """Move the draft into place unless another process was faster."""
    try:
        os.link(draft, file)
    except FileExistsError:
        return
    except OSError:
        # Not every file system supports a second name for a file.
        if not file.exists():
            draft.replace(file)


def torn(checked: Iterable[Sequence[Any]]) -> list[str]:
    """What `PRAGMA foreign_key_check` finds, a sentence for each pair of tables; every SQLite has another order."""
    pairs = sorted({(str(row[0]), str(row[2])) for row in checked})
    return [f"a row of {table} points to a row of {missing} that is missing" for table, missing in pairs]
