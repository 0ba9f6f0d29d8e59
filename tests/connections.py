"""Connections to SQLite that are left to the garbage collector: a warning, and so an error, on every Python.

From 3.13 on the interpreter says so itself, without the place; before that it says nothing.
"""

import sqlite3
import sqlite3.dbapi2
import traceback
import warnings
from typing import Any, Final

import pytest

_FRAMES: Final = 20
_CONNECT: Final = sqlite3.connect
_PATCH: Final = pytest.MonkeyPatch()


class WatchedConnection(sqlite3.Connection):
    """A connection that knows where it was opened, and says so when nobody has closed it."""

    def __init__(self, *args: Any, **options: Any) -> None:
        self._opened_at = "".join(traceback.format_list(traceback.extract_stack(limit=_FRAMES)[:-1]))
        self._open = False
        super().__init__(*args, **options)
        self._open = True

    def close(self) -> None:
        super().close()
        self._open = False

    def __del__(self) -> None:
        if self._open:
            self.close()
            said = f"a connection to SQLite was not closed; it was opened at\n{self._opened_at}"
            warnings.warn(said, ResourceWarning, stacklevel=1)


def _watched(database: Any, *args: Any, **options: Any) -> sqlite3.Connection:
    options.setdefault("factory", WatchedConnection)
    connection: sqlite3.Connection = _CONNECT(database, *args, **options)
    return connection


def watch() -> None:
    """Watch every connection that this process opens from now on."""
    for module in (sqlite3, sqlite3.dbapi2):
        _PATCH.setattr(module, "connect", _watched)


def unwatch() -> None:
    """Open connections as Python does."""
    _PATCH.undo()
