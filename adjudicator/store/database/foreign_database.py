"""A stranger's database, from which only rows are taken, into tables that this program has made.

An SQLite file can hold triggers, views, computed columns, checks and indexes that run whatever their author likes, and
pages that lead in circles. So it is opened read-only and with a limited number of steps, and it never becomes the file
in which games are kept: its rows are copied into a new file with the tables of its revision.
"""

import sqlite3
import zlib
from collections.abc import Callable, Iterator
from contextlib import closing, contextmanager
from pathlib import Path
from typing import Final

from sqlalchemy import Boolean, Connection, Integer, String, Table, select
from sqlalchemy.exc import DBAPIError

from adjudicator.store.database.database import Store
from adjudicator.store.database.files import torn
from adjudicator.store.records.database_faults import explained
from adjudicator.store.tables import tables
from adjudicator.store.tables.errors import StoreDamaged, StoreError

MOST_THINGS: Final = 500
"""The most tables and indexes in a database; ours has fewer than a hundred."""
MOST_STEPS: Final = 2_000_000
STEPS_A_BYTE: Final = 200
"""How many steps of SQLite's machine are allowed per byte of a file; a row of ours takes fewer than ten."""
LONGEST: Final = 512 << 20
"""How many bytes one value may have: a letter, or several in a bundle."""
_EVERY: Final = 1000
_LIMITS: Final = {
    sqlite3.SQLITE_LIMIT_LENGTH: LONGEST,
    sqlite3.SQLITE_LIMIT_COLUMN: 200,
    sqlite3.SQLITE_LIMIT_EXPR_DEPTH: 100,
    sqlite3.SQLITE_LIMIT_TRIGGER_DEPTH: 1,
}
_SAFE: Final = (
    "PRAGMA trusted_schema = OFF",
    "PRAGMA cell_size_check = ON",
    "PRAGMA mmap_size = 0",
    "PRAGMA ignore_check_constraints = ON",
    "PRAGMA foreign_keys = OFF",
)
_INTERNAL: Final = "sqlite_"
_AT_ONCE: Final = 100
_KINDS: Final = {Boolean: (bool, int), Integer: (int,), String: (str,)}
"""The types of values in columns that the library does not check."""


class Strange(StoreError):
    """A database contains something that this program's never do; the text says what."""


def take_over(strange: Path, to: Path) -> None:
    """Make a database with the rows of a stranger's; raises StoreError if that is none of this program's.

    `to` is a new file; the caller removes it if this raises.
    """
    steps = MOST_STEPS + STEPS_A_BYTE * strange.stat().st_size
    with _explaining(strange), closing(_opened(strange, steps, alone=True)) as db:
        _require_plain(db)
        revision = _revision(db)
    made = Store(f"sqlite:///{to}")
    try:
        made.make(revision)
    finally:
        made.close()
    with _explaining(strange), closing(_opened(to, steps, alone=False)) as db:
        db.execute("ATTACH ? AS strange", (_uri(strange),))
        _require_same(db)
        _require_whole(db)
        db.execute("BEGIN")
        for table in _tables(db, "main"):
            columns = ", ".join(f'"{name}"' for name in _columns(db, "main", table))
            db.execute(f'DELETE FROM main."{table}"')  # noqa: S608 - the names are those of our own tables
            db.execute(
                f'INSERT INTO main."{table}" ({columns}) '  # noqa: S608 - as above
                f'SELECT {columns} FROM strange."{table}" NOT INDEXED ORDER BY rowid'
            )
        db.execute("COMMIT")
        found = torn(db.execute("PRAGMA main.foreign_key_check"))
        if found:
            raise Strange(found[0])
        db.execute("DETACH strange")
        db.execute("PRAGMA journal_mode = DELETE")


def _uri(file: Path) -> str:
    return f"{file.absolute().as_uri()}?mode=ro&immutable=1"


def _opened(file: Path, steps: int, *, alone: bool) -> sqlite3.Connection:
    """A connection with a limited number of steps."""
    address = _uri(file) if alone else f"{file.absolute().as_uri()}?mode=rw"
    db = sqlite3.connect(address, uri=True, isolation_level=None)
    for limit, most in _LIMITS.items():
        db.setlimit(limit, most)
    db.set_progress_handler(_counted(steps), _EVERY)
    for one in _SAFE:
        db.execute(one)
    return db


def _counted(steps: int) -> Callable[[], bool]:
    """Whether the limit is exceeded; it is asked at regular intervals of steps."""
    taken = 0

    def over() -> bool:
        nonlocal taken
        taken += _EVERY
        return taken > steps

    return over


def _require_plain(db: sqlite3.Connection) -> None:
    """Raise Strange unless there are only tables and indexes, and not too many."""
    things = db.execute("SELECT type, name, sql FROM sqlite_master LIMIT ?", (MOST_THINGS + 1,)).fetchall()
    if len(things) > MOST_THINGS:
        raise Strange(f"it holds more than {MOST_THINGS} tables and indexes")
    for kind, name, sql in things:
        if kind not in ("table", "index"):
            raise Strange(f"it holds a {kind}, {str(name)[:60]!r}")
        if kind == "table" and " ".join(str(sql).split()[:2]).upper() != "CREATE TABLE":
            raise Strange(f"it holds a table of another kind, {str(name)[:60]!r}")


def _revision(db: sqlite3.Connection) -> str:
    found = db.execute("SELECT version_num FROM alembic_version LIMIT 2").fetchall()
    if len(found) != 1 or not isinstance(found[0][0], str) or len(found[0][0]) > 40:
        raise Strange("it does not say of which version its tables are")
    return str(found[0][0])


def _tables(db: sqlite3.Connection, of: str) -> list[str]:
    found = db.execute(f"SELECT name FROM {of}.sqlite_master WHERE type = 'table' ORDER BY name")  # noqa: S608 - ours
    return [str(name) for (name,) in found if not str(name).startswith(_INTERNAL)]


def _columns(db: sqlite3.Connection, of: str, table: str) -> dict[str, int]:
    """The columns of a table by name, with their kinds: 0 for one that is simply stored."""
    found = db.execute("SELECT name, hidden FROM pragma_table_xinfo(?, ?)", (table, of))
    return {str(name): int(hidden) for name, hidden in found}


def _require_same(db: sqlite3.Connection) -> None:
    """Raise Strange unless its tables and columns are ours of its revision."""
    ours, theirs = _tables(db, "main"), _tables(db, "strange")
    for table in sorted({*ours} ^ {*theirs}):
        raise Strange(f"it has {'a' if table in theirs else 'no'} table {table[:60]!r}")
    for table in ours:
        wanted, found = _columns(db, "main", table), _columns(db, "strange", table)
        for name in sorted({*wanted} ^ {*found}):
            raise Strange(f"its table {table} has {'a' if name in found else 'no'} column {name[:60]!r}")
        if any(found.values()):
            raise Strange(f"its table {table} computes a column")


def _require_whole(db: sqlite3.Connection) -> None:
    found = db.execute("PRAGMA strange.quick_check(1)").fetchone()
    if found is None or found[0] != "ok":
        raise Strange(f"its pages contradict each other: {str(found and found[0])[:100]}")


def require_readable(store: Store) -> None:
    """Raise StoreDamaged unless every value can be read as its column's type; the tables are up to date."""
    with store.connection() as db:
        for table in tables.ALL.sorted_tables:
            try:
                _require_values(db, table)
            except (ArithmeticError, LookupError, TypeError, ValueError, zlib.error) as fault:
                why = f"a value in its table {table.name} is none of ours: {' '.join(str(fault).split())[:100]}"
                raise StoreDamaged(
                    f"{store.place}: this is no database of this program ({why}); nothing was changed"
                ) from fault


def _require_values(db: Connection, table: Table) -> None:
    kinds = [
        next((kinds for kind, kinds in _KINDS.items() if isinstance(column.type, kind)), (object,))
        for column in table.columns
    ]
    for row in db.execution_options(yield_per=_AT_ONCE).execute(select(table)):
        for column, wanted, value in zip(table.columns, kinds, row, strict=True):
            if value is None:
                if not column.nullable:
                    raise TypeError(f"{column.name} is missing")
            elif not isinstance(value, wanted):
                raise TypeError(f"{column.name} is of another kind")


@contextmanager
def _explaining(file: Path) -> Iterator[None]:
    try:
        yield
    except Strange as fault:
        raise StoreDamaged(f"{file}: this is no database of this program ({fault}); nothing was changed") from fault
    except sqlite3.Error as error:
        if getattr(error, "sqlite_errorname", "") == "SQLITE_INTERRUPT":
            why = "it takes more steps to read than any of its size"
            raise StoreDamaged(f"{file}: this is no database of this program ({why}); nothing was changed") from error
        raise explained(DBAPIError("", None, error), str(file)) from error
