"""Complete copies of a database, made while it is in use, and restored.

SQLite has its own backup, which sees one instant of a database however much is written meanwhile. PostgreSQL's
programs `pg_dump` and `pg_restore` do the same for a server.
"""

import os
import shutil
import sqlite3
import subprocess
from collections.abc import Iterator
from contextlib import closing, contextmanager
from pathlib import Path
from typing import Final

from sqlalchemy.engine import URL
from sqlalchemy.exc import DBAPIError

from adjudicator.store.database import urls
from adjudicator.store.database.connections import BUSY_SECONDS
from adjudicator.store.database.files import require_contents, torn
from adjudicator.store.records.database_faults import damaged, explained
from adjudicator.store.tables.errors import StoreError, StoreUnreachable, StoreUnusable

UNWRITTEN: Final = ("SQLITE_FULL", "SQLITE_IOERR_WRITE")


def sqlite_file(url: str) -> Path | None:
    """The file of an SQLite database, None for a server's; raises StoreUnusable for an address that is neither."""
    return urls.file(urls.checked(url))


def save(url: str, to: Path) -> None:
    """Write a complete copy of a database as it is now: an SQLite file, or a PostgreSQL dump.

    Raises StoreDamaged if the copy is not complete, and other StoreErrors.
    """
    file = sqlite_file(url)
    if file is None:
        _run("pg_dump", urls.checked(url), ["--format=custom", "--no-owner", f"--file={to}"])
        return
    require_contents(file)
    if not file.is_file():
        raise StoreUnreachable(f"there is no database {file}; nothing was saved")
    with _explaining(file), closing(_opened(file)) as source, closing(sqlite3.connect(to)) as copy:
        try:
            source.backup(copy)
            # One file, with nothing beside it.
            copy.execute("PRAGMA journal_mode = DELETE")
        except sqlite3.OperationalError as fault:
            if not fault.sqlite_errorname.startswith(UNWRITTEN):
                raise
            # The database is only read, and its disk may have room.
            raise StoreUnreachable(
                f"the copy of {file} cannot be written ({fault}); nothing was saved. Make room where the backup is to "
                "be, or save it elsewhere"
            ) from fault
        found = flaws(copy)
    if found:
        raise damaged(str(file), found[0])


def put_back(dump: Path, url: str, *, instead: bool) -> None:
    """Fill a PostgreSQL database from a dump, completely or not at all; `instead` of the tables that are there."""
    more = ["--clean", "--if-exists"] if instead else []
    _run("pg_restore", urls.checked(url), ["--no-owner", "--single-transaction", *more, str(dump)])


def integrity(url: str) -> list[str]:
    """What is wrong inside an SQLite database, in SQLite's words; PostgreSQL checks itself."""
    file = sqlite_file(url)
    if file is None:
        return []
    with _explaining(file), closing(_opened(file)) as db:
        return flaws(db)


def flaws(db: sqlite3.Connection) -> list[str]:
    """The pages that contradict each other, and the rows that refer to missing rows."""
    found = [str(row[0]) for row in db.execute("PRAGMA integrity_check(10)") if row[0] != "ok"]
    return found + torn(db.execute("PRAGMA foreign_key_check"))


def _opened(file: Path) -> sqlite3.Connection:
    return sqlite3.connect(f"{file.absolute().as_uri()}?mode=rw", uri=True, timeout=BUSY_SECONDS)


@contextmanager
def _explaining(file: Path) -> Iterator[None]:
    try:
        yield
    except sqlite3.Error as error:
        raise explained(DBAPIError("", None, error), str(file)) from error


def _run(program: str, url: URL, words: list[str]) -> None:
    """Run one of PostgreSQL's programs on a database; the password is passed where nobody can see it."""
    found = shutil.which(program)
    if found is None:
        raise StoreUnusable(
            f"{program}, which saves and restores PostgreSQL databases, is not on this machine: install PostgreSQL's "
            "client programs, of the server's version or newer (on Debian: apt install postgresql-client)"
        )
    address = url.set(drivername="postgresql", password=None).render_as_string(hide_password=False)
    password = {"PGPASSWORD": str(url.password)} if url.password is not None else {}
    done = subprocess.run(  # noqa: S603 - no shell, and the words are ours
        [found, "--no-password", "--dbname", address, *words],
        env=os.environ | password,
        capture_output=True,
        text=True,
        check=False,
    )
    if done.returncode:
        said = [line for line in done.stderr.splitlines() if line.strip()]
        raise StoreError(
            f"{urls.place(url)}: {program} failed ({said[0] if said else done.returncode}); nothing was changed"
        )
