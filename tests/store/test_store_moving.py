"""From one database into another: every row, nothing else, and numbers that go on."""

from pathlib import Path

import pytest

from adjudicator.store.database.copying_rows import FILLED
from adjudicator.store.database.database import Store
from adjudicator.store.tables.errors import StoreConflict, StoreUnusable
from adjudicator.store.tables.tables import ALL
from adjudicator.store.tables.values import Game
from tests.postgres import PostgresServer
from tests.service.house import START, House
from tests.store.samples import a_game, three_seats


@pytest.fixture
def played(tmp_path: Path) -> House:
    """A game by letter, with something in most tables."""
    (tmp_path / "played").mkdir()
    house = House(tmp_path / "played")
    house.begun()
    house.reply(0, "PASS\nNOTE Grüße, \U0001f600\nPRESS TO all\nHello.\nEND PRESS\nABSENT 2026-09-01 to 2026-09-03\n")
    house.reply(1, "READY\n", sender="zoe@zoes.test")
    house.reply(2, "ADDRESS ADD cy@elsewhere.test\nPASS\n")
    house.next_phase()
    return house


def rows(store: Store) -> dict[str, set[str]]:
    with store.reading() as unit:
        db = unit.figures._db
        return {table.name: {repr(tuple(row)) for row in db.execute(table.select())} for table in ALL.sorted_tables}


def test_everything_is_there_and_numbers_go_on(played: House, url: str) -> None:
    other = Store(url)
    counts = played.store.copy_to(other)
    assert rows(other) == rows(played.store)
    assert sum(1 for count in counts.values() if count) >= 8
    assert counts["letter"] == 3
    with other.unit() as unit:
        assert unit.games.create(a_game("mars"), three_seats("mars")).id == 2
        assert unit.letters.receive(b"x", source="pipe", message_id=None, received_at=START).id == 4
    with pytest.raises(StoreUnusable, match="is not empty"):
        played.store.copy_to(other)
    other.close()
    played.store.close()


@pytest.mark.postgres
def test_there_and_back(played: House, server: PostgresServer, tmp_path: Path) -> None:
    there, back = Store(server.create()), Store(f"sqlite:///{tmp_path / 'back.db'}")
    played.store.copy_to(there)
    there.copy_to(back)
    assert rows(back) == rows(played.store)
    for store in (there, back, played.store):
        store.close()


def test_a_database_of_another_version_is_brought_up_to_date_first(tmp_path: Path) -> None:
    old, new = Store(f"sqlite:///{tmp_path / 'old.db'}"), Store(f"sqlite:///{tmp_path / 'new.db'}")
    with pytest.raises(StoreUnusable, match="adjudicator upgrade"):
        old.copy_to(new)
    old.close()
    new.close()
    assert not (tmp_path / "new.db").exists()


def test_what_does_not_read_back_is_not_kept(
    store: Store, game: Game, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    other = Store(f"sqlite:///{tmp_path / 'other.db'}")
    monkeypatch.setattr("adjudicator.store.database.copying_rows._sum", lambda db, table: (1, id(db)))
    with pytest.raises(StoreConflict, match="does not read back"):
        store.copy_to(other)
    assert {name for name, found in rows(other).items() if found} == set(FILLED)
    assert any(rows(store).values())
    other.close()
