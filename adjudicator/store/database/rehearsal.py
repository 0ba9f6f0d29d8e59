"""A unit of work that was rehearsed and undone: its statements, to be carried out if all that it read reads the same.

Nobody has to say what the work depended on: it depended on what it read. Every query is asked again, in its place
between the changes, and if one is answered in any other way, nothing has happened.
"""

from collections.abc import Iterator, Sequence
from contextlib import contextmanager, nullcontext
from datetime import datetime
from functools import cache
from hashlib import blake2b
from typing import Any, Final

import msgspec
from msgspec import Struct
from sqlalchemy import Connection, Insert, event

from adjudicator.store.tables import tables

Value = str | bytes | int | float | datetime | None
"""What a database is given and gives."""
Values = tuple[Value, ...] | dict[str, Value]
"""What goes into one statement: in its order (SQLite), or by name (PostgreSQL)."""

_READS: Final = ("SELECT", "WITH")
_WRITES: Final = ("INSERT", "UPDATE", "DELETE")


class Changed(Exception):
    """Something that the work had read reads differently now."""


class Reference(Struct, frozen=True, array_like=True):
    """A value that is the number of a row made before: which set of values of its statement, its place, which row."""

    of: int
    place: int | str
    row: int


class Step(Struct, frozen=True, array_like=True):
    """A statement with one set of values, or with several to be carried out one after the other.

    `found` is a digest of the rows that a query found; it is None for a change, which altered `count` rows.
    """

    said: str
    values: tuple[Any, ...]
    several: bool
    found: bytes | None = None
    count: int = -1
    numbers: bool = False
    """Whether it made one row that later values may refer to."""
    references: tuple[Reference, ...] = ()


_STEPS: Final = msgspec.msgpack.Decoder(tuple[Step, ...])


@cache
def _numbered() -> frozenset[str]:
    """The tables to whose rows others refer: what a new row's number is wanted for."""
    every = tables.outbox.metadata.tables.values()
    return frozenset(key.column.table.name for table in every for key in table.foreign_keys)


class Rehearsal:
    """The statements of a unit of work, in their order. `fit` says whether they can be carried out again."""

    def __init__(self) -> None:
        self.fit = True
        self._steps: list[Step] = []
        self._made: set[str] = set()
        """The tables that have new rows."""
        self._rows: dict[tuple[str, Value], int] = {}
        """New rows that others can refer to, by table and number: which of them each is."""

    def written(self) -> bytes:
        """All of it in one piece."""
        return msgspec.msgpack.encode(tuple(self._steps), enc_hook=_bare)

    def note(self, db: Connection, _cursor: Any, said: str, values: Any, context: Any, several: bool) -> None:
        """A statement that was carried out just now."""
        word, sets = said.lstrip().partition(" ")[0].upper(), tuple(map(_kept, values if several else (values,)))
        if word in _READS and not several:
            self._steps.append(Step(said, sets, several, _digest(_asked(db, said, values))))
        elif word in _WRITES:
            self._write(db, said, sets, context, several=several)
        else:
            self.fit = False

    def _write(self, db: Connection, said: str, sets: tuple[Values, ...], context: Any, *, several: bool) -> None:
        statement = getattr(context.compiled, "statement", None)
        table = getattr(statement, "table", None)
        if table is None:
            self.fit = False
            return
        references: tuple[Reference, ...] = ()
        numbers = False
        if isinstance(statement, Insert):
            references = self._references(table, context.compiled.positiontup, sets)
            numbers = not several and table.autoincrement_column is not None
            self._made.add(table.name)
            # The number of any other row may have been put into words.
            self.fit = self.fit and not (numbers and table.name not in _numbered())
        elif table.name in self._made or context.compiled.effective_returning:
            # It could be about a row that has another number the next time, or what it returned could matter.
            self.fit = False
        count = -1 if isinstance(statement, Insert) else context.cursor.rowcount
        self._steps.append(Step(said, sets, several, None, count, numbers, references))
        if numbers:
            self._rows[table.name, _newest(db)] = len(self._rows)

    def _references(self, table: Any, names: Sequence[str] | None, sets: Sequence[Any]) -> tuple[Reference, ...]:
        """`names` are those of the values in their order; None if values have names themselves."""
        found = []
        for column in table.columns:
            for key in column.foreign_keys:
                other = key.column.table
                if other.name in self._made and key.column is other.autoincrement_column:
                    place = column.name if names is None else names.index(column.name)
                    found += [
                        Reference(at, place, self._rows[other.name, one[place]])
                        for at, one in enumerate(sets)
                        if (other.name, one[place]) in self._rows
                    ]
        return tuple(found)


@contextmanager
def rehearsing(db: Connection) -> Iterator[Rehearsal]:
    """Note the statements of a transaction meanwhile, which is to be undone afterwards."""
    rehearsal = Rehearsal()
    event.listen(db, "after_cursor_execute", rehearsal.note)
    try:
        yield rehearsal
    finally:
        event.remove(db, "after_cursor_execute", rehearsal.note)


def carry_out(db: Connection, written: bytes) -> None:
    """Carry out what was rehearsed; raises Changed or an error of the driver, and the transaction is to be undone.

    It goes past the library, which would only find out again what was noted. A server is sent all statements before it
    is waited for.
    """
    rows: list[Value] = []
    asked: list[tuple[Step, Any]] = []
    raw = db.connection
    together = getattr(raw.dbapi_connection, "pipeline", None)
    with together() if together is not None else nullcontext():
        for step in _STEPS.decode(written):
            values = [_kept(one) for one in step.values]
            for one in step.references:
                values[one.of] = _put(values[one.of], one.place, rows[one.row])
            cursor = raw.cursor()
            if step.several:
                cursor.executemany(step.said, values)
            else:
                cursor.execute(step.said, values[0])
            if together is not None:
                asked.append((step, cursor))
            else:
                _require_same(step, cursor)
            if step.numbers:
                rows.append(_newest(db))
        for step, cursor in asked:
            _require_same(step, cursor)


def _require_same(step: Step, cursor: Any) -> None:
    """Raise Changed if a statement has come to anything else than it did."""
    if step.found is not None:
        if _digest(list(map(tuple, cursor.fetchall()))) != step.found:
            raise Changed
    elif 0 <= step.count != cursor.rowcount:
        raise Changed
    cursor.close()


def _bare(value: Any) -> Value:
    """Bytes without what a driver has put around them (`psycopg.Binary`); it takes them as they are, too."""
    return bytes(value.obj)


def _kept(values: Any) -> Any:
    return values if isinstance(values, dict) else tuple(values)


def _put(values: Any, place: Any, value: Value) -> Any:
    if isinstance(values, dict):
        return {**values, place: value}
    return (*values[:place], value, *values[place + 1 :])


def _asked(db: Connection, said: str, values: Any) -> list[tuple[Value, ...]]:
    """What the driver answers, past all who listen to the connection."""
    raw = db.connection.cursor()
    try:
        raw.execute(said, values)
        return list(map(tuple, raw.fetchall()))
    finally:
        raw.close()


def _newest(db: Connection) -> Value:
    """The number of the row that was made last."""
    return _asked(db, "SELECT last_insert_rowid()" if db.dialect.name == "sqlite" else "SELECT lastval()", ())[0][0]


def _digest(rows: Sequence[tuple[Value, ...]]) -> bytes:
    return blake2b(msgspec.msgpack.encode(rows), digest_size=16).digest()
