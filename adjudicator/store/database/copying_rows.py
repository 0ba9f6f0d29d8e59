"""Copies everything on file, row by row, from one database into another of any kind."""

from collections.abc import Iterator, Mapping
from hashlib import sha256
from typing import Any, Final

from sqlalchemy import Connection, Table, delete, func, insert, select, text

from adjudicator.store.tables.errors import StoreConflict, StoreUnusable
from adjudicator.store.tables.tables import ALL

AT_ONCE: Final = 200
FILLED: Final = frozenset(("pace",))
"""Tables that are not empty when they have just been made."""
_MASK: Final = (1 << 256) - 1


def copied(source: Connection, target: Connection, place: str) -> Mapping[str, int]:
    """Copy every row of every table, and compare both sides; returns the number of rows by table.

    It runs within the transactions of both connections. Raises StoreUnusable for a target with anything in it, and
    StoreConflict if the written rows do not read back unchanged.
    """
    tables = ALL.sorted_tables
    for table in tables:
        if table.name in FILLED:
            target.execute(delete(table))
        elif target.execute(select(1).select_from(table).limit(1)).first() is not None:
            raise StoreUnusable(f"{place} is not empty ({table.name}): choose another, or empty it first")
    counts = {}
    for table in tables:
        for rows in _batches(source, table):
            target.execute(insert(table), [row._asdict() for row in rows])
        _count_on(target, table)
        counts[table.name], before = _sum(source, table)
        if (counts[table.name], before) != _sum(target, table):
            raise StoreConflict(f"{place}: {table.name} does not read back as it was written; nothing was kept")
    return counts


def _batches(db: Connection, table: Table) -> Iterator[Any]:
    return db.execute(select(table).execution_options(yield_per=AT_ONCE)).partitions()


def _sum(db: Connection, table: Table) -> tuple[int, int]:
    """The number of rows, and a digest of their content that does not depend on their order."""
    count = mark = 0
    for rows in _batches(db, table):
        for row in rows:
            count += 1
            mark = (mark + int.from_bytes(sha256(repr(tuple(row)).encode()).digest())) & _MASK
    return count, mark


def _count_on(db: Connection, table: Table) -> None:
    """Let PostgreSQL number new rows after the copied ones; SQLite does this by itself."""
    number = table.autoincrement_column
    if db.dialect.name != "postgresql" or number is None:
        return
    last = db.execute(select(func.max(number))).scalar()
    place = {"table": f'"{table.name}"', "column": number.name}
    sequence = db.execute(text("SELECT pg_get_serial_sequence(:table, :column)"), place).scalar()
    if last is not None and sequence is not None:
        db.execute(text("SELECT setval(:sequence, :last)"), {"sequence": sequence, "last": last})
