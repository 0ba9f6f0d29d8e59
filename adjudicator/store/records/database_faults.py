"""Turns a database's errors into what the game master can do about them."""

import os
from pathlib import Path

from sqlalchemy.exc import DBAPIError, IntegrityError, StatementError

from adjudicator.store.tables.errors import (
    StoreBusy,
    StoreConflict,
    StoreDamaged,
    StoreError,
    StoreUnreachable,
    StoreUnusable,
)

RESTORE = "nothing was changed; move the file aside and restore your last backup in its place"
SET_UP = "run `adjudicator init` to set it up, or correct the path in the configuration"

# SQLite's result codes begin with these names; see https://sqlite.org/rescode.html
DAMAGED = ("SQLITE_CORRUPT", "SQLITE_NOTADB")
BUSY = ("SQLITE_BUSY", "SQLITE_LOCKED")
UNREACHABLE = (
    "SQLITE_CANTOPEN",
    "SQLITE_READONLY",
    "SQLITE_IOERR",
    "SQLITE_FULL",
    "SQLITE_PERM",
    "SQLITE_AUTH",
)

COMPANIONS = ("-wal", "-shm", "-journal")
"""The name endings of the files that SQLite keeps beside a database in use."""

# https://www.postgresql.org/docs/current/errcodes-appendix.html
LOCK_TIMEOUT = "55P03"
UNDEFINED_TABLE = "42P01"
# A server that closes a connection while it opens says this; one that wants a password is not even asked.
REFUSED = "FATAL:"
NO_PASSWORD = "no password supplied"  # noqa: S105 - what its library says


def explained(error: StatementError, place: str) -> Exception:
    """The error to raise for one of SQLAlchemy's; `place` names the database, safe to show."""
    cause = error.orig
    if not isinstance(error, DBAPIError):
        # Raised while a value was converted: it is the caller's mistake, and the message says so.
        return cause if isinstance(cause, Exception) else error
    # A server adds a drawing of the statement below its first line.
    words = str(cause).strip().partition("\n")[0] or type(cause).__name__
    code = getattr(cause, "sqlite_errorname", "")
    state = getattr(cause, "sqlstate", None)
    if code.startswith(DAMAGED):
        return damaged(place, words)
    if code.startswith(BUSY) or state == LOCK_TIMEOUT:
        return StoreBusy(
            f"{place}: another process keeps the database locked ({words}); nothing was changed. "
            "Try again, and look for a second or a stopped `adjudicator` process"
        )
    if code.startswith(UNREACHABLE):
        return StoreUnreachable(
            f"{place}: the database cannot be read or written ({words}); nothing was changed. {_where(Path(place))}"
        )
    if isinstance(error, IntegrityError):
        return StoreConflict(f"{place}: this contradicts what is on file ({words})")
    if words.startswith("no such table") or state == UNDEFINED_TABLE:
        return StoreUnusable(f"{place}: the database has not been set up ({words}); {SET_UP}")
    if not code and state is None and (REFUSED in words or NO_PASSWORD in words):
        return StoreUnreachable(
            f"{place}: the database server does not let us in ({words}). "
            "Check the user, the password and the name of the database in the configuration"
        )
    if not code and state is None:
        return StoreUnreachable(
            f"{place}: the database server does not answer ({words}). "
            "Check that it runs, and its host and port in the configuration"
        )
    return StoreError(f"{place}: the database refused ({words}); nothing was changed")


def _where(file: Path) -> str:
    """Why a file cannot be written, as far as that can be seen; SQLite also writes beside it."""
    for path in (file.absolute().parent, *(file.with_name(f"{file.name}{end}") for end in ("", *COMPANIONS))):
        if path != file.absolute().parent and path.is_dir():
            return f"{path} is a folder, and must be a file or missing: move it away"
        if path.exists() and not os.access(path, os.W_OK):
            return f"{path} cannot be written by whoever gives this command: give it to them (chown, chmod u+w)"
    return "Check that its folder exists, that you may write there and that the disk is not full"


def damaged(place: str, words: str) -> StoreDamaged:
    """The error for a file that is not a complete database; `words` say what was found."""
    return StoreDamaged(f"{place}: this is not a whole database ({words}); {RESTORE}")
