"""The migrations make exactly the tables the program believes in, whole or not at all."""

import json
import sqlite3
from datetime import date
from pathlib import Path

import pytest
from alembic.autogenerate import compare_metadata
from alembic.command import upgrade
from alembic.config import Config
from alembic.migration import MigrationContext
from alembic.operations import Operations
from alembic.script import ScriptDirectory
from sqlalchemy import MetaData, create_engine, text

from adjudicator.store.database import revisions
from adjudicator.store.database.database import Store
from adjudicator.store.tables.catalogue import catalogue
from adjudicator.store.tables.values import Away
from tests.store.samples import NOON
from tests.store.stored import lay


def differences(url: str, tables: MetaData) -> list[object]:
    engine = create_engine(url)
    try:
        with engine.connect() as db:
            context = MigrationContext.configure(db, opts={"compare_type": True})
            return list(compare_metadata(context, tables))
    finally:
        engine.dispose()


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


AT_NINE = "BYHOUR=21;BYMINUTE=0;BYSECOND=0"
UNDERSTOOD = [
    ("Tue, Fri 21:00", [{"text": f"FREQ=WEEKLY;BYDAY=TU,FR;{AT_NINE}"}], []),
    ("weekdays 9 pm", [{"text": f"FREQ=WEEKLY;BYDAY=MO,TU,WE,TH,FR;{AT_NINE}"}], []),
    ("daily 21.00", [{"text": f"FREQ=WEEKLY;BYDAY=MO,TU,WE,TH,FR,SA,SU;{AT_NINE}"}], []),
    (
        "first Tue, last day 21:00",
        [{"text": f"FREQ=MONTHLY;{day};{AT_NINE}"} for day in ("BYDAY=+1TU", "BYMONTHDAY=-1")],
        [],
    ),
    # Versions that read so said nothing of it.
    ("first weekend 21:00", [{"text": f"FREQ=WEEKLY;BYDAY=SA,SU;{AT_NINE}"}], []),
    (
        "1st and 3rd Tue 21:00",
        [{"text": f"FREQ=MONTHLY;{day};{AT_NINE}"} for day in ("BYMONTHDAY=1", "BYDAY=+3TU")],
        [],
    ),
    (
        "every other Tue 9 pm from 2026-12-01",
        [{"text": f"FREQ=WEEKLY;BYDAY=TU;INTERVAL=2;{AT_NINE}", "begins": "2026-12-01"}],
        [],
    ),
    (
        "phase 1: Sun 21:00; phases 2 and 3: Mon 21:00",
        [
            {"text": f"FREQ=WEEKLY;BYDAY=SU;{AT_NINE}", "phases": [1]},
            {"text": f"FREQ=WEEKLY;BYDAY=MO;{AT_NINE}", "phases": [2, 3]},
        ],
        [],
    ),
    (
        "RRULE:FREQ=WEEKLY;INTERVAL=2;BYDAY=TU;BYHOUR=21; from 1 Dec 2026",
        [{"text": "BYMINUTE=0;FREQ=WEEKLY;INTERVAL=2;BYDAY=TU;BYHOUR=21;BYSECOND=0", "begins": "2026-12-01"}],
        [],
    ),
    (
        "Tue 21:00; not 17-31 Dec, Aug and Sun; not 24 Dec - 3 Jan 2027, last two weeks of May, 2026-06-01",
        [{"text": f"FREQ=WEEKLY;BYDAY=TU;{AT_NINE}"}],
        [
            {"type": "Yearly", "first": [12, 17], "last": [12, 31]},
            {"type": "Yearly", "first": [8, 1], "last": [8, 31]},
            {"type": "Weekday", "number": 6},
            {"type": "Once", "first": "2026-12-24", "last": "2027-01-03"},
            {"type": "EdgeOfMonth", "month": 5, "days": 14, "last": True},
            {"type": "Once", "first": "2026-06-01", "last": "2026-06-01"},
        ],
    ),
]
"""Words, and what the versions up to 0022 understood: rules, and days that are left out."""


def test_timetables_are_brought_forward_as_they_were_understood(url: str) -> None:
    """Up to 0022 only their words were kept."""
    without = [('{"hours":72.0}', {"hours": 72.0}), ('{"hours":72.0,"deadlines":""}', {"hours": 72.0})]
    within = [
        (
            json.dumps({"deadlines": words, "least": 4.0}),
            {"least": 4.0, "deadlines": {"words": words, "rules": rules, "but": but}},
        )
        for words, rules, but in UNDERSTOOD
    ]
    engine = create_engine(url)
    config = Config()
    config.set_main_option("script_location", str(revisions.MIGRATIONS))
    with engine.begin() as db:
        config.attributes["connection"] = db
        upgrade(config, "0022")
        for number, (schedule, _) in enumerate((*without, *within)):
            db.execute(
                text(
                    "INSERT INTO game (id, name, title, status, options, gm_address, zone, schedule, gm_half, "
                    "commitment, serial, created_at, public) VALUES (:number, :name, 'postal-cosmic', 'forming', '{}', "
                    "'gm@example.org', 'UTC', :schedule, '', '', 0, '2027-03-01 12:00:00', false)"
                ),
                {"number": number, "name": f"game{number}", "schedule": schedule},
            )
        upgrade(config, "head")
        kept = db.execute(text("SELECT schedule FROM game ORDER BY id")).scalars().all()
    engine.dispose()
    assert [json.loads(schedule) for schedule in kept] == [after for _, after in (*without, *within)]
