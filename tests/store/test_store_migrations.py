"""The migrations make exactly the tables the program believes in, whole or not at all."""

import sqlite3
from datetime import date
from pathlib import Path

import pytest
from alembic.autogenerate import compare_metadata
from alembic.migration import MigrationContext
from alembic.operations import Operations
from alembic.script import ScriptDirectory
from sqlalchemy import MetaData, create_engine

from adjudicator.store import revisions
from adjudicator.store.catalogue import catalogue
from adjudicator.store.database import Store
from adjudicator.store.values import Away
from tests.store.samples import NOON
from tests.store.stored import lay


def differences(url: str, tables: MetaData) -> list[object]:
    engine = create_engine(url)
    with engine.connect() as db:
        context = MigrationContext.configure(db, opts={"compare_type": True})
        found = compare_metadata(context, tables)
    engine.dispose()
    return list(found)


def test_the_migrations_make_the_tables_of_the_models(store: Store, url: str) -> None:
    assert differences(url, catalogue()) == []


@pytest.mark.parametrize("change", ["column", "kind", "index", "null"])
def test_a_model_changed_without_a_migration_is_noticed(store: Store, url: str, change: str) -> None:
    changed = MetaData(naming_convention=catalogue().naming_convention)
    for table in catalogue().sorted_tables:
        table.to_metadata(changed)
    letter, seat = changed.tables["letter"], changed.tables["seat"]
    if change == "column":
        seat._columns.remove(seat.c.luck)
    elif change == "kind":
        seat.c.luck.type = letter.c.raw.type
    elif change == "index":
        letter.indexes.clear()
    else:
        seat.c.luck.nullable = False
    assert differences(url, changed) != []


def test_the_latest_revision_is_the_one_the_program_names() -> None:
    assert ScriptDirectory(str(revisions.MIGRATIONS)).get_heads() == [revisions.HEAD]


def test_setting_up_makes_the_database_exist_and_may_be_repeated(url: str) -> None:
    store = Store(url)
    assert not store.exists()
    store.migrate()
    assert store.exists()
    with store.unit() as unit:
        unit.notices.add("kind", "kept", at=NOON)
    store.migrate()
    with store.unit() as unit:
        assert [notice.text for notice in unit.notices.unseen()] == ["kept"]
    store.close()


def test_asking_whether_it_exists_creates_no_file(tmp_path: Path) -> None:
    assert not Store(f"sqlite:///{tmp_path / 'games.db'}").exists()
    assert list(tmp_path.iterdir()) == []


def test_a_setting_up_that_fails_leaves_nothing(url: str, monkeypatch: pytest.MonkeyPatch) -> None:
    def torn(*_: object, **__: object) -> None:
        raise InterruptedError

    store = Store(url)
    with monkeypatch.context() as patch:
        # The revision makes its tables by and by, and an index after each; let the first one fail.
        patch.setattr(Operations, "create_index", torn)
        with pytest.raises(InterruptedError):
            store.migrate()
    assert not store.exists()
    store.migrate()
    assert differences(url, catalogue()) == []
    store.close()


@pytest.mark.parametrize("folder", ["Ann's games", "100%", "Spiele für Zoë", "a#b;c&d"])
def test_the_file_may_be_in_any_folder(tmp_path: Path, folder: str) -> None:
    (tmp_path / folder).mkdir()
    path = tmp_path / folder / "games.db"
    store = Store(f"sqlite:///{path}")
    store.migrate()
    store.close()
    assert path.exists()


def test_what_every_connection_is_promised(tmp_path: Path) -> None:
    path = tmp_path / "games.db"
    store = Store(f"sqlite:///{path}")
    store.migrate()
    with store.unit() as unit:
        db = unit.notices._db
        asked = ("journal_mode", "synchronous", "foreign_keys", "busy_timeout")
        answers = [db.exec_driver_sql(f"PRAGMA {name}").scalar() for name in asked]
        other = sqlite3.connect(path, timeout=0)
        with pytest.raises(sqlite3.OperationalError, match="locked"):
            other.execute("BEGIN IMMEDIATE")
        other.close()
    assert answers == ["wal", 2, 1, 30_000]
    store.close()


def test_for_whom_a_deadline_was_put_off_is_brought_forward(tmp_path: Path) -> None:
    """Up to 0021 it was a sentence in English."""
    file = tmp_path / "games.db"
    lay("0021", file)
    db = sqlite3.connect(file)
    said = "Blue is away until 9 May 2026, Green is away until 10 December 2026"
    ((game,),) = db.execute("SELECT game_id FROM phase WHERE closed_at IS NULL").fetchall()
    db.execute("UPDATE phase SET stretched = ?, planned = deadline WHERE closed_at IS NULL", (said,))
    db.commit()
    db.close()
    store = Store(f"sqlite:///{file}")
    store.migrate()
    with store.unit() as unit:
        phase, before = unit.phases.of(game)[-1], unit.phases.of(game)[0]
    assert phase.stretched == (Away("Blue", date(2026, 5, 9)), Away("Green", date(2026, 12, 10)))
    assert before.stretched == ()
    store.close()
