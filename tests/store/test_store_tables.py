"""The tables as they are kept for the next process: those that the classes describe, without loading the classes."""

import os
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest
from sqlalchemy import Dialect, MetaData
from sqlalchemy.dialects import postgresql, sqlite
from sqlalchemy.schema import CreateIndex, CreateTable

from adjudicator.store.tables import tables

DIALECTS = (sqlite.dialect(), postgresql.dialect())  # type: ignore[no-untyped-call]
OPENS = """
import sys
from adjudicator.store.database.database import Store
store = Store(sys.argv[1])
store.migrate()
with store.unit() as unit:
    loaded = sorted({"sqlmodel", "sqlalchemy.orm", "adjudicator.store.tables.schema"} & set(sys.modules))
    print(unit.restores.all(), loaded)
"""


def opened(kept: Path, database: Path) -> str:
    """What a process of its own says that opens a database, with this folder for what is kept."""
    ran = subprocess.run(
        [sys.executable, "-c", OPENS, f"sqlite:///{database}"],
        env=os.environ | {"CACHE_DIRECTORY": str(kept), "PYTHONPATH": os.pathsep.join(sys.path)},
        capture_output=True,
        text=True,
        check=True,
    )
    return ran.stdout


def words(said: MetaData, dialect: Dialect) -> Iterator[str]:
    """The statements that make these tables in a database."""
    for table in said.sorted_tables:
        yield str(CreateTable(table).compile(dialect=dialect))
        for index in sorted(table.indexes, key=lambda index: str(index.name)):
            yield str(CreateIndex(index).compile(dialect=dialect))


def test_the_first_process_keeps_the_tables_and_the_next_loads_no_class(tmp_path: Path) -> None:
    database = tmp_path / "games.db"
    first = opened(tmp_path / "kept", database)
    assert "adjudicator.store.tables.schema" in first
    assert opened(tmp_path / "kept", database) == "[] []\n"
    assert opened(tmp_path / "other", database) == first


def test_what_is_kept_is_what_the_classes_describe() -> None:
    kept = tables.read(tables.written(tables.described()))
    assert set(kept.tables) == set(tables.described().tables) == {name for name in vars(tables) if name in kept.tables}
    for dialect in DIALECTS:
        assert list(words(kept, dialect)) == list(words(tables.described(), dialect))
    for name, table in kept.tables.items():
        for column in table.columns:
            told = tables.described().tables[name].columns[column.name]
            assert (type(column.type), repr(column.type), column.nullable, column.primary_key) == (
                type(told.type),
                repr(told.type),
                told.nullable,
                told.primary_key,
            )


def test_tables_are_made_anew_where_a_class_or_a_library_is_another(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    before = tables.made_by()
    assert before == tables.made_by()
    monkeypatch.setattr("sqlalchemy.__version__", "0")
    assert tables.made_by() != before
    monkeypatch.undo()
    ours = Path(tables.__file__).parent
    for file in ours.glob("*.py"):
        (tmp_path / file.name).write_bytes(file.read_bytes())
    monkeypatch.setattr(tables, "__file__", str(tmp_path / "tables.py"))
    assert tables.made_by() == before
    for module in ("base", "column_types", "deflated", "schema", "utc"):
        (tmp_path / f"{module}.py").write_text("", "utf-8")
        assert tables.made_by() != before
        (tmp_path / f"{module}.py").write_bytes((ours / f"{module}.py").read_bytes())
