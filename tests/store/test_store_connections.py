"""Every connection to SQLite is closed where it was opened, and the suite says so where one is not."""

import gc
import sqlite3
from pathlib import Path

import pytest

from adjudicator.store.database.database import Store
from adjudicator.store.tables.errors import StoreDamaged


def leave_open() -> None:
    sqlite3.connect(":memory:")
    gc.collect()


def test_a_connection_that_is_left_open_is_told_of() -> None:
    with pytest.warns(ResourceWarning, match="not closed; it was opened at(?s:.*)test_store_connections"):
        leave_open()


def test_a_file_that_is_no_database_leaves_no_connection_open(tmp_path: Path) -> None:
    file = tmp_path / "games.db"
    file.write_bytes(b"SQLite format 3\0" + b"no database" * 1000)
    store = Store(f"sqlite:///{file}")
    with pytest.raises(StoreDamaged):
        store.exists()
    store.close()
    del store
    # What the suite says of a connection that is still open is an error of this test.
    gc.collect()
